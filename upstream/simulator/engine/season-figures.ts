import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Engine } from "./engine.ts";
import { seasonLabel } from "./season.ts";

/** What a season of a league comes to; points are three for a win, per match. */
export interface SeasonFigures {
  champion: number;
  last: number;
  /** Standard deviation of the clubs' points per match. */
  spread: number;
  goals: number;
  /** Share of matches that the home side wins. */
  homeWins: number;
}

const WON = 3;
const END_OF_TIME = Number.MAX_SAFE_INTEGER;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of a season's longest stage, which is a league's regular season. */
export function seasonFigures(engine: Engine, competition: CompetitionEntry, startYear: number): SeasonFigures {
  const season = engine.season(competition.id, seasonLabel(competition.calendar!, startYear), END_OF_TIME);
  const [regular = []] = [...Map.groupBy(season, ({ stage }) => stage).values()].sort((a, b) => b.length - a.length);
  const points = new Map<string, number[]>();
  const add = (teamId: string, scored: number, conceded: number) => {
    const own = points.get(teamId) ?? [];
    points.set(teamId, [...own, scored > conceded ? WON : Number(scored === conceded)]);
  };
  const scores = regular.flatMap((fixture) => {
    const { score } = engine.stateAt(fixture, END_OF_TIME);
    if (!score) return [];
    add(fixture.homeId, score[0], score[1]);
    add(fixture.awayId, score[1], score[0]);
    return [score];
  });
  const perMatch = [...points.values()].map(mean).sort((one, other) => other - one);
  const middle = mean(perMatch);
  return {
    champion: perMatch[0] ?? 0,
    last: perMatch.at(-1) ?? 0,
    spread: Math.sqrt(mean(perMatch.map((one) => (one - middle) ** 2))),
    goals: mean(scores.map(([home, away]) => home + away)),
    homeWins: mean(scores.map(([home, away]) => Number(home > away))),
  };
}
