import { useEffect, useState } from "react";
import { secondsUntil } from "./wait.ts";

/**
 * Counts down from a number of seconds, by the clock, so that a tab is correct after sleeping. Restarts with each new
 * `since`, the object that started the wait.
 */
export function useSecondsLeft(seconds: number, since: unknown): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer with the same wait restarts it.
  useEffect(() => {
    const end = Date.now() + 1_000 * seconds;
    const show = () => setLeft(secondsUntil(end, Date.now()));
    show();
    const timer = setInterval(show, 1_000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return left;
}
