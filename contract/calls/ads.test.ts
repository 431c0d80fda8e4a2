import { describe, expect, it } from "vitest";
import { $ZodError } from "zod/v4/core";
import { BusinessRefusal } from "../wire/envelope.ts";
import { getAdvertisement, updateAdUserViewed } from "./ads.ts";

const ad = {
  adId: "7",
  slot: "aside",
  image: "banner/privacy.svg",
  link: "/en/privacy-policy",
  w: 300,
  h: 250,
  frequencyCap: 3,
  isBetting: false,
};
const answerOf = (...data: unknown[]) => ({ message: "Success", result: { businessCode: 0, data } });

describe("advertisements", () => {
  it("have a size, a link and how often one may be shown", () => {
    const { isBetting, adId, w, h, ...same } = ad;
    expect(getAdvertisement.parse(answerOf(ad)).value).toEqual([{ id: adId, width: w, height: h, ...same }]);
    expect(getAdvertisement.parse(answerOf({ ...ad, frequencyCap: "" })).value[0]).not.toHaveProperty("frequencyCap");
  });

  it.each([true, 1, "1", "true", "yes"])("never are for betting, said as %j", (isBetting) => {
    const { value, dropped } = getAdvertisement.parse(answerOf({ ...ad, isBetting }, { ...ad, adId: "8" }));
    expect(value.map(({ id }) => id)).toEqual(["8"]);
    expect(dropped).toEqual([]);
  });

  it("may be none at all, because all were for betting", () => {
    expect(getAdvertisement.parse(answerOf({ ...ad, isBetting: true })).value).toEqual([]);
  });

  it.each([
    ["leads to a script", { link: "javascript:alert(1)" }, "data.0.link"],
    ["has no size", { w: "wide" }, "data.0.w"],
    ["has no id", { adId: "" }, "data.0.adId"],
  ])("lose one that %s", (_, change, path) => {
    const { value, dropped } = getAdvertisement.parse(answerOf({ ...ad, ...change }, ad));
    expect(value).toHaveLength(1);
    expect(dropped).toMatchObject([{ path }]);
  });

  it("are no list when not one can be read", () => {
    expect(() => getAdvertisement.parse(answerOf({}))).toThrow($ZodError);
  });
});

describe("a view of an advertisement", () => {
  it("is counted, or refused by the upstream", () => {
    expect(updateAdUserViewed.parse({ result: { businessCode: 0 } }).value).toBeNull();
    expect(() => updateAdUserViewed.parse({ result: { businessCode: 5 } })).toThrow(BusinessRefusal);
  });

  it("carries the advertisement's id and nothing about the visitor", () => {
    const sent = { adId: "7", token: "t", lang: "en", timeZone: "UTC" };
    expect(updateAdUserViewed.query.parse(sent)).toEqual({ adId: "7" });
    expect(updateAdUserViewed.query.safeParse({ adId: "a b" }).success).toBe(false);
  });
});
