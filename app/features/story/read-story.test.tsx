import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { lazyHtml, readStory } from "./read-story.server.ts";
import { StoryText } from "./StoryText.tsx";

const tools = await lazyHtml();
const FACTS = { origin: "https://scores.example", locale: "th" } as const;

const markup = (html: string) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en", namespacesOf("news-piece"))}>
      <StoryText nodes={readStory(html, FACTS, tools).nodes} />
    </I18nextProvider>,
  );

describe("the text of a piece", () => {
  test.each([
    ["paragraphs and emphasis", "<p>A <strong>b</strong> <em>c</em></p>", "<p>A <strong>b</strong> <em>c</em></p>"],
    ["characters", "<p>a &amp; b &lt;c&gt; &nbsp;“d” 0–0</p>", "<p>a &amp; b &lt;c&gt; \u00a0“d” 0–0</p>"],
    ["headings, which links lead to", "<h2>Why 90+7</h2>", '<h2 id="s-why-90-7">Why 90+7</h2>'],
    ["headings of the page itself one level lower", "<h1>A</h1><h5>B</h5>", '<h2 id="s-a">A</h2><h4 id="s-b">B</h4>'],
    ["headings of the same words", "<h2>A</h2><h2>a!</h2>", '<h2 id="s-a">A</h2><h2 id="s-a-2">a!</h2>'],
    ["headings in Khmer", "<h2>តើ​ម្ចាស់ការ</h2>", '<h2 id="s-តើ-ម្ចាស់ការ">តើ​ម្ចាស់ការ</h2>'],
    ["lists", "<ul><li>a</li><li>b</li></ul>", "<ul><li>a</li><li>b</li></ul>"],
    ["lines and rules", "<p>a<br>b</p><hr>", "<p>a<br/>b</p><hr/>"],
    ["own paths in the page's language", '<a href="/football/matches">a</a>', '<a href="/th/football/matches">a</a>'],
    ["own paths in a language", '<a href="/vn/news?q=a#b">a</a>', '<a href="/vn/news?q=a#b">a</a>'],
    ["own addresses as paths", '<a href="https://scores.example/news">a</a>', '<a href="/th/news">a</a>'],
    ["home", '<a href="/">a</a>', '<a href="/th">a</a>'],
    ["places on the page", '<a href="#s-a">a</a>', '<a href="#s-a">a</a>'],
    [
      "addresses of others, which get nothing of ours",
      '<a href="https://theifab.com/laws" onclick="x()">Laws</a>',
      '<a href="https://theifab.com/laws" rel="nofollow noopener">Laws</a>',
    ],
  ])("keeps %s", (_what, html, expected) => {
    expect(markup(html)).toBe(expected);
  });

  test("scrolls wide tables within themselves", () => {
    const table = "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>";
    expect(markup(table)).toBe(
      `<div class="scroller" tabindex="0"><table class="table">${table.slice("<table>".length)}</div>`,
    );
  });

  test("names its sections", () => {
    const { sections } = readStory("<h2>A <em>b</em></h2><h3>no</h3><h2>C</h2><h2> </h2>", FACTS, tools);
    expect(sections).toEqual([
      { id: "s-a-b", title: "A b" },
      { id: "s-c", title: "C" },
    ]);
  });

  test.each([
    ["a link alone", '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">film</a></p>'],
    ["a short link", '<p> <a href="https://youtu.be/dQw4w9WgXcQ">film</a>\n</p>'],
    ["a frame", '<p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></p>'],
  ])("asks before a film of others is loaded: %s", (_what, html) => {
    const page = markup(html);
    expect(page).toContain('data-island="third-party-frame"');
    expect(page).toContain('id="film-1"');
    expect(page).not.toMatch(/<iframe|<img|<script/);
    expect(page).toContain("www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
    expect(page).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  });

  test("links to films in a sentence stay links", () => {
    const html = '<p>See <a href="https://vimeo.com/76979871">this</a></p>';
    expect(markup(html)).toBe('<p>See <a href="https://vimeo.com/76979871" rel="nofollow noopener">this</a></p>');
  });
});
