import type { Placeholder } from "#contract/domain/bracket";

const place = (rank: number, group: string): Placeholder => ({ kind: "group", rank, group });
const third = (groups: string): Placeholder => ({ kind: "third", groups: [...groups] });

/**
 * World Cup 2026, matches 73 to 88 in bracket order. The eight best third-placed teams take the places of `third`;
 * which of them is decided by a list in the regulations that is not included here.
 */
export const WORLD_CUP_2026: readonly (readonly [Placeholder, Placeholder])[] = [
  [place(1, "E"), third("ABCDF")],
  [place(1, "I"), third("CDFGH")],
  [place(2, "A"), place(2, "B")],
  [place(1, "F"), place(2, "C")],
  [place(2, "K"), place(2, "L")],
  [place(1, "H"), place(2, "J")],
  [place(1, "D"), third("BEFIJ")],
  [place(1, "G"), third("AEHIJ")],
  [place(1, "C"), place(2, "F")],
  [place(2, "E"), place(2, "I")],
  [place(1, "A"), third("CEFHI")],
  [place(1, "L"), third("EHIJK")],
  [place(1, "J"), place(2, "H")],
  [place(2, "D"), place(2, "G")],
  [place(1, "B"), third("EFGIJ")],
  [place(1, "K"), third("DEIJL")],
];

/** Six groups of four: the winners of four of them meet third-placed teams, those of the other two meet runners-up. */
const [A, B, C, D, E, F] = [..."ABCDEF"].map((group) => place(1, group)) as [
  Placeholder,
  Placeholder,
  Placeholder,
  Placeholder,
  Placeholder,
  Placeholder,
];
const OF_24 = {
  A: [A, third("CDE")],
  B: [B, third("ACD")],
  C: [C, third("ABF")],
  D: [D, third("BEF")],
  E: [E, place(2, "D")],
  F: [F, place(2, "E")],
  AC: [place(2, "A"), place(2, "C")],
  BF: [place(2, "B"), place(2, "F")],
} as const;

/** Africa Cup of Nations 2023, in bracket order. */
export const AFCON_2023 = [OF_24.C, OF_24.E, OF_24.BF, OF_24.A, OF_24.AC, OF_24.D, OF_24.B, OF_24.F];
/** AFC Asian Cup 2023, in bracket order. */
export const ASIAN_CUP_2023 = [OF_24.A, OF_24.BF, OF_24.C, OF_24.E, OF_24.AC, OF_24.D, OF_24.B, OF_24.F];
/** UEFA Euro 2024, in bracket order (Regulations of the UEFA European Football Championship 2022-24, article 21). */
export const EURO_2024 = [
  [B, third("ADEF")],
  [A, place(2, "C")],
  [F, third("ABC")],
  [place(2, "D"), place(2, "E")],
  [E, third("ABCD")],
  [D, place(2, "F")],
  [C, third("DEF")],
  [place(2, "A"), place(2, "B")],
] as const;
