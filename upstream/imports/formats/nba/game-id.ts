import { acrossYears } from "#contract/time/dates";
import type { Round } from "../../round-label.ts";
import type { SeasonRows } from "../format.ts";

/** The key of a game; other files write its id without the zeros in front. */
export const gameKey = (id: string): string => `NBA ${id.padStart(10, "0")}`;

const PLAYOFF_ROUNDS = ["round_of_16", "quarter_final", "semi_final", "final"] as const;

/**
 * The league's ids say what a game is: 002 the regular season, 004 the play-offs with round, series and game, 005 the
 * play-in.
 */
export function roundOf(id: string): Round | undefined {
  const [, kind, round, game] = /^00(\d)\d{4}(\d)\d(\d)$/.exec(id.padStart(10, "0")) ?? [];
  if (kind === "2") return { stage: "regular" };
  if (kind === "5") return { stage: "playin" };
  const stage = kind === "4" ? PLAYOFF_ROUNDS[Number(round) - 1] : undefined;
  return stage && { stage, game: Number(game) };
}

/** 2017-18 for 0021700113; the league began in 1946. Undefined for what is no id. */
export function seasonOfGame(id: string): string | undefined {
  const year = /^00\d(\d\d)\d{5}$/.exec(id.padStart(10, "0"))?.[1];
  if (year === undefined) return undefined;
  return acrossYears(Number(year) + (Number(year) < 46 ? 2_000 : 1_900));
}

/** In 2020 everybody played in one place after the break. */
export const isOnNeutralGround = (date: string): boolean => date >= "2020-07-30" && date <= "2020-10-11";

export const unknownKind = (id: string): string => `unknown kind of game ${JSON.stringify(id)}`;

export const nbaSeason = (season: string): Omit<SeasonRows, "rows"> => ({
  competition: { name: "NBA", sport: "basketball" },
  season,
  title: `NBA ${season}`,
});
