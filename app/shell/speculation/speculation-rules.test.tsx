import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { isPersonal, PAGES, type PageRow } from "#contract/tables/pages/pages";
import { fillPattern, pathSegments } from "#contract/tables/path-pattern";
import { testPage } from "~/page/test-page";
import { type InlineParts, InlinePartsContext } from "~/ui/document/inline-parts";
import { prefetchOnHover, SPECULATION_RULES_ID } from "./prefetch-on-hover.ts";
import { SpeculationRules } from "./SpeculationRules.tsx";
import { personalPrefixes, speculationRules } from "./speculation-rules.server.ts";

interface Rules {
  prefetch: [
    {
      where: {
        and: [{ href_matches: string }, { not: { href_matches: string[] } }, { not: { selector_matches: string } }];
      };
      eagerness: string;
    },
  ];
}

const BASE = "https://scores.example/en/football/matches";

const read = (text: string) => (JSON.parse(text) as Rules).prefetch[0];

function isPrefetched(address: string): boolean {
  const [taken, left] = read(speculationRules("en")).where.and;
  const matches = (pattern: string) => new URLPattern(pattern, BASE).test(address, BASE);
  return matches(taken.href_matches) && !left.not.href_matches.some(matches);
}

describe("documents that are prefetched on intent", () => {
  test.each([
    "/en/football/england/premier-league/arsenal-vs-chelsea/1",
    "/en/football/matches?date=2026-11-21",
    "/en/news",
    "/en/football/team/settings-fc/1/overview",
  ])("%s is one", (address) => expect(isPrefetched(address)).toBe(true));

  test.each([
    "/th/football/matches",
    "/en",
    "/en/settings",
    "/en/settings?back=%2Fen",
    "/en/signin?callBackUrl=%2Fen%2Fnews",
    "/en/signup",
    "/en/basketball/fav/teams",
    "/en/football/england/premier-league/arsenal-vs-chelsea/1/calendar.ics",
    "/storage/team/1",
    "/api/match",
    "https://other.example/en/news",
    "mailto:help@scores.example",
  ])("%s is none", (address) => expect(isPrefetched(address)).toBe(false));

  const params = (path: string) => Object.fromEntries(pathSegments(path).map((part) => [part.slice(1), "sample-1"]));

  test.each(PAGES)("$path, unless it is personal", (page) => {
    const address = `/en${fillPattern(page.path, params(page.path))}`;
    expect([isPrefetched(address), isPrefetched(`${address}?a=1`)]).toEqual(Array(2).fill(!isPersonal(page)));
  });

  test("are none behind links to further views, other languages, files and islands", () => {
    const [, , { not }] = read(speculationRules("en")).where.and;
    expect(not.selector_matches.split(",")).toEqual(["[rel~=nofollow]", "[data-locale]", "[download]", "[data-opens]"]);
  });

  test("wait for a press", () => expect(read(speculationRules("en")).eagerness).toBe("conservative"));
});

describe("starts of personal paths", () => {
  const page = (path: string, row: Partial<PageRow> = {}) => ({ path, ...row }) as PageRow;
  const personal = (path: string) => page(path, { isForMembers: true });

  test("are as short as pages for everybody allow, and one for all sports", () => {
    const pages = [
      page("/news/all/:title"),
      page("/football/event"),
      ...["/account", "/account/mail/:id", "/news/comments/:id", "/football/event/a/:id"].map(personal),
      ...["/football/fav/teams", "/basketball/fav/teams"].map(personal),
    ];
    expect(personalPrefixes(pages)).toEqual(["/account", "/news/comments", "/:sport/event/a", "/:sport/fav"]);
  });

  test("are refused where no words tell a page", () => {
    expect(() => personalPrefixes([page("/news/football"), personal("/news/:id")])).toThrow("/news/:id");
    expect(() => personalPrefixes([page("/news/football"), personal("/news")])).toThrow("/news");
  });
});

describe("the rules of a document", () => {
  const render = (savesData: boolean, hydrates = false) =>
    renderToStaticMarkup(
      <InlinePartsContext.Provider
        value={{ nonce: "n", hydrates, speculationRules: speculationRules("th") } as InlineParts}
      >
        <SpeculationRules page={{ savesData }} />
      </InlinePartsContext.Provider>,
    );

  test("stand in it with its nonce, as JSON of its language", () => {
    const [, text = ""] =
      /^<script type="speculationrules" id="speculation-rules" nonce="n">(.+)<\/script>$/.exec(render(false)) ?? [];
    expect(read(text).where.and[0].href_matches).toBe("/th/*");
  });

  test("are left out for who saves data, and where React takes the document over", () => {
    expect(render(true)).toBe("");
    expect(render(false, true)).toBe("");
  });

  test.each(LOCALE_CODES)("cannot end their element early in %s", (locale) => {
    expect(speculationRules(testPage(locale).locale)).not.toContain("<");
  });
});

describe("prefetching under a resting pointer", () => {
  const start = (canHover: boolean, hasRules = true) => {
    const added: { type?: string; nonce?: string; textContent?: string }[] = [];
    const rules = {
      type: "speculationrules",
      nonce: "n",
      text: speculationRules("en"),
    };
    const page = {
      getElementById: (id: string) => (hasRules && id === SPECULATION_RULES_ID ? rules : null),
      createElement: () => ({}),
      body: { appendChild: (script: object) => added.push(script) },
    };
    prefetchOnHover(page as unknown as Document, canHover);
    return added;
  };

  test("adds the same rules, more eager, with the document's nonce", () => {
    const [script] = start(true);
    expect(script).toMatchObject({ type: "speculationrules", nonce: "n" });
    const added = read(script?.textContent ?? "");
    expect(added).toEqual({ ...read(speculationRules("en")), eagerness: "moderate" });
  });

  test("is nothing for a touch screen or a page without rules", () => {
    expect(start(false)).toEqual([]);
    expect(start(true, false)).toEqual([]);
  });
});
