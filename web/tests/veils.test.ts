import { expect, test } from "vitest";
import { Veils } from "../src/table/veils";

const card = (): HTMLElement => ({ style: { opacity: "" } }) as unknown as HTMLElement;

test("a card is seen when the last thing that flies to it has landed", () => {
  const [veils, one] = [new Veils(), card()];
  const [first, second] = [veils.hide(one), veils.hide(one)];
  first();
  expect(one.style.opacity).toBe("0");
  second();
  expect(one.style.opacity).toBe("");
});

test("when all is finished every card is seen, and what lands later uncovers nothing new", () => {
  const [veils, one] = [new Veils(), card()];
  const late = veils.hide(one);
  veils.clear();
  expect(one.style.opacity).toBe("");
  veils.hide(one);
  late();
  expect(one.style.opacity).toBe("0");
});
