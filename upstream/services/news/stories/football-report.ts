import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { otherSide, turnedPair } from "../../../match/sides.ts";
import { closingOf } from "./closings.ts";
import { derbyFacts, derbyMark } from "./derby-facts.ts";
import { type Angle, type Fact, factLines, rankFacts } from "./facts.ts";
import { type FootballAngle, footballAngles } from "./football-angles.ts";
import type { FootballData, GoalFact } from "./football-data.ts";
import { eventLines } from "./football-events.ts";
import { footballFacts, playerFacts } from "./football-facts.ts";
import { decisiveGoal, scorersOf } from "./football-goals.ts";
import { formFacts, runsOf } from "./form-facts.ts";
import { dayText, named, namedCompetition, noteLine, scored, toSlug, winnerOf } from "./shared-lines.ts";
import type { Line, Outline, Part, Values } from "./story.ts";
import { nextFacts, tableFacts } from "./table-facts.ts";

/** Per paragraph. */
const MOST_FACTS = 3;

/** Angles whose opening names one goal, its scorer and minute. */
const OF_ONE_GOAL: ReadonlySet<FootballAngle> = new Set<FootballAngle>(["Late", "LateDraw", "OneNil"]);
/** Angles that look beyond the match: the table and the teams' form come before the goals. */
const BEYOND: ReadonlySet<FootballAngle> = new Set<FootballAngle>(["Top", "Streak", "FirstWin"]);

/** The goal that an opening may tell. */
function goalOf(angles: readonly Angle<FootballAngle>[], data: FootballData): GoalFact | undefined {
  if (!angles.some(({ key }) => OF_ONE_GOAL.has(key))) return undefined;
  const winner = winnerOf(data.state);
  return winner ? decisiveGoal(data.goals, winner) : data.goals.at(-1);
}

function toValues(data: FootballData, goal: GoalFact | undefined): Values {
  const { state, teams, fixture, competition, timeZone } = data;
  const score = state.score ?? [0, 0];
  const winner = winnerOf(state) ?? "home";
  const loser = otherSide(winner);
  const runs = runsOf(data, winner);
  const [hero] = scorersOf(data).filter(({ goal: { side } }) => side === winner);
  return {
    home: named(teams.home),
    away: named(teams.away),
    winner: named(teams[winner]),
    loser: named(teams[loser]),
    score: scored(score),
    /** From the winner's perspective, and from the loser's. */
    won: scored(winner === "home" ? score : turnedPair(score)),
    lost: scored(winner === "home" ? turnedPair(score) : score),
    ...(state.shootout && {
      kicks: scored(winner === "home" ? state.shootout : turnedPair(state.shootout)),
    }),
    ...(goal && { at: goal.at, team: named(teams[goal.side]), opponent: named(teams[otherSide(goal.side)]) }),
    ...(goal?.player && { player: goal.player }),
    ...(hero && { hero: hero.goal.player!, count: hero.count }),
    ...(runs.won !== undefined && { streak: runs.won }),
    ...(runs.winlessBefore !== undefined && { drought: runs.winlessBefore }),
    competition: namedCompetition(competition),
    date: { day: fixture.kickOff, timeZone },
    day: { when: fixture.kickOff, timeZone },
  };
}

function tieLines({ state }: FootballData): Line[] {
  return state.aggregate ? [{ key: "aggregate", values: { aggregate: scored(state.aggregate) } }] : [];
}

const groupsOf = (prefix: "title" | "open", angles: readonly Angle<FootballAngle>[]): StoryKey[][] =>
  angles.map(({ key }): StoryKey[] => [`${prefix}${key}`]);

/** The outline of a report on a finished football match. */
export function footballReport(data: FootballData): Outline {
  const { fixture, teams, timeZone } = data;
  const angles = footballAngles(data);
  const goal = goalOf(angles, data);
  const openingsOn = (topic: string): StoryKey[] =>
    angles.filter(({ topics }) => topics.includes(topic)).map(({ key }): StoryKey => `open${key}`);
  const goalSaidBy = [...OF_ONE_GOAL].map((key): StoryKey => `open${key}`);
  const linesOf = (facts: readonly Fact[]) => factLines(rankFacts(facts), openingsOn);
  const events = eventLines(data, goal && { goal, saidBy: goalSaidBy });
  const ofGame = [...footballFacts(data), ...derbyFacts(data)];
  const [players, next] = [playerFacts(data), nextFacts(data)];
  const standing = [...tableFacts(data), ...formFacts(data)];
  const ofMatch = [...ofGame, ...players];
  const story: Part = { lines: [...events, ...tieLines(data)] };
  const part = (facts: readonly Fact[], most: number): Part => ({ lines: linesOf(facts), most });
  const stage: Line[] = data.places ? [] : [{ key: "ledeDate" }];
  const numbers = part(ofMatch, MOST_FACTS);
  const closing = closingOf(fixture.id, standing, {
    standing: [
      [numbers, part([...standing, ...next], MOST_FACTS)],
      [part(standing, 2), numbers],
      [part([...ofGame, ...standing], MOST_FACTS), part(players, 1), part(next, 1)],
    ],
    others: [[numbers, part(next, 1)]],
  });
  const paragraphs = BEYOND.has(angles[0]!.key)
    ? [part(standing, 2), story, numbers, part(next, 1)]
    : [story, ...closing];
  return {
    id: fixture.id,
    kind: "report",
    sport: "football",
    competitionId: fixture.competitionId,
    matchId: fixture.id,
    ...derbyMark(data),
    slug: toSlug(teams.home.key, "vs", teams.away.key, "report", dayText(fixture.kickOff, timeZone)),
    values: toValues(data, goal),
    titles: groupsOf("title", angles),
    openings: groupsOf("open", angles),
    summaries: [...linesOf([...ofMatch, ...standing]), { key: "reportSummary" }],
    parts: [{ lines: stage }, ...paragraphs, noteLine([fixture.source])],
  };
}
