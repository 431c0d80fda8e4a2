import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import {
  formRequest,
  getRequest,
  noAnswer,
  outcomeOf,
  SESSION_OVER,
  testMember,
} from "~/features/account/test-account";
import { testNotice } from "~/features/notices/test-notices";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { NotificationPage } from "./NotificationPage.tsx";
import { loadNotices, openNotice } from "./notification-page.server.ts";

const MATCH = "/football/england/premier-league/arsenal-vs-chelsea/77";
const EMPTY = { announcements: [], others: [], hasNext: false };
const LIST = {
  announcements: [testNotice("3", { title: "Autumn", lines: ["New"], target: { kind: "announcement", id: "3" } })],
  others: [testNotice("9"), testNotice("8", { isRead: true, logo: "team/42" })],
  hasNext: true,
};

const load = (list: object, path = "/en/notification") => {
  const { context, calls } = testMember({ notificationList: () => list });
  return { work: loadNotices(context, getRequest(path)), calls };
};

async function render(locale: LocaleCode, list: object, search = ""): Promise<string> {
  const data = await load(list, `/${locale}/notification${search}`).work;
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, [...namespacesOf("notification"), "frame"])}>
      <NotificationPage data={data} page={testPage(locale, { path: "/notification", search })} />
    </I18nextProvider>,
  );
}

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test("a list and an empty one have all their texts", async () => {
    const html = (await render(locale, LIST)) + (await render(locale, EMPTY, "?lastId=4"));
    expect(html.replace(/data-props="[^"]*"/g, "")).not.toMatch(/\{\{|>(?:title|none|more|latest)</);
    expect(html).toContain(`href="/${locale}/notification"`);
  });
});

test("without script an unread notice is a button that marks it as read, a read one a link", async () => {
  const html = await render("en", LIST);
  expect(html).toContain('<form method="post" action="/en/notification">');
  expect(html).toContain(`name="open" value="9 /en${MATCH}"`);
  expect(html).toContain(`<a href="/en${MATCH}"`);
  expect(html).toMatch(/<h2>Announcements<\/h2>.*Autumn.*<h2>From your favourites<\/h2>.*Goal 9/s);
  expect(html).toContain('href="/en/notification?lastId=8" data-press="more"');
  expect(html).toContain('src="/storage/team/42"');
});

test("without script all up to the latest are marked as read by one button, if any is unread", async () => {
  expect(await render("en", LIST)).toContain('<button type="submit" name="readAll" value="9">');
  expect(await render("en", { ...EMPTY, others: [testNotice("8", { isRead: true })] })).not.toContain("readAll");
  const { context, calls } = testMember({ notificationReadAll: () => null });
  expect(await outcomeOf(openNotice(formRequest("/en/notification", { readAll: "9" }), context))).toBe(
    "/en/notification",
  );
  expect(calls).toEqual([["notificationReadAll", { upTo: "9" }]]);
});

test("the first line of two may be two lines high, the second one", async () => {
  const html = await render("en", { ...EMPTY, others: [testNotice("9")] });
  expect(html).toMatch(/twoLines[^>]*>Arsenal 2–1 Chelsea.*oneLine[^>]*>45\+2/);
});

test.each([
  ["/en/notification", { size: 30 }],
  ["/en/notification?lastId=12", { size: 30, lastId: "12" }],
  ["/en/notification?lastId=%3Cb%3E", { size: 30 }],
])("%s asks for %j", async (path, query) => {
  const { work, calls } = load(EMPTY, path);
  await work;
  expect(calls).toEqual([["notificationList", query]]);
});

test.each([
  ["a guest", { isGuest: true }],
  ["a session that is over", {}],
])("%s is led home", async (_, who) => {
  const { context } = testMember({ notificationList: () => SESSION_OVER }, { ...who, locale: "th" });
  expect(await outcomeOf(loadNotices(context, getRequest("/th/notification")))).toBe("/th/football/matches");
});

describe("a notice that is pressed without script", () => {
  test.each<[what: string, open: string, to: string, calls: unknown[]]>([
    ["is read, and leads to its page", `9 /en${MATCH}`, `/en${MATCH}`, [["notificationRead", { id: "9" }]]],
    [
      "leads to a part of a page",
      "9 /en/news/comments/12?parentId=3#comment-9",
      "/en/news/comments/12?parentId=3#comment-9",
      [["notificationRead", { id: "9" }]],
    ],
    ["that leads nowhere is read in its place", "9 ", "/en/notification", [["notificationRead", { id: "9" }]]],
    ["leads to no other site", "9 //other.example", "/en/notification", [["notificationRead", { id: "9" }]]],
    ["that is none is passed over", "<b> ", "/en/notification", []],
  ])("%s", async (_, open, to, calls) => {
    const member = testMember({ notificationRead: () => null });
    const response = await openNotice(formRequest("/en/notification", { open }), member.context);
    expect([response.status, response.headers.get("Location"), member.calls]).toEqual([303, to, calls]);
  });

  test("leads on when the upstream does not answer, and to sign-in when the session is over", async () => {
    const request = () => formRequest("/en/notification", { open: `9 /en${MATCH}` });
    const down = testMember({ notificationRead: noAnswer });
    expect((await openNotice(request(), down.context)).headers.get("Location")).toBe(`/en${MATCH}`);
    const over = testMember({ notificationRead: () => SESSION_OVER });
    expect((await openNotice(request(), over.context)).headers.get("Location")).toBe(
      "/en/signin?callBackUrl=%2Fen%2Faccount%2FgoOn&ended=kept",
    );
  });
});
