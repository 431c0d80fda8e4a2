import { utcDate } from "../time/dates.ts";

/** Days, inclusive, as UTC calendar dates. */
interface DateWindow {
  from: string;
  to: string;
}

interface TournamentRow {
  id: string;
  leagueId: string;
  season: string;
  /** Without the locale, with its query: the page that shows its matches. */
  path: string;
  window: DateWindow;
  /** During this window, the root or a locale's root redirects to `path` (specification, sections 2 and 9). */
  rootRedirect?: DateWindow;
  localeRootRedirect?: DateWindow;
}

export const WORLD_CUP_LEAGUE_ID = "75";

export const TOURNAMENTS: readonly TournamentRow[] = [
  {
    id: "worldcup2022",
    leagueId: WORLD_CUP_LEAGUE_ID,
    season: "2022",
    path: "/football/worldcup2022/matches",
    window: { from: "2022-11-20", to: "2022-12-18" },
    rootRedirect: { from: "2022-11-11", to: "2022-12-18" },
    localeRootRedirect: { from: "2022-11-18", to: "2022-12-18" },
  },
  {
    id: "afcon2023",
    leagueId: "77",
    season: "2023",
    path: "/football/africa/africa-cup-of-nations/matches?leagueId=77&season=2023",
    window: { from: "2024-01-13", to: "2024-02-12" },
  },
  {
    id: "asiancup2023",
    leagueId: "78",
    season: "2023",
    path: "/football/asia/asian-cup/matches?leagueId=78&season=2023",
    window: { from: "2024-01-12", to: "2024-02-10" },
  },
];

/** Whether an instant (milliseconds) lies in a window of UTC dates, both ends included. */
export function isInWindow(now: number, window: DateWindow | undefined): boolean {
  if (!window) return false;
  const day = utcDate(now);
  return window.from <= day && day <= window.to;
}
