/** A cup and how many clubs a league has in it. */
export interface CupQuota {
  cupId: string;
  count: number;
}

/** A national cup's winner, with the continental cup that it leads to. */
export interface CupWinner {
  teamId: string;
  leadsTo: string;
}

/**
 * A league's clubs by continental cup. `order` is its final table. The winner of a national cup has a place unless the
 * table gives it the same or a better one; the others go to the best of the table. Where the league has no club in the
 * winner's cup, the winner plays in the next one.
 */
export function qualify(
  order: readonly string[],
  quotas: readonly CupQuota[],
  winners: readonly CupWinner[],
  tierOf: (cupId: string) => number,
): Map<string, string[]> {
  const kept = new Map<string, string[]>(quotas.map(({ cupId }) => [cupId, []]));
  const isKept = (id: string): boolean => [...kept.values()].some((ids) => ids.includes(id));
  const byTable = (): Map<string, string[]> => {
    const rest = order.filter((id) => !isKept(id));
    return new Map(
      quotas.map(({ cupId, count }) => [
        cupId,
        [...rest.splice(0, count - kept.get(cupId)!.length), ...kept.get(cupId)!],
      ]),
    );
  };
  for (const { teamId, leadsTo } of winners) {
    const quota = quotas.find(({ cupId }) => tierOf(cupId) >= tierOf(leadsTo));
    if (!quota || kept.get(quota.cupId)!.length >= quota.count) continue;
    const upTo = quotas.slice(0, quotas.indexOf(quota) + 1);
    const found = byTable();
    if (!upTo.some(({ cupId }) => found.get(cupId)!.includes(teamId))) kept.get(quota.cupId)!.push(teamId);
  }
  return byTable();
}
