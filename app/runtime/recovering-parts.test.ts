import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const APP = path.resolve(import.meta.dirname, "..");

/**
 * How a file's failures are met: by its own attempts, by the query client, by a press, or by a file that calls it, also
 * at each look of a clock.
 */
type Way = "itself" | "query" | "press" | "once" | `by ${string}` | `clock of ${string}`;

/**
 * Everything in the browser that asks the site for something, and who asks again after a failure. `once`: nothing that
 * a visitor has depends on it.
 */
const PARTS: readonly [part: string, file: string, way: Way][] = [
  ["the page script", "shell/boot/start-page-script.ts", "itself"],
  ["hydration of a page, and its page script", "entry.client.tsx", "itself"],
  ["files of islands at a press", "runtime/islands/start-islands.ts", "by shell/boot/recover-islands.ts"],
  ["islands that failed, and the list of their files", "shell/boot/recover-islands.ts", "itself"],
  ["files of islands beforehand", "runtime/islands/preload-islands.ts", "once"],
  ["all queries of islands", "runtime/islands/query-client.ts", "itself"],
  ["live list: its texts", "features/live/start-live.ts", "itself"],
  ["live list: fetched again", "features/live/catch-up.ts", "itself"],
  ["live list: polls and socket", "runtime/live/browser-feed.ts", "by features/live/start-live.ts"],
  ["live socket", "runtime/live/push-policy.ts", "itself"],
  ["lines below matches: the script", "features/row-lines/start-row-lines.ts", "itself"],
  ["lines below matches: texts", "features/row-lines/show-row-lines.ts", "by features/row-lines/start-row-lines.ts"],
  ["lines below matches", "features/row-lines/ask-row-lines.ts", "clock of features/row-lines/keep-row-lines.ts"],
  ["the tracker's ball", "features/match-tracker/start-tracker.ts", "itself"],
  ["the sevens and favourites pages", "features/live/renew-main.ts", "itself"],
  ["times in the visitor's zone: the next update brings them", "entry.page-script.ts", "once"],
  ["stars: the script", "features/favourites/start-favourites.ts", "itself"],
  ["stars: texts and what is followed", "features/favourites/member-stars.ts", "itself"],
  ["stars: what is followed", "features/favourites/renew-followed.ts", "by features/favourites/member-stars.ts"],
  ["stars: a press", "features/favourites/save-followed.ts", "press"],
  ["bell: the script", "features/notices/start-notices.ts", "itself"],
  ["bell: flag and list", "features/notices/member-notices.ts", "itself"],
  ["bell: calls", "features/notices/notice-calls.ts", "by features/notices/member-notices.ts"],
  ["who is signed in", "runtime/members/ask-me.ts", "by features/notices/member-notices.ts"],
  ["notices' stream", "features/notices/stream-policy.ts", "itself"],
  ["notices' stream: its socket", "features/notices/browser-stream.ts", "by features/notices/stream-policy.ts"],
  ["notices' stream by Firebase", "features/notices/database-stream.ts", "itself"],
  [
    "notices' stream by Firebase: its files",
    "features/notices/firebase/database-notices.ts",
    "by features/notices/database-stream.ts",
  ],
  ["notices in dropdown and page", "features/notices/use-notices.ts", "query"],
  ["events dot", "features/events-dot/start-events-dot.ts", "itself"],
  ["comments", "features/comments/use-comments.ts", "query"],
  ["comments: calls", "features/comments/comment-calls.ts", "by features/comments/use-comments.ts"],
  ["own matches", "features/own-matches/own-matches.island.tsx", "query"],
  ["the match beside a list", "features/featured-match/featured-match.island.tsx", "query"],
  ["the round beside a match", "features/round-matches/round-matches.island.tsx", "query"],
  ["what stands beside a page", "features/beside/page-part.ts", "by features/featured-match/featured-match.island.tsx"],
  ["own matches: calls", "features/own-matches/ask-own-matches.ts", "by features/own-matches/own-matches.island.tsx"],
  ["search and what is popular", "features/search/use-results.ts", "query"],
  ["search: calls", "features/search/ask-search.ts", "by features/search/use-results.ts"],
  ["favourites modal", "features/favourites/use-lists.ts", "query"],
  ["favourites modal: calls", "features/favourites/fetch-lists.ts", "by features/favourites/use-lists.ts"],
  ["walkthrough", "features/favourites/use-walkthrough.ts", "itself"],
  ["walkthrough's offer", "features/favourites/use-offer.ts", "query"],
  ["account menu", "features/account-menu/account-menu.island.tsx", "query"],
  ["account menu: a choice", "features/account-menu/ask-account.ts", "press"],
  ["settings saved as they are chosen", "features/forms/save-by-call.ts", "press"],
  ["livestream of the sevens", "features/live-video/ask-film.ts", "press"],
  ["contests: my picks", "features/contest/use-mine.ts", "query"],
  ["contests: leaderboard", "features/contest/use-board.ts", "query"],
  ["contests: lines of a day", "features/contest/use-day.ts", "query"],
  ["contests: calls", "features/contest/call-contest.ts", "by features/contest/use-day.ts"],
  ["contests: predictions", "features/contest/places/use-predictions.ts", "query"],
  ["bot check of a form", "features/bot-check/answer-challenge.ts", "press"],
  ["bytes of a visit: texts whenever it is opened", "features/data-saving/start-meter.ts", "press"],
  ["note of an offline page: texts whenever the network goes", "features/offline/start-offline.ts", "press"],
  ["whether the site is there before a reload", "shell/boot/watch-chunks.ts", "once"],
  ["said that a session has ended: a message, once", "features/member-session/start-member-session.ts", "once"],
  ["presses of a session that had ended", "features/member-session/repeat-calls.ts", "itself"],
  ["device's pushes: a switch", "features/push/device-push.ts", "press"],
];

