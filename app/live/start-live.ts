import type { PageScript } from "~/browser/page-script.ts";
import { announceHandled } from "~/browser/pressed";
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
  // The button's handler, unless the list's own takes its place.
  const reload = () => startRefreshButton(page.getElementById("refresh"), async () => page.location.reload());
  const started = list
    ? Promise.all([script.translations<LiveFile>("live"), script.translations<RowTranslations>("rows")]).then(
        ([live, rows]) => runLive(page, list, live, rows),
        // Without translations the page stays as rendered, until it is loaded again.
        reload,
      )
    : Promise.resolve().then(reload);
  started.then(() => announceHandled(page, "refresh"));
}

function runLive(page: Document, list: HTMLElement, live: LiveFile, rows: RowTranslations): void {
  const { lang } = page.documentElement;
  const texts = liveTextsFrom(live, lang);
  const browser = browserFeed(page, list.dataset.live ?? "");
  const { now } = browser;
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
