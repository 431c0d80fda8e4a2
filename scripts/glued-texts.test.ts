import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

// Scores, lists, labels and sentences are joined by one function each (contract/text, app/i18n/join-texts.ts), because
// languages write them differently: 2-1, 2:1 and 2 a 1, “、”, “：”.

const ROOT = "app";
/** Nothing but a mark: a dash, a colon, a comma or a semicolon. */
const MARK = /^\s*[-–—:,;]\s*$/;
const SEPARATOR = /^ ?[-–—:,;]? ?$/;

const isMark = (text: string): boolean => text.trim() !== "" && MARK.test(text);

/** Whether a node puts a mark between two values. */
function isGlue(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) return node.templateSpans.slice(0, -1).some(({ literal }) => isMark(literal.text));
  if (ts.isJsxText(node)) return isMark(node.text) && node.parent.getChildCount() > 3;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [node.left, node.right].some((side) => ts.isStringLiteral(side) && isMark(side.text));
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [separator] = node.arguments;
  const isJoin = node.expression.name.text === "join" && separator !== undefined && ts.isStringLiteral(separator);
  return isJoin && separator.text !== "" && SEPARATOR.test(separator.text);
}

function glueIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isGlue(node)) found.push(node.getText().replace(/\s+/g, " "));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isChecked = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)test-[a-z-]+\.tsx?$|\.d\.ts$/.test(file);

/** How many a file may have, by reason. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "addresses, ids, keys and what is sent": {
    "features/bot-check/answer-challenge.ts": 1,
    "features/comments/thread/ThreadPage.tsx": 1,
    "features/contest/PickLine.tsx": 1,
    "features/contest/matches/ContestTabs.tsx": 1,
    "features/contest/matches/MatchCard.tsx": 1,
    "features/contest/pick-terms.ts": 1,
    "features/contest/picks.ts": 1,
    "features/contest/read-form.ts": 1,
    "features/favourites/favourites.island.tsx": 1,
    "features/favourites/mark-stars.ts": 1,
    "features/beside/page-part.ts": 1,
    "features/featured-match/watch-rows.ts": 1,
    "features/featured-match/read-card.ts": 1,
    "features/forms/use-sending.ts": 1,
    "i18n/file-addresses.ts": 2,
    "i18n/translator.ts": 2,
    "features/line-ups/FootballLineUps.tsx": 1,
    "features/match-events/timeline.ts": 1,
    "features/match-list/folds.ts": 1,
    "features/match-list/panel-entries.ts": 1,
    "features/match-row/row-clock.ts": 1,
    "features/notices/alerts/thing-alerts.ts": 1,
    "features/offline/device-store.ts": 1,
    "features/player/load-player-head.server.ts": 1,
    "features/profile/passkeys/passkey-intent.ts": 2,
    "features/profile/profile-intent.ts": 1,
    "runtime/islands/Island.tsx": 1,
    "runtime/islands/island-attributes.ts": 1,
    "runtime/visitor-cookies.ts": 2,
    "features/search/result-lists.ts": 1,
    "features/sign/reset/reset-password.server.ts": 1,
    "features/standings/table-query.ts": 1,
    "features/story/read-story.server.ts": 3,
  },
  "attributes: classes, described-by, sources, robots": {
    "features/bracket/tie-fragment.tsx": 1,
    "features/forms/Field.tsx": 1,
    "features/match-row/row-parts.ts": 1,
    "features/news/news-cards.ts": 1,
    "features/page-meta/page-meta.ts": 1,
    "ui/class-names.ts": 1,
  },
  "points of a drawing": {
    "features/match-stats/ShotMap.tsx": 1,
    "features/match-tracker/Pitch.tsx": 2,
    "features/standings/season-table/chart-lines.ts": 2,
  },
  "dates and clocks, of which format-date.ts and zone-offsets.ts are the functions": {
    "features/box-score/box-columns.ts": 2,
    "features/calendar/CellGrid.tsx": 1,
    "features/calendar/time-steps.ts": 1,
    "features/highlights/highlight-cards.ts": 1,
    "i18n/format-date.ts": 2,
    "i18n/time-ago.ts": 1,
    "i18n/zone-offsets.ts": 2,
    "features/own-matches/own-matches.island.tsx": 1,
    "features/play-by-play/plays.ts": 1,
    "features/search/match-day.ts": 1,
    "ui/dates/dates.ts": 1,
  },
  "from one to another: a dash in every language": {
    "features/calendar/calendar-state.ts": 1,
    "features/competition/about/FormatFacts.tsx": 1,
    "features/match-analysis/RateBars.tsx": 1,
    "features/match-analysis/handicap/HandicapPage.tsx": 1,
    "features/match-overview/Momentum.tsx": 1,
    "features/match-overview/TablePlaces.tsx": 1,
    "features/match-overview/chances.ts": 1,
    "features/odds/panel/PanelPage.tsx": 1,
    "features/standings/ZoneLegend.tsx": 1,
  },
  "figures that are no score: won and lost, made and taken, points of periods in columns, ranks": {
    "features/match-row/match-state-view.ts": 1,
    "sports/figures.ts": 1,
    "features/standings/season-table/HistoryFigures.tsx": 1,
  },
  "two names without a score, a dash in every language": {
    "features/bracket/Tie.tsx": 1,
    "features/favourite-matches/FavouriteMatchesPage.tsx": 1,
    "features/favourites/star-forms.ts": 1,
    "features/match/sports-event.ts": 1,
    "features/notices/alerts/load-account-notifications.server.ts": 1,
    "features/sevens/sevens-meta.ts": 1,
  },
  "words of one thing: a team and its line, a minute and its kind, lines below a row": {
    "features/match-analysis/details/PickLine.tsx": 1,
    "features/match-list/row-lines.ts": 1,
    "features/match/HeadStrip.tsx": 1,
    "features/score-head/ScoreHead.tsx": 1,
  },
  "labels of islands that bring no language": {
    "features/account-menu/MenuList.tsx": 1,
    "features/account-menu/account-menu.island.tsx": 1,
    "features/calendar/TimeField.tsx": 1,
    "features/contest/choice-text.ts": 1,
    "features/live-video/WatchLink.tsx": 1,
    "features/search/ResultLists.tsx": 2,
  },
};

const NUMBERS = new Map(Object.values(ALLOWED).flatMap((files) => Object.entries(files)));

test("no view joins texts by a mark of its own", () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter(isChecked);
  expect(files.length).toBeGreaterThan(900);
  const wrong = files.flatMap((file) => {
    const glue = glueIn(file);
    return glue.length === (NUMBERS.get(file) ?? 0) ? [] : [`${file}: ${glue.join(" | ")}`];
  });
  expect(wrong).toEqual([]);
});
