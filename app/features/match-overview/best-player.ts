import type { LineUpPlayer, LineUps } from "#contract/domain/line-ups";
import type { Side } from "#contract/domain/match";

export interface BestPlayer {
  player: LineUpPlayer;
  side: Side;
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** The player of the match as the source names them, if they have a rating; nobody is chosen here. */
export function bestPlayer(lineUps: LineUps): BestPlayer | undefined {
  const all = SIDES.flatMap((side) =>
    [...lineUps[side].starters, ...lineUps[side].bench].map((player) => ({ player, side })),
  );
  return all.find(({ player }) => player.isManOfTheMatch && player.rating !== undefined);
}
