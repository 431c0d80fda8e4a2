import type { Side } from "#contract/domain/match";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { sideIndex } from "../../../match/score.ts";
import { otherSide, turnedPair } from "../../../match/sides.ts";
import { type BasketballAngle, basketballAngles } from "./basketball-angles.ts";
import type { BasketballData } from "./basketball-data.ts";
import { basketballFacts } from "./basketball-facts.ts";
import { closingOf } from "./closings.ts";
import { derbyFacts, derbyMark } from "./derby-facts.ts";
import { type Angle, type Fact, factLines, rankFacts } from "./facts.ts";
import { formFacts, runsOf } from "./form-facts.ts";
import { dayText, named, namedCompetition, noteLine, scored, toSlug, winnerOf } from "./shared-lines.ts";
import type { Outline, Part, Values } from "./story.ts";
import { nextFacts, tableFacts } from "./table-facts.ts";

/** Per paragraph. */
const MOST = { turns: 3, players: 3, after: 3 } as const;

/** Angles that look beyond the game: the standings and the teams' form come before the game's. */
const BEYOND: ReadonlySet<BasketballAngle> = new Set<BasketballAngle>(["Streak", "FirstWin"]);

function buildValues(data: BasketballData, winner: Side): Values {
  const { state, teams, competition, fixture, timeZone, players, winning, biggestLead } = data;
  const score = state.score ?? [0, 0];
  const turned = turnedPair(score);
  const runs = runsOf(data, winner);
  const own = players.filter(({ side }) => side === winner);
  const hero = own.find(({ doubles }) => doubles > 2) ?? own[0];
  return {
    home: named(teams.home),
    away: named(teams.away),
    winner: named(teams[winner]),
    loser: named(teams[otherSide(winner)]),
    score: scored(score),
    /** From the winner's perspective, and from the loser's. */
    won: scored(winner === "home" ? score : turned),
    lost: scored(winner === "home" ? turned : score),
    gap: Math.abs(score[0] - score[1]),
    deficit: biggestLead?.[sideIndex(otherSide(winner))] ?? 0,
    ...(own[0] && { star: own[0].player, scored: own[0].points }),
    ...(hero && { hero: hero.player, points: hero.points, rebounds: hero.rebounds, assists: hero.assists }),
    ...(winning && { player: winning.player, seconds: Math.max(1, Math.ceil(winning.seconds)) }),
    ...(runs.won !== undefined && { streak: runs.won }),
    ...(runs.winlessBefore !== undefined && { drought: runs.winlessBefore }),
    competition: namedCompetition(competition),
    date: { day: fixture.kickOff, timeZone },
    day: { when: fixture.kickOff, timeZone },
  };
}

const groupsOf = (prefix: "title" | "open", angles: readonly Angle<BasketballAngle>[]): StoryKey[][] =>
  angles.map(({ key }): StoryKey[] => [`${prefix}${key}`]);

/** The outline of a report on a finished basketball game. */
export function basketballReport(data: BasketballData): Outline {
  const { fixture, teams, state, timeZone } = data;
  const winner = winnerOf(state) ?? "home";
  const angles = basketballAngles(data);
  const openingsOn = (topic: string): StoryKey[] =>
    angles.filter(({ topics }) => topics.includes(topic)).map(({ key }): StoryKey => `open${key}`);
  const linesOf = (facts: readonly Fact[]) => factLines(rankFacts(facts), openingsOn);
  const part = (facts: readonly Fact[], most: number): Part => ({ lines: linesOf(facts), most });
  const { turns, players, totals } = basketballFacts(data);
  const [standing, next] = [[...tableFacts(data), ...formFacts(data)], nextFacts(data)];
  const [game, numbers] = [
    part([...turns, ...derbyFacts(data)], MOST.turns),
    part([...players, ...totals], MOST.players),
  ];
  const closing = closingOf(fixture.id, standing, {
    standing: [
      [game, numbers, part([...standing, ...next], MOST.after)],
      [game, part(standing, 2), numbers],
      [numbers, part(standing, 2), game],
      [game, part(players, MOST.players), part([...standing, ...next], 2), part(totals, 1)],
    ],
    others: [[game, numbers, part(next, 1)]],
  });
  const paragraphs = BEYOND.has(angles[0]!.key) ? [part(standing, 2), game, numbers, part(next, 1)] : closing;
  return {
    id: fixture.id,
    kind: "report",
    sport: "basketball",
    competitionId: fixture.competitionId,
    matchId: fixture.id,
    ...derbyMark(data),
    slug: toSlug(teams.home.key, "vs", teams.away.key, "report", dayText(fixture.kickOff, timeZone)),
    values: buildValues(data, winner),
    titles: groupsOf("title", angles),
    openings: groupsOf("open", angles),
    summaries: [
      ...linesOf([...turns, ...derbyFacts(data), ...players, ...totals, ...standing]),
      { key: "reportSummary" },
    ],
    parts: [{ lines: [] }, ...paragraphs, noteLine([fixture.source])],
  };
}
