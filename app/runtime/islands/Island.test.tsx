import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Island } from "./Island.tsx";

const SETUP = {
  from: { locale: "en", sport: "football", storage: "" },
  action: "/en/search",
  label: "Team or player",
} as const;

test("the place of an island holds its name, its props and what works without it", () => {
  const markup = renderToStaticMarkup(
    <Island name="search-form" props={{ ...SETUP, text: "ars" }}>
      <form action="/en/search" />
    </Island>,
  );
  expect(markup).toMatch(
    /^<div id="island-search-form" class="island" data-island="search-form" data-namespaces="search"/,
  );
  expect(markup).toContain('<form action="/en/search"></form></div>');
});

test("props cannot leave their attribute", () => {
  const text = `"><script>alert(1)</script>&'\u2028`;
  const markup = renderToStaticMarkup(<Island name="search-form" props={{ ...SETUP, text }} />);
  expect(markup).not.toContain("<script");
  const [, written = ""] = /data-props="([^"]*)"/.exec(markup) ?? [];
  const entities: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", "#x27": "'" };
  const read = written.replace(/&([^;]+);/g, (_, name: string) => entities[name] ?? "?");
  expect(JSON.parse(read)).toEqual({ ...SETUP, text });
});