/** The functions that parts use, and the service worker, whose failures its pages meet. */
const TOOLS =
  /^(runtime\/(try-again|live\/fetch-online|members\/member-call|page-script\/(load-file|page-script))\.ts|i18n\/load-translations\.ts|features\/offline\/(?!start-offline))/;

const ASKS =
  /new WebSocket\(|loadModule[<(]|\bload<|loadTranslations\(|fetchFile\(|translations<|use(Suspense)?(Infinite)?Query[<(]|fetchQuery\(|[^.\w]fetch(Online)?\(|callMember\(|keepTrying\(|[^.\w]pauseAfter\(/;
const TRIES = /keepTrying\(|[^.\w]pauseAfter\(/;
const QUERIES = /use(Suspense)?(Infinite)?Query[<(]/;

const textOf = (file: string): string => readFileSync(path.join(APP, file), "utf8").replace(/^ *(\/\/|\/?\*).*$/gm, "");

const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)test-|\.server\.|\.d\.ts$|entry\.server/.test(file));

test("the list of parts that ask the site for something is complete", () => {
  const asking = sources.filter((file) => ASKS.test(textOf(file)) && !TOOLS.test(file));
  const listed = PARTS.map(([, file]) => file).filter((file) => !TOOLS.test(file));
  expect(asking.filter((file) => !listed.includes(file))).toEqual([]);
  expect(listed.filter((file) => !asking.includes(file))).toEqual([]);
});

test.each(PARTS)("%s: after a failure somebody asks again", (_, file, way) => {
  if (way === "itself") expect(textOf(file)).toMatch(TRIES);
  if (way === "query") {
    expect(textOf(file)).toMatch(QUERIES);
    expect(textOf(file)).not.toMatch(/\bretry:|refetchOn\w+: false|refetchInterval: false/);
  }
  if (way.startsWith("clock of ")) expect(textOf(way.slice("clock of ".length))).toMatch(/setInterval\(/);
  const caller = way.startsWith("by ") ? way.slice("by ".length) : undefined;
  if (caller) expect(PARTS.find(([, listed]) => listed === caller)?.[2]).toMatch(/^(itself|query)$/);
});
