import { inkOn } from "#contract/colours/contrast";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { BySide, TeamSheet } from "./types.ts";

/** Below this distance in RGB (0 to 441) two shirts look alike from the stand. */
const ALIKE = 110;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

function distance(a: string, b: string): number {
  const [left, right] = [channels(a), channels(b)];
  return Math.hypot(...left.map((channel, index) => channel - right[index]!));
}

const SPARE = ["#ffffff", "#1b1f2a", "#f2c230"] as const;

/**
 * The home side plays in its own shirt; the visitors in theirs, else in their second, else in a plain one, whichever
 * first differs.
 */
export function buildKits(home: TeamEntry, away: TeamEntry): BySide<TeamSheet["kit"]> {
  const [shirt, second] = home.colours;
  const [own, other] = away.colours;
  const worn = [own, other, ...SPARE].find((colour) => distance(colour, shirt) >= ALIKE) ?? own;
  return {
    home: { shirt, number: inkOn(shirt, second) },
    away: { shirt: worn, number: inkOn(worn, worn === own ? other : own) },
  };
}
