import { type RowTranslations, rowTextsFrom } from "~/features/match-row/row-texts.ts";
import { LIST_ID, REFRESH_ID } from "~/page/element-ids";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { announceHandled } from "~/runtime/page-script/pressed";
import { keepTrying } from "~/runtime/try-again";
import { showToast } from "~/ui/toast";
import { browserFeed } from "../../runtime/live/browser-feed.ts";
import { fetchOnline } from "../../runtime/live/fetch-online.ts";
import { createLiveFeed } from "../../runtime/live/live-feed.ts";
import { startState } from "../../runtime/live/live-state.ts";
import { watchPresence } from "../../runtime/live/page-presence.ts";
import { createCatchUp, fetchedAt } from "./catch-up.ts";
import { createLiveScreen } from "./live-screen.ts";
import { type LiveFile, liveTextsFrom } from "./live-texts.ts";
import { countNews, startNewestFirst } from "./newest-first.ts";

/** Settles like `work`, but not before `least` milliseconds have passed, to avoid flicker. */
async function waitAtLeast<Result>(least: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, least))]);
  return result;
}

/** Minimum time that an indicator is visible, in milliseconds (specification). */
const INDICATED = 500;

/** Refreshes on click, shows progress (`aria-busy`) and reports the outcome. */
function startRefreshButton<Outcome>(
  button: HTMLElement | null,
  refresh: () => Promise<Outcome>,
  onDone: (outcome: Outcome) => void = () => {},
): void {
  button?.addEventListener("click", async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    const outcome = await waitAtLeast(INDICATED, refresh());
    button.removeAttribute("aria-busy");
    onDone(outcome);
  });
}

/** Keeps a page's match list up to date. */
export function startLive(script: PageScript): void {
  const { page } = script;
  const list = page.getElementById(LIST_ID);
  const button = page.getElementById(REFRESH_ID);
  if (!list) {
    startRefreshButton(button, async () => page.location.reload());
    announceHandled(page, "refresh");
    return;
  }
  let isLive = false;
  // Until the translations are there the page stays as rendered, and the button loads it again.
  const standIn = (reason: unknown) => {
    button?.addEventListener("click", () => isLive || page.location.reload(), { once: true });
    announceHandled(page, "refresh");
    throw reason;
  };
  keepTrying(
    page,
    () =>
      Promise.all([script.translations<LiveFile>("live"), script.translations<RowTranslations>("rows")]).catch(standIn),
    ([live, rows]) => {
      isLive = true;
      runLive(page, list, live, rows);
      announceHandled(page, "refresh");
    },
  );
}

function runLive(page: Document, list: HTMLElement, live: LiveFile, rows: RowTranslations): void {
  const { lang } = page.documentElement;
  const texts = liveTextsFrom(live, lang);
  const browser = browserFeed(page, list.dataset.live ?? "");
  const { now, random } = browser;
  const screen = createLiveScreen({
    page,
    list,
    texts,
    rowTexts: rowTextsFrom(rows, lang),
    now,
    onOutdated: (newerThan) => catchUp.request(newerThan),
  });
  const feed = createLiveFeed({
    ...browser,
    state: startState(fetchedAt(page)),
    idleTime: screen.idleTime,
    onMessage: screen.take,
    onReload: () => catchUp.request(),
  });
  const catchUp = createCatchUp({
    page,
    fetchPage: (address, signal) =>
      fetchOnline(address, { signal, cache: "no-cache", headers: { Accept: "text/html" } }),
    now,
    random,
    accept: feed.replacePage,
    onReplaced(changes) {
      screen.replaced(changes);
      countNews(page);
    },
  });
  startNewestFirst(page);
  watchPresence(page, {
    onReturn() {
      screen.setVisible(true);
      if (screen.idleTime() !== undefined) feed.wake();
    },
    onLeave() {
      feed.stop();
      screen.setVisible(false);
    },
  });
  startRefreshButton(
    page.getElementById(REFRESH_ID),
    async () => {
      const caughtUp = catchUp.runNow();
      // Just after a fetch of the list, polling for the changes since is enough.
      if (!caughtUp && screen.idleTime() !== undefined) feed.wake();
      return caughtUp ?? "current";
    },
    (outcome) => showToast(page, { kind: "plain", text: outcome === "failed" ? texts.notUpdated : texts.updated }),
  );
}
