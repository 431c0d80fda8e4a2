import type { Stage } from "#contract/domain/match";
import type { MatchPart } from "../match/match.ts";
import { knockoutPartIn, partIn } from "./part-words.ts";

export interface Round {
  stage: Stage;
  matchday?: number;
  group?: string;
  /** The part of the season, if it is not the regular one. */
  part?: MatchPart;
  /** Number of the game in a best-of series. */
  game?: number;
}

// In order of detection: the first match decides ("Semi-finals" before "final").
const STAGES: readonly (readonly [RegExp, Stage])[] = [
  [/third[- ]place|3rd place|place 3/i, "third_place"],
  [/semi-?finals?|halbfinale|^1\/2[- ]finals?/i, "semi_final"],
  [/quarter-?finals?|viertelfinale|^1\/4[- ]finals?/i, "quarter_final"],
  [/(round of|last) 128/i, "round_of_128"],
  [/(round of|last) 64/i, "round_of_64"],
  [/(round of|last) 32|sechzehntelfinale/i, "round_of_32"],
  [/(round of|last) 16|eighth-?finals?|achtelfinale|^1\/8[- ]finals?/i, "round_of_16"],
  [/qualif|preliminary/i, "qualifying"],
  [/play-?offs?/i, "playoff"],
  [/^league( phase| stage)?$/i, "league_phase"],
  [/^(group|gruppe|grupo)/i, "group"],
  [/^finals?$/i, "final"],
];

const stageOf = (words: string): Stage | undefined => STAGES.find(([pattern]) => pattern.test(words))?.[1];

const groupLetter = (words: string | undefined): string | undefined =>
  /^(?:group|gruppe|grupo) ([a-z]|\d{1,2})$/i.exec(words ?? "")?.[1];

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** "Matchday 7", "7. Round", "7th round", "Seventh Round". */
const numberIn = (words: string): number | undefined => {
  const found =
    /^(?:matchday|round|week|day|jornada|spieltag) (\d{1,2})$/i.exec(words)?.[1] ??
    /^(\d{1,2})(?:\.|st|nd|rd|th)? (?:matchday|round|spieltag|runde)$/i.exec(words)?.[1];
  if (found !== undefined) return Number(found);
  const ordinal = ORDINALS.indexOf(/^(\w+) round$/i.exec(words)?.[1]?.toLowerCase() ?? "");
  return ordinal < 0 ? undefined : ordinal + 1;
};

/** Parts of a season that are settled among some of its clubs: their knock-out rounds are not the competition's own. */
const SIDE_PARTS =
  /relegation|promotion|aufstieg|abstieg|play-?outs?|\becl\b|europa? league|conference|^europe$|^finals$/i;

const KNOCKOUT_ROUND = /^round \d{1,2}$/i;

/** Why the rows of a round cannot be read. */
export const unknownRound = (label: string): string => `unknown round ${JSON.stringify(label)}`;

/**
 * Reads "Matchday 7", "Regular, Matchday 7", "Finals, Semifinals", "Playoffs, Matchday 1", "Group A". The part after
 * the last comma gives the stage, unless an earlier part names play-offs or qualifying, which have semi-finals of their
 * own. `stage` and `group` are fields of these names, if a source has them. Undefined for words that are not known:
 * a guess would make a knock-out of a league.
 */
export function buildRound(label: string, stage?: string, group?: string): Round | undefined {
  const parts = [stage, ...label.split(",")].map((part) => part?.trim() ?? "").filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1);
  const outer = before.flatMap((part) => stageOf(part) ?? []);
  const letter = (groupLetter(group?.trim()) ?? groupLetter(last))?.toUpperCase();
  // World Cup files number the tournament's days, not the group's rounds.
  if (letter !== undefined) return { stage: "group", group: letter };
  if (partIn([last]) === "final_pool") return { stage: "group", part: "final_pool" };
  const matchday = numberIn(last);
  const part = partIn(before);
  // "Relegation, Matchday 3" is of a table, "Relegation, Round 1" of a knock-out.
  const knockout = outer.find((one) => one === "playoff" || one === "qualifying");
  const isTie = KNOCKOUT_ROUND.test(last) && before.some((one) => SIDE_PARTS.test(one));
  if (isTie && !knockout) return { stage: "playoff" };
  if (matchday !== undefined && part) return { stage: "regular", matchday, part };
  const whose = knockoutPartIn(before);
  if (knockout) return { stage: knockout, ...(whose && { part: whose }) };
  if (matchday !== undefined) return { stage: outer[0] ?? "regular", matchday };
  if (last === "" || /^regular/i.test(last)) return { stage: "regular" };
  const own = stageOf(last);
  // "Finals, Semifinals" are the competition's own, "Finals, Elimination Final" and "Relegation, Final" are not.
  const isAside = before.some((part) => SIDE_PARTS.test(part) && !(own && /^finals$/i.test(part)));
  return isAside ? { stage: "playoff" } : own && { stage: own };
}
