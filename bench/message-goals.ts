import { LIVE_KEYS } from "#contract/tables/live-keys";

/** A message from a hub to a listener. */
export interface Heard {
  /** The hub's cursor after it, which identifies the push. */
  to: number;
  hasGoal: boolean;
  /** Milliseconds of `performance.now()`. */
  at: number;
}

type Message = Record<string, unknown> & { [LIVE_KEYS.changes]?: Record<string, unknown>[] };

/** The total goals of each match in a message. */
function goalsOf(message: Message): [id: string, goals: number][] {
  const changes = (message[LIVE_KEYS.changes] ?? []) as Record<string, unknown>[];
  return changes.flatMap((change) => {
    const match = change[LIVE_KEYS.match] as Record<string, unknown> | undefined;
    const score = match?.[LIVE_KEYS.score] as number[] | undefined;
    return score ? [[String(change[LIVE_KEYS.id]), score.reduce((sum, one) => sum + one, 0)]] : [];
  });
}

/**
 * Reads the messages of one listener: a goal is a score that has risen since the match's previous value, from a message
 * or from `goals`, which has total goals by match id.
 */
export function createListener(goals: ReadonlyMap<string, number>): (text: string, at: number) => Heard {
  const known = new Map(goals);
  return (text, at) => {
    const message = JSON.parse(text) as Message;
    const named = goalsOf(message);
    const hasGoal = named.some(([id, count]) => count > (known.get(id) ?? Number.POSITIVE_INFINITY));
    for (const [id, count] of named) known.set(id, count);
    return { to: Number(message[LIVE_KEYS.to]), hasGoal, at };
  };
}
