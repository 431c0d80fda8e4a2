import { LIVE_KEYS } from "#contract/tables/live-keys";

/** The total goals of each match in a hub's message, by the match's id. */
export function goalsOf(message: Record<string, unknown>): [id: string, goals: number][] {
  const changes = (message[LIVE_KEYS.changes] ?? []) as Record<string, unknown>[];
  return changes.flatMap((change) => {
    const match = change[LIVE_KEYS.match] as Record<string, unknown> | undefined;
    const score = match?.[LIVE_KEYS.score] as number[] | undefined;
    return score ? [[String(change[LIVE_KEYS.id]), score.reduce((sum, one) => sum + one, 0)]] : [];
  });
}
