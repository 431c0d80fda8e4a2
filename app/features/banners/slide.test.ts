import { describe, expect, test } from "vitest";
import type { Banner } from "#contract/calls/banners";
import { isHome, pictureAddress, showsBanners, slidesOf } from "./slide.ts";

const NOW = 1_000_000;
const facts = { now: NOW, savesData: false, storageBaseUrl: "/storage" };
const banner = (change: Partial<Banner> = {}): Banner => ({
  id: "app",
  image: "banner/app-desktop.svg",
  link: "/en/app-download",
  opensNewTab: false,
  alt: "Get it",
  ...change,
});
const onMobile = banner({ image: "banner/app-mobile.svg" });

describe("a picture's address", () => {
  test.each([
    ["banner/a.svg", "/storage", "/storage/banner/a.svg"],
    ["/banner/a.svg", "https://img.example/s", "https://img.example/s/banner/a.svg"],
    ["https://img.example/x/a.png", "https://img.example/s", "https://img.example/x/a.png"],
    ["https://other.example/a.png", "https://img.example/s", undefined],
    ["https://other.example/a.png", "/storage", undefined],
    ["//other.example/a.png", "/storage", undefined],
    ["data:image/png;base64,x", "/storage", undefined],
    ["javascript:alert(1)", "/storage", undefined],
  ])("%s in %s is %s", (image, base, address) => {
    expect(pictureAddress(image, base)).toBe(address);
  });
});

describe("slides", () => {
  test("have the pictures of both devices", () => {
    expect(slidesOf([banner()], [onMobile], facts)).toEqual([
      {
        link: "/en/app-download",
        opensNewTab: false,
        alt: "Get it",
        pictures: { desktop: "/storage/banner/app-desktop.svg", mobile: "/storage/banner/app-mobile.svg" },
      },
    ]);
  });

  test("have one picture for both where the upstream has no other", () => {
    expect(slidesOf([banner()], [], facts)[0]?.pictures?.mobile).toBe("/storage/banner/app-desktop.svg");
  });

  test.each([
    ["has not begun", { startAt: NOW + 1 }, 0],
    ["begins now", { startAt: NOW }, 1],
    ["ends now", { endAt: NOW }, 0],
    ["ends later", { endAt: NOW + 1 }, 1],
  ])("one that %s", (_, change, count) => {
    expect(slidesOf([banner(change)], [], facts)).toHaveLength(count);
  });

  test("are texts for visitors who save data, and nothing where there are none", () => {
    const saving = { ...facts, savesData: true };
    expect(slidesOf([banner()], [onMobile], saving)).toEqual([
      { link: "/en/app-download", opensNewTab: false, alt: "Get it" },
    ]);
    const { alt, ...wordless } = banner();
    expect(slidesOf([wordless], [onMobile], saving)).toEqual([]);
    expect(slidesOf([wordless], [onMobile], facts)).toHaveLength(1);
  });

  test("are texts where the picture is one that the page may not load", () => {
    expect(slidesOf([banner({ image: "https://other.example/a.png" })], [], facts)[0]).not.toHaveProperty("pictures");
  });
});

const MATCH = "/football/england/premier-league/arsenal-vs-chelsea/123";

test.each([
  ["/football/matches", true],
  ["/basketball/matches", true],
  ["/app-download", true],
  [MATCH, true],
  [`${MATCH}/analysis/details/odds/home`, false],
  [`${MATCH}/analysis/details/odds/h2h/filter`, false],
  [`${MATCH}/analysis/details/goals`, true],
  ["/account", false],
  ["/account/myProfile", false],
  ["/accounts", true],
  ["/signin", false],
  ["/signup", false],
  ["/forgetpassword", false],
  ["/", true],
])("banners on %s: %s", (path, isShown) => {
  expect(showsBanners(path)).toBe(isShown);
});

test.each([
  ["/football/matches", true],
  ["/basketball/matches", true],
  ["/football/worldcup2022/matches", false],
  [MATCH, false],
])("%s is a home page: %s", (path, isOne) => {
  expect(isHome(path)).toBe(isOne);
});
