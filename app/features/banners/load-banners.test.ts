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
  test("are loaded once for each device, in the page's language and sport, whatever the country", async () => {
    const { context, calls } = answering();
    await loadBanners({ ...context, locale: "th" }, { ...HOME, path: "/basketball/matches" });
    const query = { imageLang: "th_TH", imageType: "1", sportType: 1 };
    expect(calls).toEqual([
      { name: "findPicture", query: { ...query, deviceType: 0 } },
      { name: "findPicture", query: { ...query, deviceType: 1 } },
    ]);
  });

  test("have both pictures", async () => {
    expect(await loadBanners(answering().context, HOME)).toEqual([
      {
        link: "/en/app-download",
        opensNewTab: false,
        alt: "Get it",
        pictures: {
          desktop: "https://storage.example/banner/app-0.svg",
          mobile: "https://storage.example/banner/app-1.svg",
        },
      },
    ]);
  });

  test("name no picture for visitors who save data", async () => {
    expect(await loadBanners(answering().context, { ...HOME, savesData: true })).toEqual([
      { link: "/en/app-download", opensNewTab: false, alt: "Get it" },
    ]);
  });

  test("are not loaded where a page has none", async () => {
    const { context, calls } = answering();
    expect(await loadBanners(context, { ...HOME, path: "/account/myProfile" })).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test.each([
    ["fails", () => Promise.reject(faultOf("status"))],
    ["never answers", () => new Promise(() => {})],
    ["has none", () => ({ value: [] })],
  ])("are none when the upstream %s, and the page may be cached", async (_, answer) => {
    const { context, isCacheable } = testContext(answer);
    expect(await loadBanners(context, HOME, 5)).toBeUndefined();
    expect(isCacheable()).toBe(true);
  });
});
