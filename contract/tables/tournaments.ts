/** Days, inclusive, as UTC calendar dates. */
export interface DateWindow {
  from: string;
  to: string;
}

export interface TournamentRow {
  id: string;
  leagueId: string;
  /** Path behind the locale, of the page that shows it. */
  path: string;
  window: DateWindow;
  /** While these are open, the root or a locale's root leads to `path` (specification, sections 2 and 9). */
  rootRedirect?: DateWindow;
  localeRootRedirect?: DateWindow;
}

export const WORLD_CUP_LEAGUE_ID = "75";

export const TOURNAMENTS: readonly TournamentRow[] = [
  {
    id: "worldcup2022",
    leagueId: WORLD_CUP_LEAGUE_ID,
    path: "/football/worldcup2022/matches",
    window: { from: "2022-11-20", to: "2022-12-18" },
    rootRedirect: { from: "2022-11-11", to: "2022-12-18" },
    localeRootRedirect: { from: "2022-11-18", to: "2022-12-18" },
  },
];

/** Whether an instant (milliseconds) lies in a window of UTC dates, both ends included. */
export function isInWindow(now: number, window: DateWindow | undefined): boolean {
  if (!window) return false;
  const day = new Date(now).toISOString().slice(0, 10);
  return window.from <= day && day <= window.to;
}
