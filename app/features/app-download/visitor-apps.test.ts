import { expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { visitorApps } from "./load-app-panel.server.ts";

const stores = { apple: "https://apps.example/1", google: "https://play.example/1" };
const FILE = "https://files.example/app-{lang}.apk";

test.each<[locale: LocaleCode, country: string | undefined, file: string | undefined]>([
  ["th", "TH", "https://files.example/app-th.apk"],
  ["en", "TH", "https://files.example/app-en.apk"],
  ["zh-Hans", "TH", "https://files.example/app-en.apk"],
  ["th", "VN", undefined],
  ["th", undefined, undefined],
])("in %s from %s the file is %s", (locale, country, file) => {
  expect(visitorApps({ ...stores, apk: FILE }, { locale, country })).toEqual({ ...stores, ...(file && { apk: file }) });
});

test("one file for all languages is the same for each, and none stays none", () => {
  const asking = { locale: "th", country: "TH" } as const;
  expect(visitorApps({ apk: "https://files.example/app.apk" }, asking)).toEqual({
    apk: "https://files.example/app.apk",
  });
  expect(visitorApps(stores, asking)).toEqual(stores);
});
