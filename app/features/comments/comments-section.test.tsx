import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { CommentsPage } from "#contract/domain/comments";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testComment, testCommentsPage, testReply } from "~/features/comments/test-comments";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { CommentsSection } from "./CommentsSection.tsx";
import { loadComments } from "./load-comments.server.ts";

const load = (list: CommentsPage | Error, room = 10_000) => {
  const { context, calls, isCacheable } = testContext(() => {
    if (list instanceof Error) throw list;
    return { value: list };
  });
  return { data: loadComments(context, { id: "101", slug: "offside", room }), calls, isCacheable };
};

async function render(list: CommentsPage | Error, locale: LocaleCode = "en"): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, [...namespacesOf("news-piece"), "frame"])}>
      <CommentsSection data={await load(list).data} page={testPage(locale)} />
    </I18nextProvider>,
  );
}

/** Without the island's props, which are not visible. */
const withoutProps = (html: string) => html.replace(/data-props="[^"]*"/g, "");

const LIST = testCommentsPage(
  [
    testComment("9", { text: "<b>Great</b>\nمرحبا", likes: 3, replies: [testReply("11", "9")], remainingReplies: 2 }),
    testComment("8", { author: undefined, remainingReplies: 5 }),
    testComment("7", { isRemoved: true, text: "", author: undefined }),
  ],
  { total: 34, hasNext: true, lastId: "7" },
);

describe("the comments of a piece", () => {
  test("are texts in whatever language and direction they were written", async () => {
    const html = await render(LIST);
    expect(html).toContain('<p class="text" dir="auto">&lt;b&gt;Great&lt;/b&gt;\nمرحبا</p>');
    expect(html).toContain('<b dir="auto">fan9</b>');
    expect(html).toContain('Comments<span class="tabular"> (34)</span>');
    expect(html).toContain('<time dateTime="2026-11-21T09:00:00.000Z">3 h ago</time>');
  });

  test("say which are gone, and whose author is", async () => {
    const html = await render(LIST);
    expect(html).toContain('<p class="removed">This comment has been removed.</p>');
    expect(html).toContain('<b dir="auto">Former member</b>');
    expect(html).not.toContain('name="like-7"');
  });

  test("go on by links, and what needs an account opens the sheet that says so", async () => {
    const html = await render(LIST);
    expect(html).toContain('href="/en/news/comments/101?lastId=7" rel="nofollow" data-press="more"');
    expect(html).toMatch(/parentId=9" rel="nofollow" data-press="replies-9"[^>]*>Earlier replies \(2\)</);
    expect(html).toMatch(/data-press="replies-8"[^>]*>Show replies \(5\)</);
    expect(html).toContain('name="like-9" popovertarget="comments-prompt">Like <span class="tabular">3</span>');
    expect(html).toContain('id="comments-prompt"');
    const back = encodeURIComponent("/en/news/offside/101/comments");
    expect(html).toContain(`href="/en/signin?callBackUrl=${back}"`);
    expect(html).toContain(`href="/en/signup?callBackUrl=${back}"`);
  });

  test.each(LOCALE_CODES)("have all their texts in %s, or say that there are none", async (locale) => {
    const some = withoutProps(await render(LIST, locale));
    const none = withoutProps(await render(testCommentsPage([]), locale));
    expect(`${some}${none}`).not.toMatch(/\{\{|>(?:comments:|empty:|frame:)?[a-z]+[A-Z]\w*</);
    const text = translatorOf(locale, ["empty"]).t("empty:comments");
    expect(none).toContain(`<p class="card none">${text}</p>`);
    expect(some).not.toContain(text);
  });

  test("leave the piece as it is where they cannot be had", async () => {
    expect(await render(faultOf("timeout"))).toContain("Comments could not be loaded.");
    const { data, isCacheable } = load(faultOf("timeout"));
    await data;
    expect(isCacheable()).toBe(false);
  });

  test("are as many as there is room for; the island shows the same", async () => {
    const { list, shown } = await load(LIST, 100).data;
    expect(shown).toEqual({ comments: 1, replies: 0 });
    expect(list).toMatchObject({ total: 34, hasNext: true, lastId: "9", comments: [{ id: "9", remainingReplies: 3 }] });
  });

  test("are those of guests", async () => {
    const { data, calls, isCacheable } = load(LIST);
    expect(await data).toMatchObject({ list: LIST, timeZone: "Asia/Ho_Chi_Minh" });
    expect(calls).toEqual([{ name: "listComment", query: { newsId: "101" } }]);
    expect(isCacheable()).toBe(true);
  });
});
