import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { CommentsPage } from "#contract/domain/comments";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import {
  formRequest,
  getRequest,
  noAnswer,
  outcomeOf,
  refused,
  SESSION_OVER,
  testMember,
} from "~/features/account/test-account";
import { testComment, testCommentsPage, testReply } from "~/features/comments/test-comments";
import { testPiece } from "~/features/news/test-news";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { changeThread, readIntent, type ThreadState } from "./change-thread.server.ts";
import { loadThread } from "./load-thread.server.ts";
import { ThreadPage } from "./ThreadPage.tsx";

const PATH = "/en/news/comments/101";
const LIST = testCommentsPage(
  [
    testComment("9", {
      replies: [testReply("11", "9", { isMine: true })],
      remainingReplies: 4,
      likes: 2,
      isLiked: true,
    }),
    testComment("8", { isRemoved: true, text: "", author: undefined }),
    testComment("7", { isHeld: true, isMine: true }),
  ],
  { hasNext: true, lastId: "7" },
);

const upstream = (list: CommentsPage, calls: unknown[] = []) => ({
  call: (async (name: string, query: object) => {
    calls.push([name, query]);
    return { value: name === "newsDetail" ? testPiece() : list, fetchedAt: 0, isLastGood: false };
  }) as never,
});

const load = (path: string, answers: Parameters<typeof testMember>[0] = {}, isGuest = false) => {
  const guestCalls: unknown[] = [];
  const { context, calls } = testMember(answers, { isGuest, upstream: upstream(LIST, guestCalls) });
  return { work: loadThread(context, { url: getRequest(path).url, newsId: "101" }), calls, guestCalls };
};

async function render(
  locale: LocaleCode,
  { isGuest = false, search = "", state = undefined as ThreadState | undefined } = {},
) {
  const data = await load(`/${locale}/news/comments/101${search}`, { listCommentAsMember: () => LIST }, isGuest).work;
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, [...namespacesOf("news-comments"), "frame"])}>
      <ThreadPage data={data} page={testPage(locale, { path: "/news/comments/101", search })} state={state} />
    </I18nextProvider>,
  );
}

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test("comments and replies have all their texts, for members and guests", async () => {
    const html = (await render(locale)) + (await render(locale, { isGuest: true, search: "?parentId=9" }));
    expect(html).not.toMatch(/\{\{|>(?:comments:|frame:|empty:)?[a-z]+(?:[A-Z]\w*|\.\w+)</);
  });
});

describe("the page of comments", () => {
  test("has a member's forms: likes, replies, what is theirs to delete and what is not to report", async () => {
    const html = await render("en");
    expect(html).toContain('<button type="submit" name="unlike" value="9">Unlike <span class="tabular">2</span>');
    expect(html).toContain('<button type="submit" class="button" name="delete" value="11">');
    expect(html).not.toContain('name="delete" value="9"');
    expect(html).toContain('<input type="hidden" name="report" value="9"/>');
    expect(html.match(/name="parentId" value="\d+"/g)).toEqual([
      'name="parentId" value="9"',
      'name="parentId" value="11"',
    ]);
    // Deleted comments have no actions; pending ones can only be deleted.
    expect(html).not.toMatch(/value="8"/);
    expect(html).not.toMatch(/name="(un)?like" value="7"/);
    expect(html).toContain("This comment has been removed.");
    expect(html).toContain("Waiting for review. Only you can see it.");
  });

  test("has links for guests, and no forms", async () => {
    const html = await render("en", { isGuest: true });
    expect(html).not.toContain("<form");
    expect(html).toContain(`/en/signin?callBackUrl=${encodeURIComponent(PATH)}`);
    expect(html).toContain('href="/en/news/football/offside/101#comments"');
    expect(html).toContain('href="/en/news/comments/101?parentId=9" rel="nofollow"');
    expect(html).toContain('href="/en/news/comments/101?lastId=7" rel="nofollow"');
  });

  test("leads back to itself after a change, with what was typed where it was refused", async () => {
    const html = await render("en", { search: "?lastId=20", state: { message: "Too often.", text: "<b>" } });
    expect(html).toContain('action="/en/news/comments/101?lastId=20"');
    expect(html).toMatch(/role="alert"[^>]*>Too often\./);
    expect(html).toContain("&lt;b&gt;</textarea>");
  });

  test("keeps a text of whose session has ended", async () => {
    expect(await render("en", { isGuest: true, state: { fault: "signedOut", text: "mine" } })).toContain(
      "mine</textarea>",
    );
  });
});

