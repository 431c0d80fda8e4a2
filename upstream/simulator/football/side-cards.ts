import type { Side } from "#contract/domain/match";
import { createRandom, type Random } from "../../platform/random.ts";
import type { Timeline } from "../engine/timeline.ts";
import { type Card, cardsIn } from "./cards.ts";
import { Players } from "./players.ts";
import { type Change, planChanges } from "./substitution-plan.ts";
import type { Man, TeamSheet } from "./types.ts";

// Who comes off and who is booked depends on nothing of the other side, so that the cards of a team's season are known
// without the line-ups of its opponents.

/** Draws who of a side comes off and who is booked. */
export const menRandom = (id: string, side: Side): Random => createRandom(`men ${id} ${side}`);

/** When a side makes substitutions. */
export const changesOf = (id: string, side: Side, { incidents, periods }: Timeline): Change[] => {
  const taken = new Set(incidents.map(({ at }) => at));
  return planChanges(createRandom(`changes ${id} ${side}`), periods, (at) => taken.has(at));
};

/** How many second yellow cards a side is shown. */
export const secondYellowsOf = (cards: readonly Card[], side: Side): number =>
  cards.filter((card) => card.side === side && card.colour === "second_yellow").length;

/** The cards of one side, in order, as they are in the match's cast. */
export function cardsOfSide(id: string, side: Side, timeline: Timeline, sheet: TeamSheet) {
  const { incidents, periods } = timeline;
  const start = periods[0]?.startsAt ?? Number.POSITIVE_INFINITY;
  const all = cardsIn(incidents);
  const players = new Players(sheet, start);
  players.expect(secondYellowsOf(all, side));
  const random = menRandom(id, side);
  const shown: { man: Man; colour: Card["colour"] }[] = [];
  const marks = [
    ...all.filter((card) => card.side === side && card.at >= start),
    ...changesOf(id, side, timeline).filter(({ at }) => at >= start),
  ].sort((one, other) => one.at - other.at);
  for (const mark of marks) {
    if ("colour" in mark) shown.push({ man: players.punish(random, mark.at, mark.colour), colour: mark.colour });
    else for (let left = mark.count; left > 0; left--) players.replace(random, mark.at, mark.isInjury === true);
  }
  return shown;
}
