/** What people at a table decide together: who wants it, who has not said so yet. */
import type { TableInfo, Vote } from "../net/protocol";

export type Matter = Vote["matter"];

export interface OpenVote {
  matter: Matter;
  agreed: readonly number[];
  missing: readonly number[];
  /** Have we agreed? */
  isMine: boolean;
  /** Are we asked? */
  canAgree: boolean;
}

/** The people who play themselves. */
export function voters(info: TableInfo): number[] {
  return info.seats.flatMap((seat, number) => (seat.kind === "person" && !seat.level ? [number] : []));
}

/** All that is wished for; a rematch is asked for where the match ends. */
export function openVotes(info: TableInfo, you: number | null): OpenVote[] {
  const people = voters(info);
  return Object.entries(info.votes).flatMap(([matter, agreed]) => {
    if (!agreed.length || matter === "rematch") return [];
    const isMine = you !== null && agreed.includes(you);
    const canAgree = you !== null && !isMine && people.includes(you);
    return [{ matter: matter as Matter, agreed, missing: people.filter((seat) => !agreed.includes(seat)), isMine, canAgree }];
  });
}
