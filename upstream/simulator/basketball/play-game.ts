import type { Pair } from "#contract/domain/match";
import { SECOND } from "#contract/time/units";
import type { BasketballRules } from "../../data/entries/types.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import { secondsPerPossession } from "./chances.ts";
import { Contest } from "./contest.ts";
import type { Game } from "./game.ts";
import { efficiencies, PACE_SPREAD, styleOf } from "./model.ts";
import { gameRules } from "./rules.ts";
import { Table } from "./table.ts";

export interface GameToPlay {
  id: string;
  /** Scheduled, in milliseconds. */
  tipOff: number;
  knownAt: number;
  /** 0 to 100. */
  strengths: Pair;
  isNeutral: boolean;
  rules: BasketballRules;
  /** Outside events, in milliseconds. */
  disruption: { postponedAt?: number; delay: number };
}

/** A game's only course, seeded by its id and therefore always the same. */
export function playGame({ id, tipOff, knownAt, strengths, isNeutral, rules, disruption }: GameToPlay): Game {
  const book = gameRules(rules);
  if (disruption.postponedAt !== undefined)
    return { rules: book, knownAt, postponedAt: disruption.postponedAt, plays: [] };
  const random = createRandom(`game ${id}`);
  const whistle = tipOff + disruption.delay + random.integer(0, 120) * SECOND;
  const table = new Table(book, random, whistle);
  const expected = efficiencies(strengths[0], strengths[1], isNeutral, rules);
  const { possessions, tempo } = styleOf(rules);
  const pace = 1 + PACE_SPREAD * normal(random);
  const seconds = (secondsPerPossession(possessions, book) * tempo) / pace;
  new Contest(table, random, { expected, seconds, possessions }).play();
  return { rules: book, knownAt, ...(disruption.delay > 0 && { delayedAt: tipOff }), plays: table.plays };
}

/** Approximately standard normal: the sum of twelve. */
function normal(random: Random): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += random.next();
  return sum;
}
