import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Highlight } from "#contract/domain/highlight";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testHighlight } from "~/features/highlights/test-highlight";
import { testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { HighlightPage } from "./HighlightPage.tsx";
import { loadHighlight } from "./load-highlight.server.ts";

const { competition } = testGroup("766", []);
const params = { countryKey: "vietnam", leagueKey: "v-league-1", matchName: finished.slug, matchId: finished.id };

interface Shown {
  locale?: LocaleCode;
  highlights?: Highlight[];
  search?: string;
}

function contextOf({ locale = "en", highlights = [testHighlight()] }: Shown) {
  const goals = [{ side: "away", minute: 45, addedMinute: 2, isOwnGoal: true }];
  const page = { highlights, hasNext: true, lastId: "h1" };
  const values: Record<string, unknown> = {
    matchInfo: { match: finished, competition, season: "2026-27", goals },
    matchHighlights: page,
    highlightList: page,
  };
  return testContext(({ name }) => ({ value: values[name] }), { locale }).context;
}

const rendered = (module: string, locale: LocaleCode, page: React.ReactElement) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, [...namespacesOf(module), "frame"])}>{page}</I18nextProvider>,
  );

async function details(shown: Shown): Promise<string> {
  const { locale = "en", search = "" } = shown;
  const data = await loadHighlight(contextOf(shown), { sport: "football", params, search });
  return rendered("highlight", locale, <HighlightPage data={data} page={testPage(locale)} />);
}

const YOUTUBE = testHighlight({ source: "youtube", url: "dQw4w9WgXcQ", cover: "https://i.ytimg.com/vi/a/0.jpg" });

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test("has one heading, no style attribute and no untranslated key", async () => {
    for (const markup of [await details({ locale }), await details({ locale, search: "?results=hide" })]) {
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).not.toContain("style=");
      expect(markup).not.toMatch(/>(highlights|common|frame|source|event)[.:]/);
    }
  });
});

describe("a match's highlights", () => {
  test("an animation is opened by the browser itself, loads when it is opened, and is described in text", async () => {
    const markup = await details({});
    expect(markup).toContain("<details");
    expect(markup).toMatch(/-play\.svg"[^>]*alt="Animation:[^"]*"[^>]*loading="lazy"/);
    expect(markup).toContain("Own goal".toLowerCase());
    expect(markup).toContain("45+2&#x27;");
  });

  test("nothing of a third party is requested before the visitor agrees", async () => {
    const markup = await details({ highlights: [YOUTUBE] });
    expect(markup).not.toMatch(/<(iframe|img|video|link|script|source)[^>]*(youtube|ytimg|vimeo)/);
    expect(markup).not.toMatch(/(?<!data-\w+|href)="https:\/\/[^"]*(youtube|ytimg)/);
    expect(markup).toContain("This loads a video from youtube.com, which can see your IP address.");
    expect(markup).toContain("&quot;src&quot;:&quot;https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ&quot;");
    // The link without script.
    expect(markup).toMatch(
      /<a class="button plain-button" href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ" rel="noopener noreferrer/,
    );
  });

  test.each<[string, Partial<Highlight>, string]>([
    ["is blocked in the visitor's country", { blockedCountries: ["VN"] }, "is not available in your country"],
    [
      "may only be seen elsewhere",
      { source: "iframe", url: "https://videos.example/1" },
      "only be watched on videos.example",
    ],
    ["leads nowhere", { source: "youtube", url: "?" }, "cannot be shown"],
    ["is a film of ours", { source: "hls", url: "film/1.m3u8" }, '<video class="screen" controls="" preload="none"'],
  ])("one that %s", async (_case, change, text) => {
    expect(await details({ highlights: [testHighlight(change)] })).toContain(text);
  });

  test("a match without any says so", async () => {
    expect(await details({ highlights: [] })).toContain("No highlights yet");
  });

  test("hidden results stand nowhere on the page", async () => {
    const markup = await details({ search: "?results=hide" });
    expect(markup).not.toMatch(/2 ?[-–]\u2060? ?1|hold on to beat|Full time/);
    expect(markup).toContain("Result hidden.");
    expect(markup).toContain(">Show results</a>");
  });

  test("lead to the match and are marked as simulated", async () => {
    const markup = await details({});
    expect(markup).toContain(`href="/en/football/vietnam/v-league-1/${finished.slug}/${finished.id}"`);
    expect(markup).toContain('<span class="tag">Simulated</span>');
    expect(markup).toContain("computer-generated");
  });
});
