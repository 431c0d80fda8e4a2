import { expect, test } from "vitest";
import { preferencesNow } from "./AccountPage.tsx";

const STORED = { country: "TH", language: "en" } as const;

test.each([
  [undefined, "TH", "en"],
  ["country=VN", "VN", "vn"],
  ["country=MY", "MY", "en"],
  ["language=th", "TH", "th"],
  ["country=FR", "TH", "en"],
  ["language=fr", "TH", "en"],
  ["nickname=x", "TH", "en"],
])("while %s is sent, %s and %s are chosen", (sent, country, language) => {
  expect(preferencesNow(STORED, sent === undefined ? undefined : new URLSearchParams(sent))).toEqual({
    country,
    language,
  });
});
