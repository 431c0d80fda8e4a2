import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { getAdvertisement, updateAdUserViewed } from "#contract/calls/ads";
import { findPicture } from "#contract/calls/banners";
import { LOCALE_CODES } from "#contract/tables/locales";
import { matchPage } from "#contract/tables/pages/pages";
import app from "../../index.ts";
import type { Env } from "../../platform/env.ts";
import { migrate } from "../../store/test-database.ts";

const bindings = env as unknown as Env;
const get = (path: string, query: Record<string, string> = {}) =>
  Promise.resolve(app.request(`${path}?${new URLSearchParams(query)}`, {}, bindings));
const post = (path: string, body: BodyInit, type = "application/x-www-form-urlencoded;charset=UTF-8") =>
  Promise.resolve(app.request(path, { method: "POST", body, headers: { "Content-Type": type } }, bindings));

beforeAll(() => migrate(bindings.DB));

const bannersOf = async (imageLang: string, sportType: string, deviceType = "0") => {
  const query = { deviceType, imageLang, imageType: "1", sportType };
  const { value, dropped } = findPicture.parse(await (await get(findPicture.path, query)).json());
  expect(dropped).toEqual([]);
  return value;
};

describe("house banners", () => {
  it.each(LOCALE_CODES)("in %s have words and a picture of the asked language for either device", async (locale) => {
    const ids: string[][] = [];
    for (const device of ["0", "1"]) {
      const banners = await bannersOf(locale, "0", device);
      ids.push(banners.map(({ id }) => id));
      for (const { image, alt, link } of banners) {
        expect(link.startsWith(`/${locale}/`)).toBe(true);
        expect(alt?.length).toBeGreaterThan(8);
        const picture = await get(`/storage/${image}`);
        expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
        expect(await picture.text()).toContain("</text>");
      }
    }
    expect(ids[0]).toEqual(ids[1]);
    expect(ids[0]?.length).toBeGreaterThanOrEqual(3);
  });

  it("lead to pages of ours alone, and football's stay with football", async () => {
    const [football, basketball] = [await bannersOf("en", "0"), await bannersOf("en", "1")];
    for (const { link } of football) expect(matchPage(link.slice("/en".length).split(/[?#]/)[0] ?? "")).toBeDefined();
    expect(football.length - basketball.length).toBe(1);
    expect(basketball.map(({ link }) => link)).not.toContain(
      "/en/football/world/world-cup/matches?leagueId=75&season=2026",
    );
  });

  it("refuse what they cannot be asked for", async () => {
    const answer = await get(findPicture.path, { deviceType: "2", imageLang: "en", imageType: "1", sportType: "0" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ result: { field: "deviceType" } });
    expect((await get("/storage/banner/none-en-desktop.svg")).status).toBe(404);
  });
});

describe("advertisements", () => {
  const query = { sportType: "0", country: "SG", lang: "en_SG" };
  it("are the house's own, of the slot's size, none for betting", async () => {
    const answer = await (await get(getAdvertisement.path, { slot: "aside", ...query })).json<{
      result: { data: { isBetting: boolean }[] };
    }>();
    expect(answer.result.data.map(({ isBetting }) => isBetting)).toEqual([false, false, false, false]);
    const { value } = getAdvertisement.parse(answer);
    for (const ad of value) expect(ad).toMatchObject({ slot: "aside", width: 376, height: 120, frequencyCap: 3 });
  });

  it("are none in a slot that nobody has taken", async () => {
    const answer = await get(getAdvertisement.path, { slot: "popup", ...query });
    expect(getAdvertisement.parse(await answer.json()).value).toEqual([]);
  });

  it("are counted by a line that names the advertisement and nobody else", async () => {
    const line = vi.spyOn(console, "log").mockImplementation(() => {});
    const answer = await post(updateAdUserViewed.path, "adId=app&token=secret");
    expect(updateAdUserViewed.parse(await answer.json()).value).toBeNull();
    expect(line.mock.calls).toEqual([[JSON.stringify({ event: "ad_viewed", adId: "app" })]]);
    line.mockRestore();
  });

  it.each([
    ["an unknown one", "adId=none", undefined, 404],
    ["none at all", "", undefined, 400],
    ["one in another form than the specification's", '{"adId":"app"}', "application/json", 400],
  ])("cannot be seen: %s", async (_, body, type, status) => {
    const answer = await post(updateAdUserViewed.path, body, type);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ result: { field: "adId" } });
  });

  it("are not counted by reading", async () => {
    const answer = await get(updateAdUserViewed.path, { adId: "app" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});
