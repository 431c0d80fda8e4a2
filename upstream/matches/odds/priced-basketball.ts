import type { Pair } from "#contract/domain/match";
import type { BasketballRules } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { type Game, lastPlay } from "../../simulator/basketball/game.ts";
import { clockAt } from "../../simulator/basketball/game-state.ts";
import { COMPLACENCY, PACE_SPREAD, scoringModel, styleOf } from "../../simulator/basketball/model.ts";
import { elapsedAt, gameRules } from "../../simulator/basketball/rules.ts";
import type { Spread } from "./fair-prices.ts";
import { mixed, wholeNormal } from "./normal.ts";
import type { Outlook, PricedMatch, View } from "./priced-match.ts";
import { type InPlay, quotesInPlay } from "./quote-times.ts";

/** Basketball's lines are half points. */
const STEP = 2;

/** What determines a game's course. Strengths are 0 to 100. */
interface Scoring {
  strengths: Pair;
  isNeutral: boolean;
  rules: BasketballRules;
}

/** The progress of a game. Shares are of regulation time. */
interface GameSituation {
  score: Pair;
  /** What is left of regulation, or of the current overtime. */
  left: number;
  isOvertime: boolean;
  /** In play, from 1. */
  minute?: number;
}

const BEFORE_TIP_OFF: GameSituation = { score: [0, 0], left: 1, isOvertime: false };

/** Points that a view of 1 adds to the home side's margin, and the share that it adds to the total. */
const GAP_POINTS = 20;
const TOTAL_SHARE = 0.6;

/**
 * A game close at its end is prolonged by fouls and free throws: this many extra points if the lead is no larger,
 * measured from simulated games. Half of all games are close, so the expected total includes a part of it.
 */
const CLOSE_LEAD = 8;
const CLOSE_POINTS = 3.1;
const CLOSE_SHARE = 0.45;

interface Expected {
  margin: number;
  total: number;
  /** Variances of margin and total over a regulation without the effect of leads, and of the pace. */
  free: number;
  pace: number;
  /** How strongly leads shrink over a regulation. */
  pull: number;
}

function expected({ strengths, isNeutral, rules }: Scoring, view: View): Expected {
  const { points, marginSd, totalSd } = scoringModel(strengths[0], strengths[1], isNeutral, rules);
  const sum = points[0] + points[1];
  const pull = 4 * COMPLACENCY * styleOf(rules).possessions;
  const pace = (sum * PACE_SPREAD) ** 2;
  const free = (marginSd ** 2 * pull) / (1 - Math.exp(-pull));
  return {
    margin: points[0] - points[1] + GAP_POINTS * view.gap,
    total: sum * (1 + TOTAL_SHARE * view.total),
    free: (free + totalSd ** 2 - pace) / 2,
    pace,
    pull,
  };
}

/** The home side's lead at the end of what is left; leads beyond the expected one shrink. */
function marginAfter({ margin, free, pull }: Expected, lead: number, { left, isOvertime }: GameSituation): Spread {
  const soFar = isOvertime ? lead : margin * (1 - left);
  const back = Math.exp((-pull * left) / 2);
  const variance = (free * (1 - Math.exp(-pull * left))) / pull;
  return wholeNormal(soFar + margin * left + (lead - soFar) * back, Math.sqrt(variance));
}

const chanceAt = ({ from, chances }: Spread, value: number): number => chances[value - from] ?? 0;

/** The same without level games, as after overtimes, renormalised. */
function decided(spread: Spread): Spread {
  const level = chanceAt(spread, 0);
  if (level >= 1) return { from: -1, chances: [0.5, 0, 0.5] };
  return {
    from: spread.from,
    chances: spread.chances.map((chance, index) => (spread.from + index === 0 ? 0 : chance / (1 - level))),
  };
}

const homeWins = ({ from, chances }: Spread): number =>
  chances.reduce((sum, chance, index) => (from + index > 0 ? sum + chance : sum), 0);

/** The probabilities of a game in this situation. A level regulation leads to an overtime, which counts. */
function basketballOutlook(scoring: Scoring, situation: GameSituation, view: View): Outlook {
  const model = expected(scoring, view);
  const { score, left, isOvertime, minute } = situation;
  const { overtimeSeconds, periodSeconds, periods } = gameRules(scoring.rules);
  const extra = overtimeSeconds / (periodSeconds * periods);
  const regulation = marginAfter(model, score[0] - score[1], situation);
  const level = chanceAt(regulation, 0);
  const overtime = decided(marginAfter(model, 0, { score, left: extra, isOvertime: true }));
  const lead = mixed(decided(regulation), 1 - level, overtime);
  const home = homeWins(lead);
  const close = regulation.chances.reduce(
    (sum, chance, index) => (Math.abs(regulation.from + index) <= CLOSE_LEAD ? sum + chance : sum),
    0,
  );
  const points = (share: number, closeness: number) =>
    wholeNormal(
      model.total * share + CLOSE_POINTS * (closeness - CLOSE_SHARE * share),
      Math.sqrt(model.free * share + (isOvertime ? 0 : model.pace * share ** 2)),
    );
  return {
    lead,
    result: { chances: [home, 1 - home] },
    sum: mixed(points(left, close), 1 - level, points(left + extra, 2)),
    scored: score[0] + score[1],
    ...(minute !== undefined && { score, minute }),
  };
}

/** Undefined before the first play. */
function buildSituation(game: Game, at: number): GameSituation | undefined {
  const index = lastPlay(game.plays, at);
  const play = game.plays[index];
  if (!play) return undefined;
  const { rules } = game;
  const regulation = rules.periodSeconds * rules.periods;
  const { left } = clockAt(game, index, at);
  const elapsed = elapsedAt(play.period, left, rules);
  const isOvertime = play.period > rules.periods;
  return {
    score: play.board.score,
    left: isOvertime ? left / regulation : (regulation - elapsed) / regulation,
    isOvertime,
    minute: Math.floor(elapsed / 60) + 1,
  };
}

function buildInPlay({ plays, rules }: Game, now: number): InPlay | undefined {
  const [first] = plays;
  if (!first || first.at > now) return undefined;
  const last = plays.at(-1)!;
  const isOver = last.at <= now && last.kind === "period_end" && last.period >= rules.periods;
  return { start: first.at, ...(isOver && { end: last.at }) };
}

/** A simulated game from the perspective of price makers; without its plays, one of which only the score is known. */
export function pricedBasketball(fixture: Fixture, game: Game | undefined, scoring: Scoring, now: number): PricedMatch {
  const { id, kickOff } = fixture;
  const off = game?.postponedAt;
  const inPlay = game && buildInPlay(game, now);
  return {
    id,
    kickOff,
    knownAt: game?.knownAt ?? 0,
    now,
    step: STEP,
    ...(off !== undefined && off <= now && { calledOffAt: off }),
    inPlay: () => inPlay,
    quotesInPlay: (company) => (inPlay ? quotesInPlay(company, `${id} ${company.id}`, [], inPlay, now) : []),
    outlook: (at, _half, view) =>
      basketballOutlook(scoring, (game && buildSituation(game, at)) ?? BEFORE_TIP_OFF, view),
  };
}
