import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, lazy, type ReactNode, Suspense } from "react";
import { describe, expect, test } from "vitest";
import { withMemoisingEncoder } from "./memoising-encoder.mjs";

const require = createRequire(import.meta.url);
const file = require
  .resolve("react-dom/server.browser")
  .replace("server.browser.js", "cjs/react-dom-server.browser.production.min.js");
const original = readFileSync(file, "utf8");

type Renderer = { renderToReadableStream(node: ReactNode): Promise<ReadableStream> };

function load(code: string): Renderer {
  const module = { exports: {} };
  new Function("module", "exports", "require", code)(module, module.exports, require);
  return module.exports as Renderer;
}

const render = async (renderer: Renderer, node: ReactNode) =>
  new Uint8Array(await new Response(await renderer.renderToReadableStream(node)).arrayBuffer());

const page = createElement(
  "ul",
  null,
  Array.from({ length: 300 }, (_, index) =>
    createElement("li", { key: index, className: "m" }, ["Hà Nội", "ไทย ", "ខ្មែរ", `${index} 🏆 <&"'>`]),
  ),
);

const Entry = () => createElement("p", null, "ช้า 🏆");

/** A page with a deferred part. */
const streamed = (): ReactNode => {
  const late = createElement(lazy(async () => ({ default: Entry })));
  return createElement("main", null, page, createElement(Suspense, { fallback: "…" }, late));
};

describe("the memoising encoder", () => {
  test("gives the same bytes as React's own, on the first and on the second page", async () => {
    const expected = await render(load(original), page);
    const memoising = load(withMemoisingEncoder(original));
    expect(await render(memoising, page)).toEqual(expected);
    expect(await render(memoising, page)).toEqual(expected);
    expect(new TextDecoder().decode(expected)).toContain("Hà Nội");
  });

  test("gives the same bytes where a part comes later", async () => {
    const expected = await render(load(original), streamed());
    expect(await render(load(withMemoisingEncoder(original)), streamed())).toEqual(expected);
    expect(new TextDecoder().decode(expected)).toContain("ช้า 🏆");
  });

  test.each(["", original + original, original.replace("512<b.length", "256<b.length")])(
    "refuses a react-dom that it does not know (%#)",
    (code) => {
      expect(() => withMemoisingEncoder(code)).toThrow("review the encoder");
    },
  );
});
