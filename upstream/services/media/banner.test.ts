import { describe, expect, it } from "vitest";
import { contrast } from "#contract/colours/contrast";
import { BANNER_DEVICES, type BannerDevice } from "#contract/tables/devices";
import { LOCALE_CODES } from "#contract/tables/locales";
import { HOUSE_BANNERS } from "../../data/banners/house-banners.ts";
import { bannerPicture } from "./banner.ts";

const DEVICES = Object.keys(BANNER_DEVICES) as BannerDevice[];
const files = HOUSE_BANNERS.flatMap((banner) =>
  LOCALE_CODES.flatMap((locale) => DEVICES.map((device) => ({ banner, locale, device }))),
);

/** Letters that take space: no marks above or below, no zero-width spaces. Chinese ones are as wide as high. */
const widthOf = (line: string): number =>
  [...line.replace(/[\p{Mn}\p{Mc}\p{Cf}]/gu, "")].reduce(
    (sum, letter) => sum + (/\p{sc=Han}|[，：？、]/u.test(letter) ? 1 : 0.57),
    0,
  );

describe("house banners", () => {
  it.each(files)(
    "$banner.id in $locale for $device is text in its language, and light",
    ({ banner, locale, device }) => {
      const svg = bannerPicture(`${banner.id}-${locale}-${device}.svg`) ?? "";
      const { title, body } = banner.texts[locale];
      for (const line of [...title, ...body]) {
        expect(line).not.toMatch(/[<>&]/);
        expect(svg).toContain(`>${line}</text>`);
      }
      const { width, height } = BANNER_DEVICES[device];
      expect(svg).toContain(`width="${width}" height="${height}"`);
      expect(new TextEncoder().encode(svg).length).toBeLessThan(2_000);
    },
  );

  it.each(files)("$banner.id in $locale has room for its lines on $device", ({ banner, locale, device }) => {
    const { title, body } = banner.texts[locale];
    const space = device === "desktop" ? { title: 268 / 25, body: 268 / 15 } : { title: 440 / 38, body: 440 / 24 };
    for (const line of title) expect(widthOf(line)).toBeLessThan(space.title);
    for (const line of body) expect(widthOf(line)).toBeLessThan(space.body);
  });

  it.each(HOUSE_BANNERS)("$id: white letters are read on its ground", ({ ground }) => {
    for (const colour of ground) expect(contrast(colour, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  });

  it("say in Khmer where words end", () => {
    for (const { texts } of HOUSE_BANNERS) expect(texts.kh.body.join("")).toContain("\u200b");
  });

  it.each([
    "app-en-watch.svg",
    "app-xx-desktop.svg",
    "none-en-desktop.svg",
    "app-en-desktop",
    "constructor-en-mobile.svg",
  ])("%s is none", (file) => {
    expect(bannerPicture(file)).toBeUndefined();
  });
});
