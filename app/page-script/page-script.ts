import { closeMenus } from "~/boot/close-menus";
import { rememberLanguage, rememberTimeZone } from "~/boot/visitor-cookies";
import { watchImports } from "~/boot/watch-imports";
import { startAppDownload } from "~/features/app-download/app-download-script";
import { startBanners } from "~/features/banners/banners-script";
import { startCalendars } from "~/features/calendar/start-calendars";
import { startFrame } from "~/features/frame/frame-script";
import { showLiveDot } from "~/features/frame/live-dot";
import { startPlayers } from "~/features/highlights/player-script";
import { startSharing } from "~/features/match/share-script";
import { startMatchList } from "~/features/match-list/list-script";
import { startTracker } from "~/features/match-tracker/start-tracker";
import { startOddsFormat } from "~/features/odds/format-script";
import { startPreferences } from "~/features/preferences/start-preferences";
import { startMeter } from "~/features/saving/start-meter";
import { startSearch } from "~/features/search/start-search";
import { startRenewal } from "~/features/sevens/renew-script";
import { startLive } from "~/live/start-live";
import { startOffline } from "~/offline/start-offline";
import { BROWSER_TURNS, inTurns } from "./in-turns.ts";
import { openLinkedPanel } from "./open-linked-panel.ts";
import { PAGE_SCRIPT_ID } from "./page-script-id.ts";
import { type PageScript, readPageScript } from "./page-words.ts";

// What a page does besides being read, without React: one small file that comes when the page is there and the browser
// has nothing else to do. Each part finds its own elements and leaves pages alone that have none.
const PARTS: readonly ((script: PageScript) => void)[] = [
  ({ page }) => watchImports(page),
  ({ page }) => closeMenus(page),
  startMatchList,
  ({ page }) => showLiveDot(page),
  startSharing,
  startCalendars,
  startLive,
  startTracker,
  startFrame,
  startSearch,
  startBanners,
  startAppDownload,
  startPlayers,
  startOddsFormat,
  startRenewal,
  openLinkedPanel,
  startPreferences,
  ({ page }) => rememberLanguage(page),
  ({ page }) => rememberTimeZone(page),
  startMeter,
  startOffline,
  // For whoever measures or waits: every part has started.
  ({ page }) => page.getElementById(PAGE_SCRIPT_ID)?.toggleAttribute("data-runs", true),
];

const script = readPageScript(document);
if (script)
  inTurns(
    PARTS.map((start) => () => start(script)),
    BROWSER_TURNS,
  );
