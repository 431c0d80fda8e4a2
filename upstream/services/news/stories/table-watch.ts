import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { Zone } from "../../../competitions/standings/zones.ts";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import type { Fixture } from "../../../match/match.ts";
import { type Fact, factLines, rankFacts } from "./facts.ts";
import { type ComparedTable, hasOneTable, leaderFacts, rowValues } from "./leader-facts.ts";
import { dayText, named, namedCompetition, noteLine, toSlug } from "./shared-lines.ts";
import type { Outline, Values } from "./story.ts";
import { storyModelOf } from "./story-model.ts";
import { changeFacts, figureFacts, lineFacts } from "./watch-facts.ts";

/** Data for the weekly look at a table; `before` is the table a week earlier. */
export interface TableData extends ComparedTable {
  source: Fixture["source"];
  zones: readonly Zone[];
  /** The Monday, in milliseconds. */
  day: number;
}

const LISTED = 6;
const MOST_FACTS = 4;
const RUNAWAY = 6;
const LEAST_MATCHES = 5;
const CLIMB = 3;

type WatchAngle = "NewLeader" | "Unbeaten" | "Runaway" | "Level" | "Climb" | "Plain";

interface Found {
  key: WatchAngle;
  values: Values;
  topics: readonly string[];
}

/** The team that has gained the most places in a week. */
function climberOf({ rows, before }: TableData): { row: TableRow; from: number } | undefined {
  const moves = rows.flatMap((row) => {
    const from = before?.find(({ teamId }) => teamId === row.teamId)?.rank;
    return from === undefined ? [] : [{ row, from }];
  });
  const [best] = moves.sort((a, b) => b.from - b.row.rank - (a.from - a.row.rank));
  return best && best.from - best.row.rank >= CLIMB ? best : undefined;
}

/** What a look at the table may be about, the most special first; the last is true of every table. */
function anglesOf(data: TableData): Found[] {
  const { rows, before, teamOf, competition } = data;
  const [first, second] = rows;
  const { isByPoints } = storyModelOf(competition.sport).table;
  const gap = first!.points - second!.points;
  const lead = { ...rowValues(first!, data), opponent: named(teamOf(second!.teamId)), count: gap };
  const isNew = before?.[0] !== undefined && before[0].teamId !== first!.teamId && !first!.isTied;
  const climber = hasOneTable(data) ? climberOf(data) : undefined;
  const found = (key: WatchAngle, is: boolean, values: Values, topics: readonly string[]): Found[] =>
    is ? [{ key, values, topics }] : [];
  return [
    ...found("NewLeader", isNew, lead, ["leader"]),
    ...found("Unbeaten", first!.lost === 0 && first!.played >= LEAST_MATCHES, lead, ["unbeaten"]),
    ...found("Runaway", isByPoints && gap >= RUNAWAY, lead, ["gap"]),
    ...found("Level", isByPoints && gap === 0, lead, ["gap"]),
    ...(climber
      ? found("Climb", true, { ...rowValues(climber.row, data), from: { place: climber.from } }, ["climb"])
      : []),
    ...found("Plain", true, lead, []),
  ];
}

/** The outline of the weekly look at a table, led by what has changed. */
export function toTableWatch(data: TableData): Outline {
  const { competition, rows, day, source, teamOf } = data;
  const timeZone = "UTC";
  const { sport } = competition;
  const [best] = anglesOf(data);
  const plain: WatchAngle[] = best!.key === "Plain" ? [] : ["Plain"];
  const keys = [best!.key, ...plain];
  const openingsOn = (topic: string): StoryKey[] => (best!.topics.includes(topic) ? [`watchOpen${best!.key}`] : []);
  const linesOf = (facts: readonly Fact[]) => factLines(rankFacts(facts), openingsOn);
  const [changes, figures] = [[...leaderFacts(data), ...changeFacts(data), ...lineFacts(data)], figureFacts(data)];
  return {
    id: `${competition.id} ${dayText(day, timeZone)}`,
    kind: "tableWatch",
    sport,
    competitionId: competition.id,
    slug: toSlug(competition.key, "table", dayText(day, timeZone)),
    values: {
      ...best!.values,
      competition: namedCompetition(competition),
      date: { date: day },
      leader: named(teamOf(rows[0]!.teamId)),
    },
    titles: keys.map((key): StoryKey[] => [`watchTitle${key}`]),
    openings: keys.map((key): StoryKey[] => [`watchOpen${key}`]),
    summaries: [...linesOf([...changes, ...figures]), { key: "watchSummary" }],
    parts: [
      { lines: linesOf(changes), most: MOST_FACTS },
      {
        heading: "headingPlaces",
        isList: true,
        lines: rows
          .slice(0, LISTED)
          .map((row) => ({ key: storyModelOf(sport).keys.row, values: rowValues(row, data) })),
      },
      { lines: linesOf(figures), most: MOST_FACTS },
      noteLine([source]),
    ],
  };
}
