import { expect, test } from "vitest";
import { hasNoPicture } from "./start-banners.ts";

const shown = { complete: true, naturalWidth: 640, currentSrc: "/storage/app-1" };
const failed = { complete: true, naturalWidth: 0, currentSrc: "/storage/app-1" };
const coming = { complete: false, naturalWidth: 0, currentSrc: "/storage/app-1" };
/** A lazy image below the viewport. */
const notBegun = { complete: true, naturalWidth: 0, currentSrc: "" };

test.each([
  ["all shown", [shown, shown], false],
  ["one failed", [shown, failed], false],
  ["the first failed, the others out of sight", [failed, notBegun], true],
  ["all failed", [failed, failed], true],
  ["none has come yet", [coming, notBegun], false],
  ["banners of text", [], false],
])("banners are hidden where no picture can be had: %s", (_, pictures, expected) =>
  expect(hasNoPicture(pictures)).toBe(expected),
);
