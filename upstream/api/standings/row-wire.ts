import type { BasketballRowWire, StandingsRowWire, ZoneWire } from "#contract/calls/standings/standings-row";
import { phaseGroup } from "#contract/domain/status";
import type { LocaleCode } from "#contract/tables/locales";
import { isTableStage } from "#contract/tables/stages";
import type { FormMarkWire } from "#contract/wire/form-mark";
import type { TeamRefWire } from "#contract/wire/match-item";
import { basketballFigures, leaderOf } from "../../competitions/standings/basketball-table.ts";
import { clinchOf, type SeasonRecord } from "../../competitions/standings/clinch.ts";
import { latestOf, letterOf } from "../../competitions/standings/form.ts";
import { ranksBefore } from "../../competitions/standings/history.ts";
import type { TableRow } from "../../competitions/standings/rank-teams.ts";
import type { SeasonTable } from "../../competitions/standings/season-table.ts";
import type { CountedMatch } from "../../competitions/standings/tally.ts";
import { type Zone, zoneAt } from "../../competitions/standings/zones.ts";
import { countsPoints } from "../../data/standings/rules/rule-set.ts";
import type { MatchAt } from "../../match/match.ts";
import { sideOfTeam, turnedPair } from "../../match/sides.ts";
import type { SeasonRead } from "../../matches/history/read-season.ts";
import { teamWire } from "../../matches/wire/references.ts";
import { seasonRecords } from "./season-records.ts";

/** What writing any row of a table needs. */
export interface RowContext {
  read: SeasonRead;
  table: SeasonTable;
  locale: LocaleCode;
  /** Ranks before; empty for partial tables, which show no change of rank. */
  before: ReadonlyMap<string, number>;
  /** Each team's match in play if it counts in a table, and its next match. */
  playing: ReadonlyMap<string, MatchAt>;
  next: ReadonlyMap<string, MatchAt>;
  isLive: boolean;
  /** Decided matches of the regular season and those still to play, by team. */
  records: ReadonlyMap<string, SeasonRecord>;
}

type BaseWire = Pick<
  StandingsRowWire,
  | "rank"
  | "prevRank"
  | "move"
  | "isTied"
  | "team"
  | "played"
  | "win"
  | "lose"
  | "deducted"
  | "form"
  | "formMatches"
  | "zone"
  | "tieBreak"
  | "nextOpponent"
>;

export function rowContext(
  read: SeasonRead,
  table: SeasonTable,
  locale: LocaleCode,
  isLive: boolean,
  hasPast: boolean,
): RowContext {
  return {
    read,
    table,
    locale,
    isLive,
    before: hasPast ? ranksBefore(table, read.deductionsAt) : new Map(),
    ...currentMatches(read.matches),
    records: seasonRecords(read.matches),
  };
}

function currentMatches(matches: readonly MatchAt[]): Pick<RowContext, "playing" | "next"> {
  const playing = new Map<string, MatchAt>();
  const next = new Map<string, MatchAt>();
  for (const match of [...matches].sort((a, b) => a.fixture.kickOff - b.fixture.kickOff)) {
    const group = phaseGroup(match.state.phase);
    const isCounted = isTableStage(match.fixture.stage);
    const map = group === "live" && isCounted ? playing : group === "pre" ? next : undefined;
    for (const id of [match.fixture.homeId, match.fixture.awayId]) if (map && !map.has(id)) map.set(id, match);
  }
  return { playing, next };
}

const team = (id: string, { read, locale }: RowContext): TeamRefWire => {
  const entry = read.teams.get(id);
  if (!entry) throw new Error(`a table names the unknown team ${id}`);
  return teamWire(entry, locale);
};

function formMark(teamId: string, match: CountedMatch, context: RowContext): FormMarkWire {
  const isHome = match.homeId === teamId;
  const [own, other] = isHome ? match.score : turnedPair(match.score);
  return {
    matchId: match.id ?? "",
    result: letterOf(teamId, match),
    gf: own,
    ga: other,
    opponent: team(isHome ? match.awayId : match.homeId, context),
    matchTime: match.kickOff,
    isHome,
  };
}

const moveOf = (rank: number, previous: number | undefined): string | undefined => {
  if (previous === undefined) return undefined;
  return rank === previous ? "same" : rank < previous ? "up" : "down";
};

function opponentOf(teamId: string, match: MatchAt | undefined, context: RowContext): TeamRefWire | undefined {
  if (!match) return undefined;
  const { homeId, awayId } = match.fixture;
  return team(homeId === teamId ? awayId : homeId, context);
}

