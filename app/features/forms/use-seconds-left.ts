import { useEffect, useState } from "react";
import { secondsUntil } from "./wait.ts";

/**
 * Counts down from a number of seconds, by the clock: a tab that slept is right again when it wakes. It begins anew
 * with each `since`, the object whose arrival began the wait.
 */
export function useSecondsLeft(seconds: number, since: unknown): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer with the same wait begins it anew.
  useEffect(() => {
    const end = Date.now() + 1_000 * seconds;
    const show = () => setLeft(secondsUntil(end, Date.now()));
    show();
    const timer = setInterval(show, 1_000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return left;
}
