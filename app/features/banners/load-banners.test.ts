import { describe, expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { loadBanners } from "./load-banners.server.ts";

const HOME = { path: "/football/matches", savesData: false };
const banner = (deviceType: unknown) => ({
  id: "app",
  image: `banner/app-${deviceType}.svg`,
  link: "/en/app-download",
  opensNewTab: false,
  alt: "Get it",
});
const answering = (...more: ReturnType<typeof banner>[]) =>
  testContext(({ query }) => ({ value: [banner(query.deviceType), ...more] }));

describe("the banners of a page", () => {
  test("are asked for once for each device, in the page's language and sport, whatever the country", async () => {
    const { context, calls } = answering();
    await loadBanners({ ...context, locale: "th" }, { ...HOME, path: "/basketball/matches" });
    const query = { imageLang: "th_TH", imageType: "1", sportType: 1 };
    expect(calls).toEqual([
      { name: "findPicture", query: { ...query, deviceType: 0 } },
      { name: "findPicture", query: { ...query, deviceType: 1 } },
    ]);
  });

  test("are markup with both pictures and their room", async () => {
    const kept = await loadBanners(answering().context, HOME);
    expect(kept?.markup?.text).toBe(
      '<ul class="bn-list"><li><a href="/en/app-download"><picture>' +
        '<source media="(max-width:1099px)" srcset="https://storage.example/banner/app-1.svg" width="640" height="200">' +
        '<img src="https://storage.example/banner/app-0.svg" width="300" height="250" alt="Get it" loading="lazy">' +
        "</picture></a></li></ul>",
    );
  });

  test("have controls where there are several, named in the page's language", async () => {
    const other = { ...banner(0), id: "x", link: "https://partner.example/?a=1&b=2", opensNewTab: true };
    const markup = (await loadBanners(answering(other).context, HOME))?.markup?.text ?? "";
    expect(markup).toContain('<a href="https://partner.example/?a=1&amp;b=2" target="_blank" rel="noopener">');
    expect(markup.match(/<button type="button" data-slide="\d" aria-label="Banner \d of 2">/g)).toHaveLength(2);
    expect(markup).toContain('data-pause aria-pressed="false" aria-label="Stop the banners changing"');
  });

  test("are links of words for who saves data: no picture is named", async () => {
    const markup = (await loadBanners(answering().context, { ...HOME, savesData: true }))?.markup?.text;
    expect(markup).toBe('<ul class="bn-words"><li><a href="/en/app-download">Get it</a></li></ul>');
  });

  test("are not asked for where a page has none", async () => {
    const { context, calls } = answering();
    expect(await loadBanners(context, { ...HOME, path: "/account/myProfile" })).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test.each([
    ["fails", () => Promise.reject(faultOf("status"))],
    ["never answers", () => new Promise(() => {})],
    ["has none", () => ({ value: [] })],
  ])("are none when the upstream %s, and the page may be kept", async (_, answer) => {
    const { context, isCacheable } = testContext(answer);
    expect(await loadBanners(context, HOME, 5)).toBeUndefined();
    expect(isCacheable()).toBe(true);
  });
});
