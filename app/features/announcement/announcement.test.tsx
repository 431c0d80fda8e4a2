import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Announcement } from "#contract/domain/announcement";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { AnnouncementPage, announcementMeta } from "./AnnouncementPage.tsx";
import { loadAnnouncement } from "./load-announcement.server.ts";

const PATH = "/announcement/stars";
const ANNOUNCED: Announcement = {
  id: "stars",
  title: "Stars are here",
  html: "<h2>How</h2><p onclick=x()>Press <a href='/news'>it</a><script>a</script></p>",
  createdAt: Date.parse("2026-11-20T09:00:00Z"),
  language: "en",
};

const load = (answer: Announcement | Error, locale: LocaleCode = "en") => {
  const { context, calls, isCacheable } = testContext(
    () => (answer instanceof Error ? Promise.reject(answer) : { value: answer }),
    { locale },
  );
  return { data: loadAnnouncement(context, "stars"), calls, isCacheable };
};

async function render(change: Partial<Announcement> = {}, locale: LocaleCode = "en"): Promise<string> {
  const data = await load({ ...ANNOUNCED, ...change }, locale).data;
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("announcement"))}>
      <AnnouncementPage data={data} page={testPage(locale, { path: PATH })} />
    </I18nextProvider>,
  );
}

describe("the page of an announcement", () => {
  test("has its text from the allow-list, its dates, and a link to a member's notices", async () => {
    const html = await render({ updatedAt: Date.parse("2026-11-21T02:30:00Z") });
    expect(html).toContain('<h2 id="s-how">How</h2><p>Press <a href="/en/news">it</a></p>');
    expect(html).toContain('dateTime="2026-11-20T09:00Z">Published 20 Nov 2026, 16:00</time>');
    expect(html).toContain('dateTime="2026-11-21T02:30Z">Updated 21 Nov 2026, 09:30</time>');
    expect(html).toContain('<a href="/en/notification">Your notifications</a>');
    expect(html).not.toContain("not available");
  });

  test("says where it is in another language, which is marked", async () => {
    const html = await render({}, "th");
    expect(html).toContain("ประกาศนี้ยังไม่มีภาษาไทย");
    expect(html).toContain('<h1 lang="en">Stars are here</h1>');
    expect(html).toContain('<div lang="en">');
    expect(html).toContain('href="/th/news"');
  });

  test.each(LOCALE_CODES)("is in %s as a whole", async (locale) => {
    const html = (await render({ language: locale }, locale)) + (await render({ language: "en" }, locale));
    expect(html).not.toMatch(/>(announcement|news):?\w*\.?\w+<|\{\{/);
  });

  test.each([
    ["not_found", 404],
    ["gone", 410],
    ["bad_request", 400],
    ["timeout", 503],
  ] as const)("of what there is none (%s) is an error page, in no cache", async (kind, status) => {
    const { data, isCacheable } = load(faultOf(kind));
    await expect(data).rejects.toMatchObject({ init: { status } });
    expect(isCacheable()).toBe(false);
  });

  test("is passed over by search engines", async () => {
    const routes = [
      { id: "root", data: testPage("en", { path: PATH }) },
      { id: "announcement", handle: { i18n: namespacesOf("announcement") } },
    ];
    const meta = announcementMeta(await load(ANNOUNCED).data, routes);
    expect(meta).toContainEqual({ name: "robots", content: "noindex, nofollow" });
    expect(meta).toContainEqual({
      name: "description",
      content: "An announcement for readers of this site: Stars are here.",
    });
  });
});