describe("what is loaded", () => {
  test.each([
    ["", { newsId: "101" }],
    ["?lastId=8", { newsId: "101", lastId: "8" }],
    ["?parentId=9&lastId=11", { newsId: "101", parentId: "9", lastId: "11", size: 100 }],
  ])("of %s: %j", async (search, query) => {
    const { work, calls } = load(PATH + search, { listCommentAsMember: () => LIST });
    expect(await work).toMatchObject({ isMember: true, list: LIST });
    expect(calls).toEqual([["listCommentAsMember", query]]);
  });

  test.each<[string, Parameters<typeof testMember>[0], boolean]>([
    ["a guest", {}, true],
    ["a member whose session is over", { listCommentAsMember: () => SESSION_OVER }, false],
  ])("of %s is the list of guests", async (_, answers, isGuest) => {
    const { work, guestCalls } = load(PATH, answers, isGuest);
    expect(await work).toMatchObject({ isMember: false });
    expect(guestCalls).toContainEqual(["listComment", { newsId: "101" }]);
  });
});

const change = (fields: Record<string, string>, answers: Parameters<typeof testMember>[0], isGuest = false) => {
  const { context, calls } = testMember(answers, { isGuest, upstream: upstream(LIST) });
  const request = formRequest(`${PATH}?lastId=20`, fields);
  return { outcome: outcomeOf(changeThread(context, { request, newsId: "101" })), calls };
};
const KEY = "0123456789";

describe("a form", () => {
  test.each<[string, Record<string, string>, string, object, string]>([
    [
      "of a comment",
      { text: " Good ", key: KEY },
      "addComment",
      { newsId: "101", text: "Good", idempotencyKey: KEY },
      "comment-12",
    ],
    [
      "of a reply",
      { text: "Good", parentId: "9", key: KEY },
      "addComment",
      { newsId: "101", text: "Good", parentId: "9", idempotencyKey: KEY },
      "comment-12",
    ],
    ["of a like", { like: "9" }, "likeComment", { newsCommentId: "9", like: 1 }, "comment-9"],
    ["of a like taken back", { unlike: "9" }, "likeComment", { newsCommentId: "9", like: 0 }, "comment-9"],
    ["that deletes", { delete: "9" }, "deleteComment", { newsCommentId: "9" }, "comments"],
    [
      "that reports",
      { report: "9", reason: "spam" },
      "reportComment",
      { newsCommentId: "9", reason: "spam" },
      "comment-9",
    ],
    [
      "with another reason",
      { report: "9", reason: "x" },
      "reportComment",
      { newsCommentId: "9", reason: "other" },
      "comment-9",
    ],
  ])("%s makes its call and leads back", async (_, fields, name, query, anchor) => {
    const { outcome, calls } = change(fields, { [name]: () => (name === "addComment" ? testComment("12") : null) });
    expect(await outcome).toBe(`${PATH}?lastId=20#${anchor}`);
    expect(calls).toEqual([[name, query]]);
  });

  test.each<[string, Record<string, string>, () => unknown, unknown]>([
    ["a rule refuses", { text: "a" }, () => refused(100_140), [400, { text: "a", message: "refused 100140" }]],
    ["there is no answer", { text: "a" }, noAnswer, [503, { text: "a", fault: "failed" }]],
    [
      "the session is over",
      { text: "a" },
      () => SESSION_OVER,
      "/en/signin?callBackUrl=%2Fen%2Faccount%2FgoOn&ended=kept",
    ],
    ["nothing was written", { text: " " }, noAnswer, [400, { text: "", fault: "empty" }]],
    ["it is too long", { text: "a".repeat(501) }, noAnswer, [400, { text: "a".repeat(501), fault: "tooLong" }]],
  ])("keeps its text when %s", async (_, fields, addComment, expected) => {
    expect(await change(fields, { addComment }).outcome).toEqual(expected);
  });

  test("of a guest leads to sign-in and back, unless a text would be lost", async () => {
    const back = encodeURIComponent(`${PATH}?lastId=20`);
    expect(await change({ like: "9" }, {}, true).outcome).toBe(`/en/signin?callBackUrl=${back}`);
    expect(await change({ text: "a" }, {}, true).outcome).toEqual([400, { text: "a", fault: "signedOut" }]);
  });
});

const NO_FIELDS = { like: "", unlike: "", delete: "", report: "", reason: "", text: "", parentId: "", key: KEY };

test.each([
  [{ like: "<9>" }, "post"],
  [{ delete: "../1" }, "post"],
  [{ like: "9", text: "x" }, "like"],
  [{ report: "9" }, "report"],
])("%j is a %s", (fields, kind) => {
  expect(readIntent({ ...NO_FIELDS, ...fields }).kind).toBe(kind);
});

test("a form without a good key gets one", () => {
  expect(readIntent({ ...NO_FIELDS, key: "x" })).toMatchObject({ key: expect.stringMatching(/^[\w-]{36}$/) });
});
