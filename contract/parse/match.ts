import type { z } from "zod";
import type { LivePeriod, Match, MatchBase, Pair, Scores, Side, Source, Stage, Team } from "../domain/match.ts";
import { parseStatus, phaseGroup, type Status } from "../status.ts";
import { SPORTS } from "../tables/sports.ts";
import type { WireMatchItem, WireTeamRef } from "../wire/match-item.ts";

type Item = z.output<typeof WireMatchItem>;

const SOURCES: readonly Source[] = ["recorded", "imported", "simulated"];
const STAGES: readonly Stage[] = [
  "regular",
  "league_phase",
  "group",
  "qualifying",
  "playoff",
  "round_of_128",
  "round_of_64",
  "round_of_32",
  "round_of_16",
  "quarter_final",
  "semi_final",
  "third_place",
  "final",
];

/** A source as the reference upstream writes it; any other upstream is a supplier of real data. */
export const parseSource = (word: string | undefined): Source =>
  SOURCES.find((source) => source === word) ?? "supplied";

/** A country code as a flag's file name; undefined for the world and continents (`INT`, `INT-EU`). */
export const parseFlag = (code: string | undefined): string | undefined =>
  code && !code.startsWith("INT") ? code.toLowerCase() : undefined;

export function parseTeam(team: z.output<typeof WireTeamRef>): Team {
  const flag = parseFlag(team.countryCode);
  return {
    id: team.teamId,
    key: team.teamKey,
    name: team.teamName,
    ...(team.shortName && { shortName: team.shortName }),
    ...(flag && { flag }),
    ...(team.nameIsFallback && { isFallbackName: true as const }),
  };
}

/** Wire row to the union by state. Nothing here throws: an unknown word becomes the state `unknown`. */
export function parseMatch(item: Item): Match {
  const base = parseBase(item);
  const status = parseStatus(item.matchStatus, item.phase);
  const scores = parseScores(item);
  switch (phaseGroup(status.phase)) {
    case "pre":
      return {
        ...base,
        state: "scheduled",
        isTimeConfirmed: status.phase !== "TIME_TBA" && item.isTimeConfirmed,
        ...(status.phase === "DELAYED" && { isDelayed: true as const }),
      };
    case "live":
      return { ...base, ...withScore(scores), state: "live", ...parseClock(item, status) };
    case "final":
      return {
        ...base,
        ...withScore(scores),
        state: "finished",
        how: status.phase as "FULL_TIME",
        ...parseWinner(item, scores),
      };
    case "halted":
      return { ...base, ...scores, state: "halted", how: status.phase as "SUSPENDED" };
    case "void":
      return { ...base, ...scores, state: "void", how: status.phase as "POSTPONED" };
    case "unknown":
      return { ...base, ...scores, state: "unknown", word: item.matchStatus.slice(0, 24) };
  }
}

function parseBase(item: Item): MatchBase {
  const stage = STAGES.find((candidate) => candidate === item.stage);
  return {
    id: item.matchId,
    sport: SPORTS.find(({ sportType }) => sportType === item.sportType)?.code ?? "football",
    leagueId: item.leagueId,
    countryKey: item.countryKey,
    leagueKey: item.leagueKey,
    slug: item.matchName,
    kickOff: item.matchTime,
    home: parseTeam(item.home),
    away: parseTeam(item.away),
    ...(stage && { stage }),
    ...(item.matchday !== null && { matchday: item.matchday }),
    ...(item.groupName && { group: item.groupName }),
    ...((item.leg === 1 || item.leg === 2) && { leg: item.leg as 1 | 2 }),
    ...(item.neutral && { isNeutral: true as const }),
    source: parseSource(item.source),
  };
}

const pair = (home: number | null, away: number | null): Pair | undefined =>
  home === null || away === null ? undefined : [home, away];

function parseScores(item: Item): Partial<Scores> & { reds: Pair } {
  const found = {
    score: pair(item.homeTeamScore, item.awayTeamScore),
    halfTime: pair(item.homeHalfScore, item.awayHalfScore),
    fullTime: pair(item.homeFtScore, item.awayFtScore),
    shootout: pair(item.homePenScore, item.awayPenScore),
    aggregate: pair(item.homeAggScore, item.awayAggScore),
    reds: [item.homeRed, item.awayRed] as const,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Partial<Scores> & {
    reds: Pair;
  };
}

// A live or finished row without a score is shown with dashes upstream of us; the domain needs numbers, so it starts level.
const withScore = (scores: Partial<Scores> & { reds: Pair }): Scores => ({ ...scores, score: scores.score ?? [0, 0] });

function parseClock(
  item: Item,
  status: Status,
): { period: LivePeriod; minute?: number; addedMinute?: number; isVarCheck?: true } {
  const minute = item.minute ?? status.minute;
  const addedMinute = item.minute === null ? status.addedMinute : (item.addedMinute ?? undefined);
  const isPlay = status.phase === "FIRST_HALF" || status.phase === "SECOND_HALF" || status.phase === "EXTRA_TIME";
  return {
    period: status.phase as LivePeriod,
    ...(isPlay && minute !== undefined && { minute }),
    ...(isPlay && addedMinute !== undefined && { addedMinute }),
    ...(item.varState === "checking" && { isVarCheck: true as const }),
  };
}

function parseWinner(item: Item, scores: Partial<Scores>): { winner?: Side } {
  if (item.winner === "home" || item.winner === "away") return { winner: item.winner };
  if (item.winner === "draw") return {};
  for (const [home, away] of [scores.shootout, scores.score].filter((one) => one !== undefined)) {
    if (home !== away) return { winner: home > away ? "home" : "away" };
  }
  return {};
}
