import { type RowFile, rowWordsFrom } from "~/features/match-row/row-words";
import type { PageScript } from "~/page-script/page-words";
import { showToast } from "~/ui/toast";
import { browserFeed, fetchOnline } from "./browser-feed.ts";
import { createCatchUp, fetchedAt } from "./catch-up.ts";
import { createLiveFeed } from "./live-feed.ts";
import { createLiveScreen } from "./live-screen.ts";
import { startState } from "./live-state.ts";
import { type LiveFile, liveWordsFrom } from "./live-words.ts";
import { countNews, startNewestFirst } from "./newest-first.ts";
import { watchPresence } from "./page-presence.ts";
import { startRefreshButton } from "./refresh-button.ts";

/** On a page that has a list of matches, what is shown of them goes on by itself. */
export function startLive(script: PageScript): void {
  const list = script.page.getElementById("list");
  if (!list) return;
  // Without its words the page stays as it was rendered.
  Promise.all([script.words<LiveFile>("live"), script.words<RowFile>("rows")]).then(
    ([live, rows]) => runLive(script.page, list, live, rows),
    () => undefined,
  );
}

function runLive(page: Document, list: HTMLElement, live: LiveFile, rows: RowFile): void {
  const { lang } = page.documentElement;
  const words = liveWordsFrom(live, lang);
  const browser = browserFeed(page, list.dataset.live ?? "");
  const { now } = browser;
  const screen = createLiveScreen({
    page,
    list,
    words,
    rowWords: rowWordsFrom(rows, lang),
    now,
    onOutdated: (newerThan) => catchUp.request(newerThan),
  });
  const feed = createLiveFeed({
    ...browser,
    state: startState(fetchedAt(page)),
    rest: screen.rest,
    onMessage: screen.take,
    onReload: () => catchUp.request(),
  });
  const catchUp = createCatchUp({
    page,
    fetchPage: (address, signal) =>
      fetchOnline(address, { signal, cache: "no-cache", headers: { Accept: "text/html" } }),
    now,
    accept: feed.replacePage,
    isWatched: () => screen.rest() === 0,
    onReplaced(changes) {
      screen.replaced(changes);
      countNews(page);
    },
  });
  startNewestFirst(page);
  watchPresence(page, {
    onReturn() {
      screen.seen(true);
      if (screen.rest() !== undefined) feed.wake();
    },
    onLeave() {
      feed.stop();
      screen.seen(false);
    },
  });
  startRefreshButton(
    page.getElementById("refresh"),
    async () => {
      const caughtUp = catchUp.runNow();
      // A moment after the last copy the news since then are enough.
      if (!caughtUp && screen.rest() !== undefined) feed.wake();
      return caughtUp ?? "current";
    },
    (outcome) => showToast(page, { kind: "plain", text: outcome === "failed" ? words.notUpdated : words.updated }),
  );
}
