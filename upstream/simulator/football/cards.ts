import { sideIndex } from "../../match/score.ts";
import type { Incident } from "../engine/timeline.ts";

export type Card = Extract<Incident, { kind: "card" }>;

/**
 * The cards of a timeline as shown. The engine draws second yellow cards without requiring a first: if no booked player
 * of the side is left, the card is a red, which changes neither the score nor the number of players.
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
