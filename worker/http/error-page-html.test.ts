import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { ERROR_PAGE_TRANSLATIONS, errorPageHtml } from "./error-page-html.ts";

const facts = { error: "unexpected", requestId: "0b0d73d6", nonce: "abc", method: "DELETE" } as const;

describe.each(LOCALES)("in $name", ({ code, tag }) => {
  test.each(["badRequest", "methodNotAllowed", "tooLarge", "unexpected"] as const)(
    "the error page %s says what happened and leads on",
    (error) => {
      const html = errorPageHtml({ ...facts, error, locale: code });
      expect(html).toContain(`<html lang="${tag}">`);
      expect(html).toContain(`<a href="/${code}/football/matches">`);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html).toContain(facts.requestId);
      expect(html).not.toContain("{{");
    },
  );

  test("a wrong method is named, and not taken for a wrong address", () => {
    const { title, body } = ERROR_PAGE_TRANSLATIONS[code].methodNotAllowed;
    expect(body.split("{{method}}")).toHaveLength(2);
    expect(errorPageHtml({ ...facts, error: "methodNotAllowed", locale: code })).toContain("DELETE");
    expect(title).not.toBe(ERROR_PAGE_TRANSLATIONS[code].badRequest.title);
    if (code !== "en") expect(body).not.toBe(ERROR_PAGE_TRANSLATIONS.en.methodNotAllowed.body);
  });

  test("words are there, and of this language", () => {
    const { badRequest, unexpected, toMatches, reference } = ERROR_PAGE_TRANSLATIONS[code];
    for (const word of [badRequest.title, badRequest.body, unexpected.title, unexpected.body, toMatches]) {
      expect(word.length).toBeGreaterThan(1);
    }
    expect(reference).toContain("{{id}}");
    if (code !== "en") expect(toMatches).not.toBe(ERROR_PAGE_TRANSLATIONS.en.toMatches);
  });
});

test("nothing that is put into an error page can become an element", () => {
  const html = errorPageHtml({ ...facts, locale: "en", requestId: `<img src=x onerror="a('&')">` });
  expect(errorPageHtml({ ...facts, error: "methodNotAllowed", locale: "en", method: "<img>$&" })).toContain(
    "&lt;img&gt;$&amp;",
  );
  expect(html).toContain("&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;");
  expect(html).not.toContain("<img");
});

test("nothing is loaded, and only the style with the nonce is applied", () => {
  const html = errorPageHtml({ ...facts, locale: "en" });
  expect(html).not.toMatch(/<script|<link|src=|style="|@import|url\(/);
  expect(html.match(/nonce="abc"/g)).toHaveLength(1);
});
