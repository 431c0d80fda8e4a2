import { expect, test } from "vitest";
import { ownPagePath } from "./own-page-path.ts";
import { FANTASY_OPEN_PATH } from "./pages/fantasy-pages.ts";
import { PAGES, RESOURCES } from "./pages/pages.ts";
import { SIGN_PAGES } from "./pages/sign-pages.ts";
import { fillPattern } from "./path-pattern.ts";

/** As an address of the site; each parameter has a value. */
const addressOf = (pattern: string): string => `/en${fillPattern(pattern, {}).replace(/\/(?=\/|$)/g, "/a-1")}`;

const signing = SIGN_PAGES.filter(({ name }) => name !== "terms").map(({ path }) => path);
const handing = RESOURCES.filter(({ name }) => name !== "myData").map(({ path }) => path);
const refused = [...signing, ...handing, FANTASY_OPEN_PATH].map(addressOf);

test.each(PAGES.map(({ path }) => addressOf(path)).filter((address) => !refused.includes(address)))(
  "a visitor may be led to the page %s",
  (address) => {
    expect(ownPagePath(address)).toBe(address);
    expect(ownPagePath(`${address}?show=live`)).toBe(`${address}?show=live`);
  },
);

test.each(["/en/news/arsenal-vs-chelsea-preview/12", "/en/football/signin/line/a-vs-b/1"])(
  "an address that only looks like such a one is a page: %s",
  (address) => {
    expect(ownPagePath(address)).toBe(address);
  },
);

test.each([
  ...refused,
  ...refused.map((address) => `${address}?callBackUrl=%2Fen%2Fnews`),
  "/en/signin/line",
  "/th/signin/zalo?callBackUrl=/th/news",
  "/en/SignIn/line",
  "/en/%73ignin/line",
  "/en/news/../signin/line",
  "/en/./signin/line",
  "/en/%2e%2e/en/signin/line",
  "/en/news/%2E./signin/line",
  "/en/%",
  "/linecallback?code=1&state=2",
  "/zaloCallBack?code=1&state=2",
  "/en/zaloCallBack",
])("nobody is led to %s", (address) => {
  expect(ownPagePath(address)).toBeUndefined();
});
