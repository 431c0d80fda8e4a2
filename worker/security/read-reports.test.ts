import { describe, expect, test } from "vitest";
import { readReports } from "./read-reports.ts";

const OWN = "https://scores.example";
const PAGE = `${OWN}/en/search`;
const read = (body: unknown) => readReports(JSON.stringify(body), OWN);

const modern = (body: object, type = "csp-violation") => ({ type, age: 1, url: PAGE, user_agent: "secret", body });

describe("a report", () => {
  test("by the Reporting API is read, without queries, samples and whatever else is sent", () => {
    const body = {
      documentURL: `${PAGE}?q=secret#secret`,
      referrer: "https://other.example/?secret",
      blockedURL: "https://user:secret@evil.example/x.js?secret=1",
      effectiveDirective: "script-src-elem",
      originalPolicy: "default-src secret",
      sourceFile: `${OWN}/assets/a.js?secret`,
      sample: "secret",
      disposition: "enforce",
      statusCode: 200,
      lineNumber: 3,
      columnNumber: 14,
    };
    expect(read([modern(body), modern({}, "deprecation")])).toEqual([
      {
        page: PAGE,
        directive: "script-src-elem",
        blocked: "https://evil.example/x.js",
        source: `${OWN}/assets/a.js`,
        line: 3,
        column: 14,
      },
    ]);
  });

  test("by report-uri is read by its older names", () => {
    const report = { "document-uri": PAGE, "violated-directive": "img-src 'self' data:", "blocked-uri": "inline" };
    expect(read({ "csp-report": report })).toEqual([{ page: PAGE, directive: "img-src", blocked: "inline" }]);
  });

  test.each([
    ["trusted-types-sink", "trusted-types-sink"],
    ["data:text/html,secret", "data:"],
    ["chrome-extension://secret/x.js", "chrome-extension:"],
    ["blob:https://scores.example/secret", "blob:"],
    [`https://evil.example/${"a".repeat(500)}`, `https://evil.example/${"a".repeat(179)}`],
    ["secret words", undefined],
    [7, undefined],
  ])("of %j says that %j was refused", (blockedURL, blocked) => {
    const [violation] = read([modern({ documentURL: PAGE, effectiveDirective: "img-src", blockedURL })]) ?? [];
    expect(violation?.blocked).toBe(blocked);
  });

  test.each<[string, unknown]>([
    ["of another site", { documentURL: "https://scores.example.evil/", effectiveDirective: "img-src" }],
    ["without its page", { effectiveDirective: "img-src" }],
    ["without a directive", { documentURL: PAGE }],
    ["with a directive that is none", { documentURL: PAGE, effectiveDirective: "<b>\n" }],
    ["that is a list", []],
    ["that is nothing", null],
  ])("%s is left out", (_case, body) => {
    expect(read([{ type: "csp-violation", body }])).toEqual([]);
  });

  test("numbers that are none are left out", () => {
    const body = { documentURL: PAGE, effectiveDirective: "img-src", lineNumber: "3", columnNumber: -1 };
    expect(read([modern(body)])).toEqual([{ page: PAGE, directive: "img-src" }]);
  });
});

test("of a long list twenty are read", () => {
  const report = modern({ documentURL: PAGE, effectiveDirective: "img-src" });
  expect(read(Array.from({ length: 50 }, () => report))).toHaveLength(20);
});

test.each(["", "{", "no JSON"])("%j cannot be read", (text) => expect(readReports(text, OWN)).toBeUndefined());
test.each(["null", "1", "{}", '"x"'])("%s holds no report", (text) => expect(readReports(text, OWN)).toEqual([]));
