import type { Pair } from "#contract/domain/match";

const ROUNDS = 5;

/**
 * Whether a shoot-out can end with this score. Within five kicks each it ends once the other side cannot draw level
 * (Laws of the Game 10.3), so 4-0 and 5-2 never happen; after that one goal decides.
 */
export function isPossibleShootout([home, away]: Pair): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  const lead = most - least;
  if (lead === 0) return false;
  if (most > ROUNDS) return lead === 1;
  return most === ROUNDS ? lead <= 2 : lead <= 3;
}

/** Why a match cannot have this shoot-out; `total` is the score, over both legs if there were two. */
export function shootoutFault(shootout: Pair, total: Pair): string | undefined {
  const shown = `${shootout[0]}-${shootout[1]}`;
  if (!isPossibleShootout(shootout)) return `shoot-out ${shown} is impossible and left out`;
  if (total[0] !== total[1]) return `shoot-out ${shown} left out: the tie was not level (${total[0]}-${total[1]})`;
  return undefined;
}
