import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import type { MatchAt } from "../../../match/match.ts";
import { type Fact, factLines, rankFacts } from "./facts.ts";
import { leaderFacts } from "./leader-facts.ts";
import { roundAngles } from "./round-angles.ts";
import { matchValues, roundFacts } from "./round-facts.ts";
import { dayText, namedCompetition, noteLine, toSlug } from "./shared-lines.ts";
import type { Outline, Part } from "./story.ts";
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
  /** The table after the round and before it, if there is one. */
  rows?: readonly TableRow[];
  before?: readonly TableRow[];
  teamOf(id: string): TeamEntry;
  timeZone: string;
}

const MOST_FACTS = 4;
const MOST_OF_TABLE = 2;
/** What may stand in the summary. */
const OF_NOTE = 25;

function tableFacts(data: RoundData): Fact[] {
  const { rows, before, competition, teamOf } = data;
  if (!rows || !storyModelOf(competition.sport).hasMatchdays) return [];
  return leaderFacts({ rows, teamOf, competition, ...(before && { before }) });
}

/** The outline of a round-up; undefined for a round without a decided match. What is most special comes first. */
export function toRoundUp(data: RoundData): Outline | undefined {
  const { competition, matches, matchday, season, timeZone, id } = data;
  const last = matches.at(-1);
  if (!last) return undefined;
  const angles = roundAngles(data);
  const openingsOn = (topic: string): StoryKey[] =>
    angles.filter(({ angle }) => angle.topics.includes(topic)).map(({ angle }): StoryKey => `roundOpen${angle.key}`);
  const linesOf = (facts: readonly Fact[]) => factLines(rankFacts(facts), openingsOn);
  const [own, table] = [roundFacts(data), tableFacts(data)];
  const results: Part = {
    heading: "headingResults",
    isList: true,
    lines: matches.map((match) => ({ key: "resultLine", values: matchValues(match, data) })),
  };
  return {
    id,
    kind: "roundUp",
    sport: competition.sport,
    competitionId: competition.id,
    slug: toSlug(
      competition.key,
      "round-up",
      matchday === undefined ? dayText(last.fixture.kickOff, timeZone) : toSlug("matchday", matchday, season),
    ),
    values: {
      ...angles[0]!.values,
      competition: namedCompetition(competition),
      date: { day: last.fixture.kickOff, timeZone },
      total: matches.length,
      ...(matchday !== undefined && { matchday }),
    },
    ...choicesOf(angles),
    summaries: [...linesOf([...own, ...table].filter(({ weight }) => weight >= OF_NOTE)), { key: "roundSummary" }],
    parts: [
      { lines: linesOf(own), most: MOST_FACTS },
      { lines: linesOf(table), most: MOST_OF_TABLE },
      results,
      noteLine(matches.map(({ fixture }) => fixture.source)),
    ],
  };
}

/** The best angle, and those that need no values of their own. */
function choicesOf(angles: ReturnType<typeof roundAngles>): Pick<Outline, "titles" | "openings"> {
  const [best, ...others] = angles;
  const keys = [best!, ...others.filter(({ values }) => Object.keys(values).length === 0)].map(
    ({ angle }) => angle.key,
  );
  return {
    titles: keys.map((key): StoryKey[] => [`roundTitle${key}`]),
    openings: keys.map((key): StoryKey[] => [`roundOpen${key}`]),
  };
}
