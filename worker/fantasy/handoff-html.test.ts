import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { handoffPolicy } from "./fantasy-handlers.ts";
import { failureHtml, handoffHtml } from "./handoff-html.ts";

const FACTS = { country: "TH", nonce: "abc", enterUrl: "https://fantasy.example/enter?a=1&b=2", token: "t-1" };

describe.each(LOCALES)("in $name", ({ code, tag }) => {
  test("a form holds the token, and a button sends it where no script does", () => {
    const html = handoffHtml({ ...FACTS, locale: code });
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html).toContain('method="post" action="https://fantasy.example/enter?a=1&amp;b=2"');
    expect(html.match(/t-1/g)).toHaveLength(1);
    expect(html).toContain('<input type="hidden" name="providerToken" value="t-1">');
    expect(html).toMatch(/<button>[^<]+<\/button>/);
    expect(html.match(/nonce="abc"/g)).toHaveLength(2);
  });

  test("a failure leads back, in words of ours or of the supplier", () => {
    const html = failureHtml({ locale: code, nonce: "abc", message: undefined });
    expect(html).toContain(`<a href="/${code}/fantasysport">`);
    expect(html).not.toContain("<form");
    expect(failureHtml({ locale: code, nonce: "abc", message: "<b>Later" })).toContain("&lt;b&gt;Later");
  });
});

test("nothing that is put into the page can become an element", () => {
  const html = handoffHtml({ ...FACTS, locale: "en", token: `"><img src=x>` });
  expect(html).not.toContain("<img");
});

test("the page sends its form to one site and loads nothing", () => {
  const policy = handoffPolicy("abc", "https://fantasy.example/enter?a=1");
  for (const directive of [
    "default-src 'none'",
    "script-src 'nonce-abc'",
    "form-action https://fantasy.example",
    "frame-ancestors 'none'",
  ])
    expect(policy.split("; ")).toContain(directive);
  expect(handoffPolicy("abc")).toContain("form-action 'none'; ");
});
