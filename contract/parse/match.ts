import type * as z from "zod/mini";
import type { MatchState } from "../domain/live.ts";
import {
  type LiveMatch,
  type LivePeriod,
  type Match,
  type MatchBase,
  type Pair,
  type Scores,
  SERIES_LENGTHS,
  type Side,
  type Source,
  type Team,
} from "../domain/match.ts";
import { isInGroup, parseStatus, type Status } from "../domain/status.ts";
import { sportOfType } from "../tables/sports.ts";
import { STAGES } from "../tables/stages.ts";
import type { PlayClock } from "../time/play-clock.ts";
import type { MatchStateWire, WireMatchItem, WireTeamRef } from "../wire/match-item.ts";
import { parseGameBoard, parseGameClock, parsePeriods } from "./game.ts";
import { isSide } from "./one-of.ts";

type Item = z.output<typeof WireMatchItem>;

const SOURCES: readonly Source[] = ["recorded", "imported", "simulated"];

/** The source as written by the reference upstream; any other upstream supplies real data. */
export const parseSource = (word: string | undefined): Source =>
  SOURCES.find((source) => source === word) ?? "supplied";

/** A country code as a flag file name; undefined for the world and continents (`INT`, `INT-EU`). */
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

/** Converts a wire row to the union by state. Never throws: an unknown word gives the state `unknown`. */
export const parseMatch = (item: Item): Match => ({ ...parseBase(item), ...parseMatchState(item) });

/** The part of a match that changes, by state. Never throws either. */
export function parseMatchState(item: MatchStateWire): MatchState {
  const base = { kickOff: item.matchTime };
  const status = parseStatus(item.matchStatus, item.phase);
  const { phase } = status;
  const scores = parseScores(item);
  if (isInGroup(phase, "pre")) {
    const isTimeConfirmed = phase !== "TIME_TBA" && item.isTimeConfirmed;
    return { ...base, state: "scheduled", isTimeConfirmed, ...(phase === "DELAYED" && { isDelayed: true as const }) };
  }
  if (isInGroup(phase, "live")) {
    return { ...base, ...withScore(scores), state: "live", period: phase, ...parseClock(item, { ...status, phase }) };
  }
  if (isInGroup(phase, "final")) {
    const dayOnly = !item.isTimeConfirmed && { isDayOnly: true as const };
    return { ...base, ...withScore(scores), state: "finished", how: phase, ...dayOnly, ...parseWinner(item, scores) };
  }
  if (isInGroup(phase, "halted")) return { ...base, ...scores, state: "halted", how: phase };
  if (isInGroup(phase, "void")) return { ...base, ...scores, state: "void", how: phase };
  return { ...base, ...scores, state: "unknown", word: item.matchStatus.slice(0, 24) };
}

function parseBase(item: Item): Omit<MatchBase, "kickOff"> {
  const stage = STAGES.find((candidate) => candidate === item.stage);
  return {
    id: item.matchId,
    sport: sportOfType(item.sportType),
    leagueId: item.leagueId,
    countryKey: item.countryKey,
    leagueKey: item.leagueKey,
    slug: item.matchName,
    ...(item.originalTime !== undefined && item.originalTime !== item.matchTime && { movedFrom: item.originalTime }),
    ...(item.seq > 0 && { revision: item.seq }),
    home: parseTeam(item.home),
    away: parseTeam(item.away),
    ...(stage && { stage }),
    ...(item.matchday !== null && { matchday: item.matchday }),
    ...(item.groupName && { group: item.groupName }),
    ...((item.leg === 1 || item.leg === 2) && { leg: item.leg }),
    ...parseSeries(item),
    ...(item.neutral && { isNeutral: true as const }),
    source: parseSource(item.source),
  };
}

function parseSeries({ series }: Item): Pick<MatchBase, "series"> {
  const bestOf = SERIES_LENGTHS.find((length) => length === series?.bestOf);
  if (!series || !bestOf) return {};
  return { series: { bestOf, game: series.gameNo, wins: [series.homeWins, series.awayWins] } };
}

/** Both sides' numbers; undefined unless the supplier gives both. */
export const parsePair = (home: number | null, away: number | null): Pair | undefined =>
  home === null || away === null ? undefined : [home, away];

type KnownScores = Partial<Scores> & Pick<Scores, "reds">;

function parseScores(item: MatchStateWire): KnownScores {
  const score = parsePair(item.homeTeamScore, item.awayTeamScore);
  const halfTime = parsePair(item.homeHalfScore, item.awayHalfScore);
  const fullTime = parsePair(item.homeFtScore, item.awayFtScore);
  const shootout = parsePair(item.homePenScore, item.awayPenScore);
  const aggregate = parsePair(item.homeAggScore, item.awayAggScore);
  const periods = parsePeriods(item);
  return {
    ...(score && { score }),
    ...(halfTime && { halfTime }),
    ...(fullTime && { fullTime }),
    ...(shootout && { shootout }),
    ...(aggregate && { aggregate }),
    reds: [item.homeRed, item.awayRed],
    ...(periods && { periods }),
  };
}

// Upstream a live or finished row without a score has dashes; the domain needs numbers, so it starts at 0-0.
const withScore = (scores: KnownScores): Scores => ({ ...scores, score: scores.score ?? [0, 0] });

/** Possible first minutes of each period of play; no other period has a clock. */
const PLAY_STARTS: Partial<Record<LivePeriod, readonly PlayClock["from"][]>> = {
  FIRST_HALF: [1],
  SECOND_HALF: [46],
  EXTRA_TIME: [91, 106],
};

function parseClock(item: MatchStateWire, status: Status & { phase: LivePeriod }): Partial<LiveMatch> {
  const minute = item.minute ?? status.minute;
  const addedMinute = item.minute === null ? status.addedMinute : (item.addedMinute ?? undefined);
  const starts = PLAY_STARTS[status.phase];
  const from = starts?.find((start) => start === item.periodFrom);
  return {
    ...(starts && minute !== undefined && { minute }),
    ...(starts && addedMinute !== undefined && { addedMinute }),
    ...(from && item.periodStart !== undefined && { clock: { startedAt: item.periodStart, from } }),
    ...(item.varState === "checking" && { isVarCheck: true as const }),
    ...parseGameClock(item),
    ...parseGameBoard(item),
  };
}

function parseWinner(item: MatchStateWire, scores: Partial<Scores>): { winner?: Side } {
  if (isSide(item.winner)) return { winner: item.winner };
  if (item.winner === "draw") return {};
  for (const [home, away] of [scores.shootout, scores.score].filter((one) => one !== undefined)) {
    if (home !== away) return { winner: home > away ? "home" : "away" };
  }
  return {};
}
