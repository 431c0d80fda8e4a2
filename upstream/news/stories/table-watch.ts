import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../matches/match.ts";
import type { TableRow } from "../../standings/rank-teams.ts";
import { dayText, named, noteLine, slugOf } from "./shared-lines.ts";
import type { Line, Outline } from "./story.ts";

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

function leaderLines({ rows, teamOf, competition }: TableData): Line[] {
  const [first, second, third] = rows;
  if (!first || !second || !third) return [];
  const values = {
    team: named(teamOf(first.teamId)),
    opponent: named(teamOf(second.teamId)),
    points: first.points,
    played: first.played,
    won: first.won,
    lost: first.lost,
    count: first.points - second.points,
  };
  if (competition.sport === "basketball") {
    const next = { team: named(teamOf(second.teamId)), won: second.won, lost: second.lost };
    return [
      { key: "watchLeaderRecord", values },
      { key: "watchSecondRecord", values: next },
    ];
  }
  const thirdValues = { team: named(teamOf(third.teamId)), points: third.points };
  return [
    { key: "watchLeaderPoints", values },
    { key: first.points === second.points ? "watchLevel" : "watchGap", values },
    { key: "watchThird", values: thirdValues },
  ];
}

function figureLines({ rows, teamOf, competition }: TableData): Line[] {
  const isBasketball = competition.sport === "basketball";
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
    ...line(isBasketball ? "watchPointsFor" : "watchAttack", attack, ({ goalsFor }) => goalsFor),
    ...line(isBasketball ? "watchPointsAgainst" : "watchDefence", defence, ({ goalsAgainst }) => goalsAgainst),
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
  return [{ key: competition.sport === "basketball" ? "watchBottomRecord" : "watchBottom", values }];
}

/** The outline of the weekly look at a table. */
export function tableWatchOf(data: TableData): Outline {
  const { competition, rows, teamOf, day, source } = data;
  const timeZone = "UTC";
  const isBasketball = competition.sport === "basketball";
  return {
    id: `${competition.id} ${dayText(day, timeZone)}`,
    kind: "tableWatch",
    sport: competition.sport ?? "football",
    competitionId: competition.id,
    slug: slugOf(competition.key, "table", dayText(day, timeZone)),
    values: {
      competition: { names: competition.names },
      date: { day, timeZone },
      leader: named(teamOf(rows[0]!.teamId)),
    },
    titles: [["watchTitle"]],
    openings: [["watchOpen"]],
    summary: "watchSummary",
    parts: [
      { lines: leaderLines(data) },
      {
        heading: "headingPlaces",
        isList: true,
        lines: rows.slice(0, LISTED).map(({ teamId, points, played, won, lost, rank }) => ({
          key: isBasketball ? "rowRecord" : "rowPoints",
          values: { team: named(teamOf(teamId)), points, played, won, lost, place: { place: rank } },
        })),
      },
      { heading: "headingNumbers", lines: [...figureLines(data), ...bottomLines(data)] },
      noteLine([source]),
    ],
  };
}
