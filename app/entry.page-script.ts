import { startAccountMenu } from "~/features/account-menu/start-account-menu";
import { startAppDownload } from "~/features/app-download/app-download";
import { startBanners } from "~/features/banners/start-banners";
import { startBeside } from "~/features/beside/start-beside";
import { startDateFields } from "~/features/calendar/start-date-fields";
import { startComments } from "~/features/comments/start-comments";
import { startMeter } from "~/features/data-saving/start-meter";
import { startEventsDot } from "~/features/events-dot/start-events-dot";
import { startFavourites } from "~/features/favourites/start-favourites";
import { correctZone } from "~/features/live/correct-zone";
import { showLiveDot } from "~/features/live/live-dot";
import { startRenewal } from "~/features/live/renew-main";
import { startLive } from "~/features/live/start-live";
import { startCountdown } from "~/features/match/countdown";
import { startMatchList } from "~/features/match-list/list-script";
import { startTracker } from "~/features/match-tracker/start-tracker";
import { startFantasyLogOut } from "~/features/member-session/start-fantasy-log-out";
import { startMemberSession } from "~/features/member-session/start-member-session";
import { startNotices } from "~/features/notices/start-notices";
import { startOddsFormat } from "~/features/odds/start-odds-format";
import { startOffline } from "~/features/offline/start-offline";
import { startPreferences } from "~/features/preferences/start-preferences";
import { startRowLines } from "~/features/row-lines/start-row-lines";
import { startSearch } from "~/features/search/start-search";
import { BROWSER_TURNS, inTurns } from "~/runtime/in-turns";
import { preloadIslands } from "~/runtime/islands/preload-islands";
import { fetchOnline } from "~/runtime/live/fetch-online";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { openLinkedPanel, type PageScript, readPageScript } from "~/runtime/page-script/page-script";
import { rememberLanguage } from "~/runtime/visitor-cookies";
import { closeMenus } from "~/shell/boot/close-menus";
import { recoverIslands } from "~/shell/boot/recover-islands";
import { watchImports } from "~/shell/boot/watch-imports";
import { startFrame } from "~/shell/frame-script";

const ownZone = (page: Document): Promise<void> =>
  correctZone({
    page,
    browserMinutes: (instant) => -new Date(instant).getTimezoneOffset(),
    fetchPage: (address, signal) => fetchOnline(address, { signal, headers: { Accept: "text/html" } }),
  });

// Everything a page does besides being read, without React: one small file, loaded when the page is complete and the
// browser idle. Each part looks for its own elements and does nothing on pages without them.
const PARTS: readonly ((script: PageScript) => void)[] = [
  ({ page }) => watchImports(page),
  recoverIslands,
  ({ page }) => closeMenus(page),
  startMatchList,
  ({ page }) => showLiveDot(page),
  startDateFields,
  // Live updates start after the switch to the visitor's own zone.
  (script) =>
    ownZone(script.page).then(() => {
      startLive(script);
      startCountdown(script);
    }),
  startTracker,
  startRowLines,
  startFrame,
  startMemberSession,
  startFavourites,
  startNotices,
  startComments,
  startFantasyLogOut,
  startEventsDot,
  startAccountMenu,
  startSearch,
  startBanners,
  startBeside,
  startAppDownload,
  startOddsFormat,
  startRenewal,
  openLinkedPanel,
  startPreferences,
  ({ page }) => rememberLanguage(page),
  ({ page }) => preloadIslands(page),
  startMeter,
  startOffline,
  // For measurements and tests: every part has started.
  ({ page }) => page.getElementById(PAGE_SCRIPT_ID)?.toggleAttribute("data-runs", true),
];

const script = readPageScript(document);
if (script)
  inTurns(
    PARTS.map((start) => () => start(script)),
    BROWSER_TURNS,
  );
