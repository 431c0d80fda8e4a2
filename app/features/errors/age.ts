import { MINUTE } from "#contract/time/units";

export interface Age {
  unit: "minutesAgo" | "hoursAgo" | "daysAgo";
  count: number;
}

/** How long ago an instant was (both in milliseconds), in whole units; at least one minute. */
export function ageOf(instant: number, now: number): Age {
  const minutes = Math.max(1, Math.floor((now - instant) / MINUTE));
  if (minutes < 60) return { unit: "minutesAgo", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: "hoursAgo", count: hours } : { unit: "daysAgo", count: Math.floor(hours / 24) };
}
