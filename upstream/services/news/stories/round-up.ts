import type { Pair } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import type { MatchAt } from "../../../match/match.ts";
import { sideAhead, sideIndex } from "../../../match/score.ts";
import { dayText, named, namedCompetition, noteLine, scored, toSlug } from "./shared-lines.ts";
import type { Line, Outline, Part } from "./story.ts";
import { storyModelOf } from "./story-model.ts";

/** Data for the round-up of a matchday, or of a day in a competition without matchdays. */
export interface RoundData {
  /** Identifies the round permanently. */
  id: string;
  competition: CompetitionEntry;
  season: string;
  matchday?: number;
  /** Decided matches, in order of kick-off. */
  matches: readonly MatchAt[];
  /** The table's first rows after the round, if there is a table. */
  rows?: readonly TableRow[];
  teamOf(id: string): TeamEntry;
  timeZone: string;
}

const scoreOf = ({ state }: MatchAt): Pair => state.score ?? [0, 0];
const gapOf = (match: MatchAt): number => Math.abs(scoreOf(match)[0] - scoreOf(match)[1]);
const totalOf = (match: MatchAt): number => scoreOf(match)[0] + scoreOf(match)[1];
/** The match with the largest value; undefined if several share it, since none of them is the one. */
function largest(matches: readonly MatchAt[], of: (match: MatchAt) => number): MatchAt | undefined {
  const most = Math.max(...matches.map(of));
  const [first, ...others] = matches.filter((match) => of(match) === most);
  return others.length === 0 ? first : undefined;
}

const LATE = 85;
/** A larger margin is not a close game. */
const NARROW_POINTS = 5;

function matchValues(match: MatchAt, { teamOf }: RoundData) {
  const { fixture } = match;
  const [home, away] = scoreOf(match);
  const teams = [teamOf(fixture.homeId), teamOf(fixture.awayId)] as const;
  const winner = sideIndex(sideAhead([home, away]) ?? "home");
  return {
    home: named(teams[0]),
    away: named(teams[1]),
    score: scored([home, away]),
    team: named(teams[winner]),
    opponent: named(teams[winner === 0 ? 1 : 0]),
    won: scored(winner === 0 ? [home, away] : [away, home]),
    count: totalOf(match),
    gap: gapOf(match),
  };
}

/** Won by the last goal, at most five minutes before the end. */
function lateWinners(matches: readonly MatchAt[]): MatchAt[] {
  return matches.filter((match) => {
    const last = match.state.goals.at(-1);
    return (
      gapOf(match) === 1 &&
      last !== undefined &&
      last.minute >= LATE &&
      last.side === sideAhead(scoreOf(match)) &&
      match.state.phase === "FULL_TIME"
    );
  });
}

function footballLines(data: RoundData): Line[] {
  const { matches } = data;
  const wins = (side: "home" | "away") => matches.filter((match) => sideAhead(scoreOf(match)) === side).length;
  const draws = matches.filter((match) => gapOf(match) === 0).length;
  const goals = matches.reduce((sum, match) => sum + totalOf(match), 0);
  const biggest = largest(matches, gapOf);
  const richest = largest(matches, totalOf);
  const reds = matches.reduce((sum, { state }) => sum + state.reds[0] + state.reds[1], 0);
  const average = { decimal: goals / matches.length };
  return [
    {
      key: draws > 0 ? "roundResults" : "roundGames",
      values: { homeWins: wins("home"), draws, awayWins: wins("away") },
    },
    { key: "roundGoals", values: { count: goals, average } },
    ...(biggest && gapOf(biggest) > 1 ? [{ key: "roundBiggest" as const, values: matchValues(biggest, data) }] : []),
    ...(richest && richest !== biggest && totalOf(richest) > 2
      ? [{ key: "roundRichest" as const, values: matchValues(richest, data) }]
      : []),
    ...lateWinners(matches)
      .slice(0, 2)
      .map((match) => ({
        key: "roundLate" as const,
        values: {
          ...matchValues(match, data),
          at: { minute: match.state.goals.at(-1)!.minute, addedMinute: match.state.goals.at(-1)!.addedMinute },
        },
      })),
    ...(reds > 0 ? [{ key: "roundReds" as const, values: { count: reds } }] : []),
  ];
}

function basketballLines(data: RoundData): Line[] {
  const { matches } = data;
  const homeWins = matches.filter((match) => sideAhead(scoreOf(match)) === "home").length;
  const points = matches.reduce((sum, match) => sum + totalOf(match), 0);
  const biggest = largest(matches, gapOf);
  const closest = largest(matches, (match) => -gapOf(match));
  const richest = largest(matches, totalOf);
  return [
    { key: "roundGames", values: { homeWins, awayWins: matches.length - homeWins } },
    { key: "roundPoints", values: { average: { decimal: points / matches.length } } },
    ...(biggest ? [{ key: "roundBiggest" as const, values: matchValues(biggest, data) }] : []),
    ...(closest && closest !== biggest && gapOf(closest) <= NARROW_POINTS
      ? [{ key: "roundClosest" as const, values: matchValues(closest, data) }]
      : []),
    ...(richest && richest !== biggest && richest !== closest
      ? [{ key: "roundHighest" as const, values: matchValues(richest, data) }]
      : []),
  ];
}

const ROUND_LINES: Readonly<Record<Sport, (data: RoundData) => Line[]>> = {
  football: footballLines,
  basketball: basketballLines,
};

function tableLines({ rows, teamOf, competition }: RoundData): Line[] {
  const [first, second] = rows ?? [];
  if (!first || !second || !storyModelOf(competition.sport).hasMatchdays) return [];
  const values = {
    team: named(teamOf(first.teamId)),
    opponent: named(teamOf(second.teamId)),
    points: first.points,
    played: first.played,
    count: first.points - second.points,
  };
  return [
    { key: "watchLeader", values },
    { key: first.points === second.points ? "watchLevel" : "watchGap", values },
  ];
}

function partsOf(data: RoundData): Part[] {
  const { competition, matches } = data;
  const parts: Part[] = [
    { lines: ROUND_LINES[competition.sport](data) },
    {
      heading: "headingResults",
      isList: true,
      lines: matches.map((match) => ({
        key: "resultLine",
        values: matchValues(match, data),
      })),
    },
    { heading: "headingTable", lines: tableLines(data) },
    noteLine(matches.map(({ fixture }) => fixture.source)),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** The outline of a round-up; undefined for a round without a decided match. */
export function toRoundUp(data: RoundData): Outline | undefined {
  const { competition, matches, matchday, season, timeZone, id } = data;
  const last = matches.at(-1);
  if (!last) return undefined;
  const isMatchday = matchday !== undefined;
  const day = dayText(last.fixture.kickOff, timeZone);
  const round = isMatchday ? toSlug("matchday", matchday, season) : day;
  return {
    id,
    kind: "roundUp",
    sport: competition.sport,
    competitionId: competition.id,
    slug: toSlug(competition.key, "round-up", round),
    values: {
      competition: namedCompetition(competition),
      date: { day: last.fixture.kickOff, timeZone },
      total: matches.length,
      ...(isMatchday && { matchday }),
    },
    titles: [[isMatchday ? "roundTitleMatchday" : "roundTitleDate"]],
    openings: [[isMatchday ? "roundOpenMatchday" : "roundOpenDate"]],
    summaries: [{ key: isMatchday ? "roundSummaryMatchday" : "roundSummaryDate" }],
    parts: partsOf(data),
  };
}
