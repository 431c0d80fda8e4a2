import { readFileSync } from "node:fs";
import { imageSize } from "image-size";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { drawIcon, iconPath, SITE_ICONS } from "./site-icons.mjs";

interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}
const MANIFEST = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as {
  display: string;
  icons: ManifestIcon[];
};

describe("the manifest", () => {
  it("opens the installed site as an app, without which iPhones allow no pushes", () => {
    expect(MANIFEST.display).toBe("standalone");
  });

  it("has the bitmaps that browsers ask for before they offer to install", () => {
    const bitmaps = MANIFEST.icons.filter(({ type }) => type === "image/png");
    expect(bitmaps.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
  });

  it.each(MANIFEST.icons.filter(({ sizes }) => sizes !== "any"))("says the true size of $src", ({ src, sizes }) => {
    const { width, height, type } = imageSize(readFileSync(`public${src}`));
    expect([`${width}x${height}`, type]).toEqual([sizes, "png"]);
  });
});

describe("the icons in public/", () => {
  it.each(SITE_ICONS)("have $file as `npm run icons` draws it, $side pixels wide", async (icon) => {
    const file = readFileSync(iconPath(icon));
    const { width, height } = imageSize(file);
    expect([width, height]).toEqual([icon.side, icon.side]);
    expect(file.equals(await drawIcon(icon))).toBe(true);
  });

  it("fill the square where the system cuts the corners, with the mark inside the circle that a mask leaves", async () => {
    const { data, info } = await sharp("public/icon-maskable-512.png").ensureAlpha().raw().toBuffer({
      resolveWithObject: true,
    });
    const background = [...data.subarray(0, 4)];
    expect(background[3]).toBe(255);
    let farthest = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] === background[0] && data[at + 1] === background[1] && data[at + 2] === background[2]) continue;
      const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
      farthest = Math.max(farthest, Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2));
    }
    expect(farthest).toBeGreaterThan(info.width * 0.25);
    expect(farthest).toBeLessThanOrEqual(info.width * 0.4);
  });
});

/** The least version of an iPhone's system that delivers pushes to a site on its home screen. */
const LEAST_VERSION = "16.4";

describe.each(LOCALE_CODES)("the advice for iPhones in %s", (code) => {
  const textsOf = (file: string) => JSON.parse(readFileSync(`locales/${code}/${file}.json`, "utf8"));

  it("says which system pushes need, and names iPhone and iPad", () => {
    const { homeScreen } = textsOf("alerts").push as { homeScreen: string };
    expect(homeScreen).toContain(LEAST_VERSION);
    expect(homeScreen).toMatch(/iPhone.*iPad/);
  });

  it("calls the iPhone's menu the same on both pages", () => {
    const names = (text: string) => [...text.matchAll(/[“「«](.+?)[”」»]/g)].map(([, name]) => name);
    const onPhone = names((textsOf("banner").download as { onApple: string }).onApple);
    expect(onPhone).toHaveLength(2);
    expect(names((textsOf("alerts").push as { homeScreen: string }).homeScreen)).toEqual(onPhone);
  });
});
