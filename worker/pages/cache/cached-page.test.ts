import { expect, test } from "vitest";
import { freshNonce } from "../../security/nonce.ts";
import { cachedPage, documentHeaders, isForEveryone, pageFor } from "./cached-page.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("every visitor gets a nonce of their own, and the cached bytes do not change", () => {
  const first = freshNonce();
  const page = (nonce: string) => `<style nonce="${nonce}"></style>ผลบอล<script nonce="${nonce}"></script>`;
  const cached = cachedPage(new TextEncoder().encode(page(first.text)), first, new Headers(html), 0);
  const [a, b] = [freshNonce(), freshNonce()];
  expect(text(pageFor({ theme: "dark" }, cached, a))).toBe(page(a.text));
  expect(text(pageFor({ theme: "system" }, cached, b))).toBe(page(b.text));
  expect(text(cached.bytes)).toBe(page(first.text));
});

test("every visitor gets the page in their own theme", () => {
  const nonce = freshNonce();
  const page = (theme: string) => `<html data-theme="${theme}">ผลบอล data-theme="x"</html>`;
  const cached = cachedPage(new TextEncoder().encode(page("dark  ")), nonce, new Headers(html), 0);
  const shown = (["system", "light", "dark"] as const).map((theme) => text(pageFor({ theme }, cached, nonce)));
  expect(shown).toEqual([page("system"), page("light "), page("dark  ")]);
});

test.each([
  ["a page", new Response("", { headers: html }), true],
  ["a page that is not found", new Response("", { status: 404, headers: html }), false],
  ["a redirect", new Response(null, { status: 301 }), false],
  ["an answer that sets a cookie", new Response("", { headers: { ...html, "Set-Cookie": "a=b" } }), false],
  ["another kind of answer", Response.json({}), false],
])("%s is for everyone: %s", (_case, response, expected) => {
  expect(isForEveryone(response)).toBe(expected);
});

test("only what a document says about itself leaves the edge", () => {
  const given = new Headers({ ...html, "X-Remix-Response": "yes", Server: "x", Link: "</a.css>; rel=preload" });
  expect(documentHeaders(given)).toEqual({ ...html, Link: "</a.css>; rel=preload" });
});
