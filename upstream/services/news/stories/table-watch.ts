import type { Sport } from "#contract/tables/sports";
import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import type { Fixture } from "../../../match/match.ts";
import { dayText, named, namedCompetition, noteLine, toSlug } from "./shared-lines.ts";
import type { Line, Outline } from "./story.ts";
import { storyModelOf } from "./story-model.ts";

/** Data for the weekly look at a table. */
export interface TableData {
  competition: CompetitionEntry;
  source: Fixture["source"];
  /** All rows, first place first. */
  rows: readonly TableRow[];
  teamOf(id: string): TeamEntry;
  /** The Monday, in milliseconds. */
  day: number;
}

const LISTED = 6;
const FORM = 5;

const best = (rows: readonly TableRow[], of: (row: TableRow) => number): TableRow | undefined =>
  rows.toSorted((a, b) => of(b) - of(a) || a.rank - b.rank)[0];

const winsOf = ({ form }: TableRow): number => form.filter((letter) => letter === "W").length;

type Leaders = readonly [first: TableRow, second: TableRow, third: TableRow];

const leaderValues = ([first, second]: Leaders, { teamOf }: TableData) => ({
  team: named(teamOf(first.teamId)),
  opponent: named(teamOf(second.teamId)),
  points: first.points,
  played: first.played,
  won: first.won,
  lost: first.lost,
  count: first.points - second.points,
});

/** Sentences on the first three: by points, or by wins and defeats. */
const LEADER_LINES: Readonly<Record<Sport, (leaders: Leaders, data: TableData) => Line[]>> = {
  football(leaders, data) {
    const [first, second, third] = leaders;
    const values = leaderValues(leaders, data);
    return [
      { key: "watchLeaderPoints", values },
      { key: first.points === second.points ? "watchLevel" : "watchGap", values },
      { key: "watchThird", values: { team: named(data.teamOf(third.teamId)), points: third.points } },
    ];
  },
  basketball(leaders, data) {
    const [, second] = leaders;
    const next = { team: named(data.teamOf(second.teamId)), won: second.won, lost: second.lost };
    return [
      { key: "watchLeaderRecord", values: leaderValues(leaders, data) },
      { key: "watchSecondRecord", values: next },
    ];
  },
};

function leaderLines(data: TableData): Line[] {
  const [first, second, third] = data.rows;
  if (!first || !second || !third) return [];
  return LEADER_LINES[data.competition.sport]([first, second, third], data);
}

function figureLines({ rows, teamOf, competition }: TableData): Line[] {
  const { keys } = storyModelOf(competition.sport);
  const attack = best(rows, ({ goalsFor }) => goalsFor);
  const defence = best(rows, ({ goalsAgainst }) => -goalsAgainst);
  const inForm = best(
    rows.filter(({ form }) => form.length === FORM),
    winsOf,
  );
  const outOfForm = best(
    rows.filter(({ form }) => form.length === FORM),
    (row) => -winsOf(row),
  );
  const line = (key: Line["key"], row: TableRow | undefined, count: (row: TableRow) => number): Line[] =>
    row ? [{ key, values: { team: named(teamOf(row.teamId)), count: count(row), played: row.played, of: FORM } }] : [];
  return [
    ...line(keys.attack, attack, ({ goalsFor }) => goalsFor),
    ...line(keys.defence, defence, ({ goalsAgainst }) => goalsAgainst),
    ...line("watchForm", inForm, winsOf),
    ...(outOfForm && outOfForm !== inForm
      ? line(winsOf(outOfForm) > 0 ? "watchPoorForm" : "watchWinless", outOfForm, winsOf)
      : []),
  ];
}

function bottomLines({ rows, teamOf, competition }: TableData): Line[] {
  const last = rows.at(-1);
  if (!last) return [];
  const values = {
    team: named(teamOf(last.teamId)),
    points: last.points,
    played: last.played,
    won: last.won,
    lost: last.lost,
  };
  return [{ key: storyModelOf(competition.sport).keys.bottom, values }];
}

/** The outline of the weekly look at a table. */
export function toTableWatch(data: TableData): Outline {
  const { competition, rows, teamOf, day, source } = data;
  const timeZone = "UTC";
  const sport = competition.sport;
  return {
    id: `${competition.id} ${dayText(day, timeZone)}`,
    kind: "tableWatch",
    sport,
    competitionId: competition.id,
    slug: toSlug(competition.key, "table", dayText(day, timeZone)),
    values: {
      competition: namedCompetition(competition),
      date: { date: day },
      leader: named(teamOf(rows[0]!.teamId)),
    },
    titles: [["watchTitle"]],
    openings: [["watchOpen"]],
    summaries: [{ key: "watchSummary" }],
    parts: [
      { lines: leaderLines(data) },
      {
        heading: "headingPlaces",
        isList: true,
        lines: rows.slice(0, LISTED).map(({ teamId, points, played, won, lost, rank }) => ({
          key: storyModelOf(sport).keys.row,
          values: { team: named(teamOf(teamId)), points, played, won, lost, place: { place: rank } },
        })),
      },
      { heading: "headingNumbers", lines: [...figureLines(data), ...bottomLines(data)] },
      noteLine([source]),
    ],
  };
}
