import { Parser } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { lateHtml } from "./late-html.server.ts";
import { readStory } from "./read-story.server.ts";
import { StoryText } from "./StoryText.tsx";
import { STORY_TAGS } from "./story.ts";
import { HOSTILE_HTML } from "./test-hostile-html.ts";

const tools = await lateHtml();
const i18n = translatorOf("en", namespacesOf("news-piece"));
const markup = (html: string) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StoryText nodes={readStory(html, { origin: "https://scores.example", locale: "en" }, tools).nodes} />
    </I18nextProvider>,
  );

interface Seen {
  tag: string;
  attributes: Record<string, string>;
}

/** The elements of a page, and how many were open at the most; throws where one is closed that is not the last that was opened. */
function elementsOf(html: string): { seen: Seen[]; deepest: number } {
  const seen: Seen[] = [];
  const open: string[] = [];
  let deepest = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      seen.push({ tag, attributes });
      deepest = Math.max(deepest, open.push(tag));
    },
    onclosetag(tag, isImplied) {
      if (open.pop() !== tag || (isImplied && !["br", "hr"].includes(tag))) throw new Error(`${tag} is not closed`);
    },
  });
  parser.end(html);
  if (open.length > 0) throw new Error("not all is closed");
  return { seen, deepest };
}

/** Of a table, which scrolls. */
const KNOWN = new Set<string>([...STORY_TAGS, "div"]);
const LINK = /^(\/|#|https?:\/\/)/;

test("there are more than a hundred", () => {
  expect(new Set(HOSTILE_HTML).size).toBeGreaterThan(100);
});

test.each(HOSTILE_HTML.map((html) => [html.slice(0, 60), html]))(
  "%s executes nothing and breaks no page",
  (_start, html) => {
    const page = markup(html);
    // Text turns nobody's direction and has no half characters.
    expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(page).not.toContain("\0");
    expect(page.isWellFormed()).toBe(true);
    const { seen, deepest } = elementsOf(page);
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
