import type { Side } from "#contract/domain/match";
import type { Random } from "../engine/random.ts";
import type { Players } from "./players.ts";
import type { BySide, Man } from "./types.ts";

/**
 * Who takes the next kick of a side in a shoot-out: those who ended the match on the pitch, the best first and the keeper
 * last, none twice before everybody has; the side with more men leaves the last of its order out (Laws of the Game, law 10).
 */
export function takers(players: BySide<Players>, random: Random): (side: Side) => Man {
  const orders = { home: players.home.kickers(random), away: players.away.kickers(random) };
  const count = Math.min(orders.home.length, orders.away.length);
  const taken = { home: 0, away: 0 };
  return (side) => {
    const man = orders[side][taken[side] % count]!;
    taken[side] += 1;
    return man;
  };
}
