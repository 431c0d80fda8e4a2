import type { Page } from "~/page/page";

// Every name under which the site stores data in a browser. Keep it in sync with the code (stored-names.test.ts).

/** Cookies, by translation key. */
export const COOKIES = [
  { key: "locale", names: ["locale"] },
  { key: "tz", names: ["tz"] },
  { key: "theme", names: ["theme"] },
  { key: "saving", names: ["saving"] },
  { key: "view", names: ["view"] },
  { key: "sport", names: ["sport"] },
  { key: "session", names: ["__Host-session"] },
  { key: "attempt", names: ["__Host-attempt", "__Host-pending", "__Host-passkey"] },
  { key: "press", names: ["__Host-press"] },
  { key: "browser", names: ["__Host-browser"] },
] as const;

/** Stored on the device: local storage and the service worker's caches. */
export const ON_DEVICE = [
  { key: "folds", names: ["folds"] },
  { key: "appBar", names: ["appBarUntil"] },
  { key: "searches", names: ["recentSearches"] },
  { key: "odds", names: ["oddsFormat"] },
  { key: "sport", names: ["sport"] },
  { key: "member", names: ["user"] },
  { key: "favourites", names: ["favs", "favs-at"] },
  { key: "guest", names: ["favs-guest"] },
  { key: "notices", names: ["notices-new", "notices-latest", "notices-behind", "notices-at"] },
  { key: "events", names: ["open-events"] },
  { key: "picks", names: ["contest-picks", "contest-places", "contest-video"] },
  { key: "push", names: ["push"] },
  { key: "firebase", names: ["firebase:…"] },
  { key: "copies", names: ["matchlight-pages", "matchlight-files", "matchlight-pictures"] },
] as const;

/** Stored until the tab closes: session storage. */
export const IN_TAB = [
  { key: "bytes", names: ["bytes"] },
  { key: "reload", names: ["reloaded-for"] },
  { key: "place", names: ["match-place"] },
  { key: "unsaved", names: ["favs-unsaved"] },
  { key: "drafts", names: ["comment-drafts"] },
  { key: "owner", names: ["unsent-owner"] },
  { key: "number", names: ["sign-number"] },
  { key: "calls", names: ["kept-calls"] },
  { key: "walkthrough", names: ["walkthrough"] },
  { key: "queries", names: ["query-…"] },
] as const;

/** What a site with this configuration stores on the device. */
export const storedOnDevice = ({ guestFavourites, noticeDatabase }: Page["config"]) =>
  ON_DEVICE.filter(({ key }) => (key !== "guest" || guestFavourites) && (key !== "firebase" || noticeDatabase));
