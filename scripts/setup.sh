# Sourced by ./play and ./test: a .venv with the packages pinned in $requirements, and this project in it.
for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    "$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' 2>/dev/null && break
    python=
done
[ -n "$python" ] || { echo "Katzentisch needs Python 3.11, 3.12, 3.13 or 3.14; please install one of them." >&2; exit 3; }
stamp="$(cat pyproject.toml "$requirements" scripts/setup.sh | cksum) $("$python" -V)"
if [ "$(cat ".venv/$requirements.stamp" 2>/dev/null)" != "$stamp" ]; then
    export UV_CONCURRENT_DOWNLOADS=8 UV_PYTHON_DOWNLOADS=never UV_COMPILE_BYTECODE=1
    uv=$(command -v uv || echo .tools/bin/uv)
    [ -x "$uv" ] || "$python" -m pip install --quiet --root-user-action=ignore --target .tools --require-hashes -r requirements-uv.txt
    .venv/bin/python -V 2>/dev/null | grep -qx "$("$python" -V)" || "$uv" venv --quiet --clear --python "$python" .venv
    "$uv" pip install --quiet --python .venv --require-hashes -r "$requirements"
    "$uv" pip install --quiet --python .venv --no-deps --no-build-isolation -e .
    echo "$stamp" > ".venv/$requirements.stamp"
fi
if [ -n "${page:-}" ] || .venv/bin/python scripts/page.py --due; then
    uv=$(command -v uv || echo .tools/bin/uv)
    if [ "$(cat .tools/node.stamp 2>/dev/null)" != "$(cksum < requirements-node.txt)" ]; then
        UV_CONCURRENT_DOWNLOADS=8 "$uv" pip install --quiet --python .venv --target .tools --require-hashes -r requirements-node.txt
        cksum < requirements-node.txt > .tools/node.stamp
    fi
    .venv/bin/python scripts/page.py ${page:-}
fi