function baseWire(row: TableRow, context: RowContext): BaseWire {
  const { table, before, next } = context;
  const previous = before.get(row.teamId);
  const latest = latestOf(row.teamId, table.matches, row.form.length, table.countsFor);
  return {
    rank: row.rank,
    prevRank: previous ?? null,
    move: moveOf(row.rank, previous),
    isTied: row.isTied,
    team: team(row.teamId, context),
    played: row.played,
    win: row.won,
    lose: row.lost,
    deducted: row.deducted,
    form: row.form,
    formMatches: latest.map((match) => formMark(row.teamId, match, context)),
    // Before the first match nobody has a place yet.
    zone: table.rows.some(({ played }) => played > 0) ? zoneAt(row.rank, table.zones)?.zone : undefined,
    tieBreak: row.tieBreak,
    nextOpponent: opponentOf(row.teamId, next.get(row.teamId), context),
  };
}

const perGame = (total: number, played: number): string | null => (played === 0 ? null : (total / played).toFixed(2));

function liveWire(teamId: string, { playing, isLive }: RowContext): StandingsRowWire["live"] {
  const match = playing.get(teamId);
  if (!match?.state.score) return undefined;
  const [home, away] = match.state.score;
  const side = sideOfTeam(match.fixture, teamId);
  return { matchId: match.fixture.id, homeTeamScore: home, awayTeamScore: away, provisional: isLive, side };
}

export function footballRow(row: TableRow, context: RowContext): StandingsRowWire {
  return {
    ...baseWire(row, context),
    draw: row.drawn,
    gf: row.goalsFor,
    ga: row.goalsAgainst,
    gd: row.goalDifference,
    points: row.points,
    deductedReason: context.read.deducted[row.teamId]?.reason,
    ppg: perGame(row.points, row.played),
    winPct: row.played === 0 ? null : ((100 * row.won) / row.played).toFixed(1),
    yellow: row.yellow ?? null,
    red: row.red ?? null,
    live: liveWire(row.teamId, context),
  };
}

const partOf = (teamId: string, { read }: RowContext) => {
  const conference = read.competition.basketball?.conferences?.find(({ teamIds }) => teamIds.includes(teamId));
  return { conference, division: conference?.divisions?.find(({ teamIds }) => teamIds.includes(teamId)) };
};

const setOf = (part: { teamIds: readonly string[] } | undefined): ReadonlySet<string> | undefined =>
  part && new Set(part.teamIds);

export function basketballRow(row: TableRow, context: RowContext): BasketballRowWire {
  const { table, read } = context;
  const { conference, division } = partOf(row.teamId, context);
  const [inConference, inDivision] = [setOf(conference), setOf(division)];
  const figures = basketballFigures(row, leaderOf(table.rows) ?? row, table.matches, {
    ...(inConference && { conference: inConference }),
    ...(inDivision && { division: inDivision }),
  });
  return {
    ...baseWire(row, context),
    pct: figures.pct.toFixed(3),
    gb: figures.gamesBehind?.toFixed(1) ?? null,
    home: figures.home,
    away: figures.away,
    conf: figures.conference,
    div: figures.division,
    last10: figures.lastTen,
    streak: figures.streak,
    pf: row.goalsFor,
    pa: row.goalsAgainst,
    ppg: perGame(row.goalsFor, row.played),
    oppg: perGame(row.goalsAgainst, row.played),
    diff: perGame(row.goalDifference, row.played),
    points: countsPoints(read.ruleSet) ? row.points : null,
    conference: conference?.key,
    division: division?.key,
    conferenceRank: table.conference === undefined ? null : row.rank,
    clinch: clinchIn(row, context, division?.teamIds),
  };
}

/** What is certain for a team of a table; nothing if points were deducted, for then wins do not decide. */
function clinchIn(row: TableRow, { table, records: all }: RowContext, division: readonly string[] | undefined) {
  const { rows, zones } = table;
  if (rows.some(({ deducted }) => deducted !== 0)) return undefined;
  const lastOf = (zone: Zone["zone"]) => zones.find((one) => one.zone === zone)?.toRank ?? 0;
  const records = new Map(rows.flatMap(({ teamId }) => [[teamId, all.get(teamId)] as const]).filter(isKnown));
  // The table of all games, not only of those at home: its order is final.
  const isOver = rows.every(({ teamId, won, lost }) => {
    const record = records.get(teamId);
    return record?.remaining === 0 && record.won === won && record.lost === lost;
  });
  return clinchOf(row.teamId, {
    records,
    places: { playoffs: lastOf("playoffs"), playIn: lastOf("play_in") },
    ...(division && { division }),
    ...(isOver && { order: rows.map(({ teamId }) => teamId) }),
  });
}

const isKnown = (entry: readonly [string, SeasonRecord | undefined]): entry is [string, SeasonRecord] =>
  entry[1] !== undefined;

export const zoneWire = ({ zone, colour, fromRank, toRank }: Zone): ZoneWire => ({
  zone,
  color: colour,
  fromRank,
  toRank,
});
