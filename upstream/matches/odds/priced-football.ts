import type { Pair } from "#contract/domain/match";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { expectedGoals } from "../../simulator/engine/goal-rates.ts";
import type { Timeline } from "../../simulator/engine/timeline.ts";
import { leads, sums, threeWay } from "./fair-prices.ts";
import { goalsToCome, withReds } from "./goal-model.ts";
import { penaltiesOf } from "./penalties.ts";
import type { Half, Outlook, PricedMatch, View } from "./priced-match.ts";
import { calledOffAt, inPlayOf, pausesUntil, quotesInPlay } from "./quote-times.ts";
import { BEFORE_KICK_OFF, type Situation, situationAt } from "./situation.ts";

/** Football's lines are quarters. */
const STEP = 1;

/** The probabilities of a match in this situation. `rates` are each side's expected goals in ninety minutes. */
export function footballOutlook(rates: Pair, situation: Situation, half: Half): Outlook {
  const { score, reds } = situation;
  const goals = goalsToCome(withReds(rates, reds), half === 1 ? situation.firstHalf : situation.match);
  const lead = leads(goals);
  return {
    lead,
    result: threeWay(lead, score[0] - score[1]),
    sum: sums(goals),
    scored: score[0] + score[1],
    ...(situation.minute !== undefined && { score, minute: situation.minute }),
  };
}

const seenAs = ([home, away]: Pair, { gap, total }: View): Pair => [
  home * Math.exp(gap + total),
  away * Math.exp(total - gap),
];

export const ratesOf = (home: TeamEntry, away: TeamEntry, isNeutral: boolean): Pair =>
  expectedGoals(home.strength, away.strength, isNeutral);

/** A match of the engine from the perspective of price makers. */
export function pricedFootball(fixture: Fixture, timeline: Timeline, rates: Pair, now: number): PricedMatch {
  const { id, kickOff } = fixture;
  const off = calledOffAt(timeline, now);
  let penalties: number[] | undefined;
  const start = inPlayOf(timeline, false, now)?.start ?? Number.POSITIVE_INFINITY;
  return {
    id,
    kickOff,
    knownAt: timeline.knownAt,
    now,
    step: STEP,
    ...(off !== undefined && { calledOffAt: off }),
    inPlay: (half) => inPlayOf(timeline, half === 1, now),
    quotesInPlay(company, half) {
      const inPlay = inPlayOf(timeline, half === 1, now);
      if (!inPlay) return [];
      penalties ??= penaltiesOf(id, timeline, rates);
      const pauses = pausesUntil(timeline, penalties, company, now);
      return quotesInPlay(company, `${id} ${company.id}`, pauses, inPlay, now);
    },
    outlook(at, half, view) {
      const situation = at < start ? BEFORE_KICK_OFF : situationAt(timeline, at);
      return footballOutlook(seenAs(rates, view), situation, half);
    },
  };
}
