import type { Side } from "#contract/domain/match";
import type { Random } from "../../platform/random.ts";
import type { Players } from "./players.ts";
import type { BySide, Man } from "./types.ts";

/**
 * Who takes a side's next kick in a shoot-out: those who ended the match on the pitch, best first and the keeper last,
 * nobody twice before everybody has had a turn; the side with more players leaves out its last ones (Laws of the Game,
 * law 10).
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
