import { Hono } from "hono/tiny";
import type { Edge } from "../edge.ts";
import { lazy } from "../platform/lazy.ts";
import type { CalendarOptions } from "./calendar-handler.ts";

const FILE = "calendar.ics";
/** Below the addresses of a competition, a team and a match, and of what a member follows. */
const PATHS = {
  competition: `/:locale/:sport/:countryKey/:leagueKey/${FILE}`,
  team: `/:locale/:sport/team/:teamName/:teamId/${FILE}`,
  favourites: `/:locale/favourites/:link/${FILE}`,
  match: `/:locale/:sport/:countryKey/:leagueKey/:matchName/:matchId/${FILE}`,
} as const;

const lazyCalendars = lazy(() => import("./calendar-handler.ts"));

/** Matches for visitors' calendars; loaded with the first request (docs/decisions/0018). */
export function calendarRoutes(options: CalendarOptions): Hono<Edge> {
  const routes = new Hono<Edge>();
  for (const of of ["favourites", "competition", "team", "match"] as const)
    routes.get(PATHS[of], async (c) => (await lazyCalendars()).serveCalendar(c, of, options));
  return routes;
}
