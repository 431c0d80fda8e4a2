import type { PageScript } from "~/browser/page-script.ts";
import { announceHandled } from "~/browser/pressed";
import { keepTrying } from "~/browser/try-again";
import { type RowTranslations, rowTextsFrom } from "~/features/match-row/row-texts.ts";
import { showToast } from "~/ui/toast";
import { browserFeed, fetchOnline } from "./browser-feed.ts";
import { createCatchUp, fetchedAt } from "./catch-up.ts";
import { createLiveFeed } from "./live-feed.ts";
import { createLiveScreen } from "./live-screen.ts";
import { startState } from "./live-state.ts";
import { type LiveFile, liveTextsFrom } from "./live-texts.ts";
import { countNews, startNewestFirst } from "./newest-first.ts";
import { watchPresence } from "./page-presence.ts";
import { startRefreshButton } from "./refresh-button.ts";

/** Keeps a page's match list up to date. */
export function startLive(script: PageScript): void {
  const { page } = script;
  const list = page.getElementById("list");
  const button = page.getElementById("refresh");
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
    page.getElementById("refresh"),
    async () => {
      const caughtUp = catchUp.runNow();
      // Just after a fetch of the list, polling for the changes since is enough.
      if (!caughtUp && screen.idleTime() !== undefined) feed.wake();
      return caughtUp ?? "current";
    },
    (outcome) => showToast(page, { kind: "plain", text: outcome === "failed" ? texts.notUpdated : texts.updated }),
  );
}
