import type { Incident } from "../engine/timeline.ts";
import { sideIndex } from "../matches/score.ts";

export type Card = Extract<Incident, { kind: "card" }>;

/**
 * The cards of a timeline, as they were shown. The engine deals second yellow cards without asking for a first: where
 * no booked man of the side is left for it, it was a red card, which is the same to the score and to who is left.
 */
export function cardsIn(incidents: readonly Incident[]): Card[] {
  const booked: [number, number] = [0, 0];
  return incidents
    .filter((incident) => incident.kind === "card")
    .map((card) => {
      const side = sideIndex(card.side);
      if (card.colour === "yellow") booked[side] += 1;
      if (card.colour !== "second_yellow") return card;
      if (booked[side] === 0) return { ...card, colour: "red" as const };
      booked[side] -= 1;
      return card;
    });
}
