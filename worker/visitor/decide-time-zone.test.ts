import { expect, test } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import { decideTimeZone } from "./decide-place.ts";

const nothing = { cookie: undefined, cf: undefined, country: undefined, defaultCountry: "BR" };

test.each([
  ["the cookie wins", { cookie: "Europe/London", cf: "Asia/Bangkok", country: "TH" }, "Europe/London"],
  ["then the request's zone", { cf: "America/Manaus", country: "BR" }, "America/Manaus"],
  ["then the country's", { country: "TH" }, "Asia/Bangkok"],
  ["a country without a row has the default country's", { country: "FR" }, "America/Sao_Paulo"],
  ["nothing known", {}, "America/Sao_Paulo"],
  ["a default country without a row", { defaultCountry: "FR" }, "UTC"],
  ["a cookie that is no zone", { cookie: "Mars/Olympus", country: "TH" }, "Asia/Bangkok"],
  ["a hostile cookie", { cookie: "<script>", country: "TH" }, "Asia/Bangkok"],
  ["a cookie without an end", { cookie: `Asia/${"x".repeat(4_000)}`, country: "TH" }, "Asia/Bangkok"],
  ["an empty cookie", { cookie: "", cf: "Asia/Dubai" }, "Asia/Dubai"],
  ["a request's zone that is none", { cf: "nowhere", country: "VN" }, "Asia/Ho_Chi_Minh"],
  ["a spelling of its own is made canonical", { cookie: "eUROPE/lONDON" }, "Europe/London"],
])("%s", (_case, facts, zone) => {
  expect(decideTimeZone({ ...nothing, ...facts })).toBe(zone);
});

test.each(COUNTRIES)("$name without further facts gets $timeZone", ({ code, timeZone }) => {
  expect(decideTimeZone({ ...nothing, country: code })).toBe(timeZone);
});

test("a flood of invented names does not change the result", () => {
  for (let n = 0; n < 3_000; n += 1) decideTimeZone({ ...nothing, cookie: `Made/Up${n}` });
  expect(decideTimeZone({ ...nothing, cookie: "Asia/Bangkok" })).toBe("Asia/Bangkok");
});
