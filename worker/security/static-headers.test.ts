import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CORP } from "../http/security-headers.ts";
import { transportSecurity } from "../settings/read-values.ts";
import { BARE_POLICY, PICTURE_POLICY, WORKER_POLICY } from "./content-security-policy.ts";

const FILE = readFileSync(new URL("../../public/_headers", import.meta.url), "utf8");

/** The headers that each rule of the file sets, by pattern; removed headers have an empty value. */
const RULES = new Map(
  FILE.split(/\n(?=\/)/)
    .filter((rule) => rule.startsWith("/"))
    .map((rule) => {
      const [pattern = "", ...lines] = rule.trim().split("\n");
      const fields = lines.map((line): [string, string] => {
        const [name = "", value = ""] = line.trim().split(/: (.*)/s);
        return [name, value];
      });
      return [pattern, Object.fromEntries(fields)];
    }),
);
const COMMON = RULES.get("/*") ?? {};

test("every static file has a policy, and is this site's own", () => {
  expect(COMMON).toMatchObject({
    "Content-Security-Policy": BARE_POLICY,
    "Cross-Origin-Resource-Policy": CORP.own,
    "Strict-Transport-Security": transportSecurity({ isPreloaded: false }),
    "X-Content-Type-Options": "nosniff",
  });
});

test.each(["/flags/*", "/icon.svg"])(
  "the drawings of %s have the policy of pictures, and are for anyone",
  (pattern) => {
    expect(RULES.get(pattern)).toMatchObject({
      "Content-Security-Policy": PICTURE_POLICY,
      "Cross-Origin-Resource-Policy": CORP.anyone,
    });
  },
);

test("the browser's worker may ask this site, and nobody else", () => {
  expect(RULES.get("/sw.js")?.["Content-Security-Policy"]).toBe(WORKER_POLICY);
});

test("no rule gives a header a second time without taking the first one back", () => {
  for (const [pattern, fields] of RULES) {
    if (pattern === "/*") continue;
    for (const name of Object.keys(fields)) if (name in COMMON) expect(fields).toHaveProperty([`! ${name}`], "");
  }
});
