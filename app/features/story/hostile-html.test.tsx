import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { expectReadable, readMarkup } from "~/ui/test-markup";
import { lazyHtml, readStory } from "./read-story.server.ts";
import { StoryText } from "./StoryText.tsx";
import { STORY_TAGS } from "./story.ts";
import { HOSTILE_HTML } from "./test-hostile-html.ts";

const tools = await lazyHtml();
const i18n = translatorOf("en", namespacesOf("news-piece"));
const markup = (html: string) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StoryText nodes={readStory(html, { origin: "https://scores.example", locale: "en" }, tools).nodes} />
    </I18nextProvider>,
  );

/** The scrolling wrapper of a table. */
const KNOWN = new Set<string>([...STORY_TAGS, "div"]);
const LINK = /^(\/|#|https?:\/\/)/;

test("there are more than a hundred", () => {
  expect(new Set(HOSTILE_HTML).size).toBeGreaterThan(100);
});

test.each(HOSTILE_HTML.map((html) => [html.slice(0, 60), html]))(
  "%s executes nothing and breaks no page",
  (_start, html) => {
    const page = markup(html);
    expectReadable(page);
    const { seen, deepest } = readMarkup(page);
    expect(deepest).toBeLessThan(40);
    for (const { tag, attributes } of seen) {
      expect(KNOWN).toContain(tag);
      const { id = "s-", href = "/", rel = "", class: name = "", tabindex = "0", ...others } = attributes;
      expect(others).toEqual({});
      expect(id).toMatch(/^s-/);
      expect(href).toMatch(LINK);
      expect(href).not.toMatch(/^\/\//);
      expect(["", "nofollow noopener"]).toContain(rel);
      expect(["", "scroller", "table"]).toContain(name);
      expect(tabindex).toBe("0");
    }
  },
);
