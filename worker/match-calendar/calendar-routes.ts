import { Hono } from "hono/tiny";
import type { Edge } from "../edge.ts";
import { lazy } from "../platform/lazy.ts";
import type { CalendarOptions } from "./calendar-handler.ts";

/** Below a match's own address. */
const CALENDAR_PATH = "/:locale/:sport/:countryKey/:leagueKey/:matchName/:matchId/calendar.ics";

/** Matches for visitors' calendars; loaded with the first request (docs/decisions/0018). */
export function calendarRoutes(options: CalendarOptions): Hono<Edge> {
  const handler = lazy(async () => (await import("./calendar-handler.ts")).calendarHandler(options));
  return new Hono<Edge>().get(CALENDAR_PATH, async (c, next) => (await handler())(c, next));
}
