import type { Show } from "./show.ts";

/** A list's query: `date` (YYYY-MM-DD) is omitted for today, `show` for all, so that each list has one address. */
export function listSearch(date: string | undefined, show: Show): string {
  const parts = [date && `date=${date}`, show !== "all" && `show=${show}`].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
