import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Comment } from "#contract/domain/commentary";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { FOOTBALL_INFO, TAB_PARAMS, tabPage } from "~/features/match/test-tab";
import { type Answers, faultOf, testContext } from "~/features/match-list/test-context";
import { finished, STATES } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { commentaryLines, commentaryParameters, readCommentaryQuery } from "./commentary-lines.ts";
import { loadMatchCommentary } from "./load-match-commentary.server.ts";
import { MatchCommentaryPage } from "./MatchCommentaryPage.tsx";

const comment = (change: Partial<Comment>): Comment => ({
  id: "1",
  minute: 67,
  kind: "FOUL",
  text: "Foul.",
  isKey: false,
  at: 0,
  ...change,
});
const comments = [
  comment({ id: "4", minute: 90, addedMinute: 5, kind: "PERIOD", isKey: true, text: "It is over." }),
  comment({ id: "3", minute: 71, kind: "GOAL", side: "home", text: "GOAL for Hà Nội FC <3" }),
  comment({ id: "2", kind: "SUBST", side: "away", text: "Lý on for Ngô." }),
  comment({ id: "1", minute: undefined, kind: "OTHER", text: "Line-ups are out." }),
];
const page = { comments, hasNext: false };
const answering =
  (answer: object, info: object = FOOTBALL_INFO): Answers =>
  ({ name }) => ({ value: name === "matchInfo" ? info : answer });
const request = (search = "") => ({ sport: "football" as const, params: TAB_PARAMS, search });

async function render(answers: Answers, search = "", locale: LocaleCode = "en"): Promise<string> {
  const { context } = testContext(answers, { locale });
  const data = await loadMatchCommentary(context, request(search));
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-commentary"))}>
      <MatchCommentaryPage data={data} page={tabPage(locale)} />
    </I18nextProvider>,
  );
}

test("lines have their minute, their weight, their kind, and the team that the sentence leaves out", () => {
  expect(commentaryLines(comments, "all", finished)).toEqual([
    { id: "4", minute: "90+5'", text: "It is over.", weight: "period" },
    { id: "3", minute: "71'", text: "GOAL for Hà Nội FC <3", named: "GOAL", weight: "goal" },
    { id: "2", minute: "67'", text: "Lý on for Ngô.", team: "Nam Định", named: "SUBST", weight: "plain" },
    { id: "1", text: "Line-ups are out.", weight: "plain" },
  ]);
});

test("key moments are those that are said to be, and goals", () => {
  expect(commentaryLines(comments, "key", finished).map(({ id }) => id)).toEqual(["4", "3"]);
});

test.each([
  ["", { filter: "all" }],
  ["?filter=key", { filter: "key" }],
  ["?filter=key&before=1802-3", { filter: "key", before: "1802-3" }],
] as const)("the address %s is read and written alike", (search, query) => {
  expect(readCommentaryQuery(new URLSearchParams(search))).toEqual(query);
  expect(commentaryParameters(query)).toBe(search);
});

test.each(["?filter=goals", "?before=", "?before=a%20b"])("the address %s cannot be read", async (search) => {
  const { context } = testContext(answering(page));
  await expect(loadMatchCommentary(context, request(search))).rejects.toMatchObject({ data: { error: "badRequest" } });
});

describe("the commentary of a match", () => {
  test.each(LOCALES)("in $code: newest first, with both choices", async ({ code }) => {
    const html = await render(answering(page), "", code);
    expect(html).toMatch(/<ol id="commentary"[^>]* data-newest=""/);
    expect(html).toMatch(/id="c-4".*id="c-3".*id="c-2".*id="c-1"/s);
    expect(html).toContain("GOAL for Hà Nội FC &lt;3");
    expect(html).not.toMatch(/style=|\b(kind|filter)\.\w+</);
  });

  test.each(Object.entries(STATES))("stands in every state: %s", async (_name, match) => {
    expect(await render(answering(page, { ...FOOTBALL_INFO, match }))).toContain('<li id="c-3" class="goal">');
  });

  test("shows key moments only, or that there are none yet", async () => {
    expect(await render(answering(page), "?filter=key")).not.toContain('id="c-2"');
    expect(await render(answering({ ...page, comments: comments.slice(2) }), "?filter=key")).toContain(
      "No key moments yet",
    );
  });

  test("leads to earlier lines and back to the latest", async () => {
    const html = await render(answering({ ...page, hasNext: true, lastId: "1" }), "?filter=key&before=9");
    expect(html).toContain("commentary?filter=key&amp;before=1");
    expect(html).toContain("Latest commentary");
    expect(await render(answering(page))).not.toContain("Latest commentary");
  });

  test("says that there is none, or that it cannot be had", async () => {
    expect(await render(answering({ comments: [], hasNext: false }))).toContain("No commentary for this match");
    const failing: Answers = (call) => {
      if (call.name === "matchCommentary") throw faultOf("network");
      return answering(page)(call);
    };
    expect(await render(failing)).toContain("cannot be loaded");
  });

  test("an old answer is marked with its age", async () => {
    const old: Answers = (call) => ({
      ...(answering(page)(call) as object),
      ...(call.name === "matchCommentary" && { isLastGood: true }),
    });
    expect(await render(old)).toContain("Data may be out of date");
  });
});
