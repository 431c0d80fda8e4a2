import type { Side } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import { sideIndex } from "../../../match/score.ts";
import { otherSide, SIDES } from "../../../match/sides.ts";
import type { Fact } from "./facts.ts";
import type { FootballData } from "./football-data.ts";
import { scorersOf } from "./football-goals.ts";
import { named, winnerOf } from "./shared-lines.ts";
import type { Line } from "./story.ts";

// What stood out in a football match besides its goals in order.

/** From here on, and what each unit beyond adds to the weight. */
const XG_GAP = 0.6;
const MUCH_OF_THE_BALL = 56;
const MORE_SHOTS = 4;
const MANY_SAVES = 4;
const MORE_CORNERS = 5;
const MANY_CARDS = 4;
const OUTSTANDING = 8.6;
/** Percentage points between the two sides' chances. */
const SURPRISE = 30;

function statFacts({ stats, teams, state }: FootballData): Fact[] {
  const winner = winnerOf(state);
  const facts: Fact[] = [];
  const add = (topic: string, weight: number, key: Line["key"], side: Side, values: NonNullable<Line["values"]>) =>
    facts.push({
      topic,
      weight,
      line: { key, values: { team: named(teams[side]), opponent: named(teams[otherSide(side)]), ...values } },
    });
  /** The side with more of something, how much, and how much the other has. */
  const more = (key: StatKey) => {
    const pair = stats[key];
    if (!pair) return undefined;
    const side: Side = pair[1] > pair[0] ? "away" : "home";
    return { side, count: pair[sideIndex(side)], other: pair[sideIndex(otherSide(side))] };
  };
  const xg = more("xg");
  if (xg && xg.count - xg.other >= XG_GAP) {
    const key = !winner ? "xgDrawn" : xg.side === winner ? "xgWon" : "xgLost";
    const values = { chances: { decimal: xg.count }, fewer: { decimal: xg.other } };
    add("chances", (key === "xgWon" ? 26 : 48) + 10 * (xg.count - xg.other - XG_GAP), key, xg.side, values);
  }
  const ball = more("possession");
  if (ball && ball.count >= MUCH_OF_THE_BALL) {
    const isVain = winner !== undefined && ball.side !== winner;
    add(
      "ball",
      (isVain ? 38 : 22) + ball.count - MUCH_OF_THE_BALL,
      isVain ? "possessionLost" : "possession",
      ball.side,
      {
        share: ball.count,
      },
    );
  }
  const shots = more("shots");
  if (shots && shots.count - shots.other >= MORE_SHOTS) {
    const isVain = winner !== undefined && shots.side !== winner;
    add(
      "shots",
      (isVain ? 40 : 24) + shots.count - shots.other - MORE_SHOTS,
      isVain ? "shotsLost" : "shots",
      shots.side,
      {
        count: shots.count,
        other: shots.other,
      },
    );
  }
  const corners = more("corners");
  if (corners && corners.count - corners.other >= MORE_CORNERS)
    add("corners", 22, "corners", corners.side, { count: corners.count, other: corners.other });
  for (const side of SIDES) {
    const saves = stats.saves?.[sideIndex(side)] ?? 0;
    if (saves >= MANY_SAVES) add("saves", 34 + 4 * (saves - MANY_SAVES), "manySaves", side, { count: saves });
  }
  const yellows = stats.yellowCards;
  const cards = yellows ? yellows[0] + yellows[1] : 0;
  if (cards >= MANY_CARDS) add("cards", 18 + 2 * (cards - MANY_CARDS), "yellows", "home", { count: cards });
  return facts;
}

const GOALS_OF_ONE = { 2: "twoGoals", 3: "hatTrick" } as const;

/** A player's first match for a team; told of whoever scored before others. */
const debutFacts = ({ debuts = [], teams }: FootballData): Fact[] =>
  debuts.map(({ side, player, from, goals }): Fact => {
    const values = { player, team: named(teams[side]), club: from };
    return goals > 0
      ? { topic: "debut", weight: 53, line: { key: "debutGoal", values } }
      : { topic: "debut", weight: 29, line: { key: "debut", values } };
  });

export function playerFacts(data: FootballData): Fact[] {
  const { teams, best, goals } = data;
  const scorers = scorersOf(data)
    .filter(({ count }) => count > 1)
    .map(({ goal, count }): Fact => {
      const key = GOALS_OF_ONE[count as 2 | 3] ?? "manyGoals";
      const values = { player: goal.player!, team: named(teams[goal.side]), count };
      return { topic: "goals of one", weight: 30 + 20 * (count - 1), line: { key, values } };
    });
  const passers = Map.groupBy(
    goals.filter(({ assist }) => assist),
    ({ side, assist }) => `${side} ${assist!.names.en}`,
  );
  const assists = [...passers.values()]
    .filter(({ length }) => length > 1)
    .map((passed): Fact => {
      const values = { player: passed[0]!.assist!, team: named(teams[passed[0]!.side]), count: passed.length };
      return { topic: "assists", weight: 42, line: { key: "assists", values } };
    });
  const rated: Fact[] =
    best && best.rating >= OUTSTANDING
      ? [
          {
            topic: "best",
            weight: 30 + 10 * (best.rating - OUTSTANDING),
            line: {
              key: "bestRated",
              values: { player: best.player, team: named(teams[best.side]), rating: { decimal: best.rating } },
            },
          },
        ]
      : [];
  return [...scorers, ...assists, ...rated, ...debutFacts(data)];
}

/** Only told of an upset: how likely the odds had made the favourite, who did not win. */
function oddsFacts({ chances, teams, state }: FootballData): Fact[] {
  const winner = winnerOf(state);
  if (!chances || !winner) return [];
  const loser = otherSide(winner);
  const [chance, other] = loser === "home" ? [chances[0]!, chances.at(-1)!] : [chances.at(-1)!, chances[0]!];
  if (chance - other < SURPRISE) return [];
  const line: Line = { key: "chanceBefore", values: { team: named(teams[loser]), chance } };
  return [{ topic: "odds", weight: 30 + (chance - other) / 2, line }];
}

export const footballFacts = (data: FootballData): Fact[] => [...statFacts(data), ...oddsFacts(data)];
