import { expect, test } from "vitest";
import type { Highlight } from "#contract/domain/highlight";
import { testHighlight } from "~/features/highlights/test-highlight";
import { testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { routeHandle } from "~/i18n/namespaces";
import { testPage } from "~/page/test-page";
import { highlightMeta } from "./highlight-meta.ts";
import { loadHighlight } from "./load-highlight.server.ts";

async function metaOf(change: Partial<Highlight>, search = "") {
  const { competition } = testGroup("766", []);
  const page = { highlights: [testHighlight(change)], hasNext: false };
  const values: Record<string, unknown> = {
    matchInfo: { match: finished, competition, season: "2026-27", goals: [] },
    matchHighlights: page,
    highlightList: page,
  };
  const { context } = testContext(({ name }) => ({ value: values[name] }));
  const params = { countryKey: "vietnam", leagueKey: "v-league-1", matchName: finished.slug, matchId: finished.id };
  const data = await loadHighlight(context, { sport: "football", params, search });
  const routes = [
    { id: "root", data: testPage("en"), handle: { i18n: ["common", "errors", "frame"] } },
    { id: "highlightsDetail", handle: routeHandle("highlight") },
  ];
  return highlightMeta(data, routes as Parameters<typeof highlightMeta>[1]);
}

const graphOf = (meta: Awaited<ReturnType<typeof metaOf>>) =>
  JSON.stringify(meta.filter((one) => "script:ld+json" in one));

test("a film is described by what is known of it", async () => {
  const meta = await metaOf({ source: "youtube", url: "dQw4w9WgXcQ", duration: 125, views: 7 });
  expect(meta).toContainEqual({ title: "Hà Nội FC v Nam Định highlights, Sat 21 Nov 2026 | Matchlight" });
  expect(meta).toContainEqual({ property: "og:type", content: "video.other" });
  const graph = graphOf(meta);
  expect(graph).toContain('"@type":"VideoObject"');
  expect(graph).toContain('"duration":"PT2M5S"');
  expect(graph).toContain('"embedUrl":"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
  expect(graph).toContain('"userInteractionCount":7');
  expect(graph).toContain('"@type":"SportsEvent"');
  expect(graph).toContain('"@type":"BreadcrumbList"');
});

test("a drawing that moves is not called a film, nor shown where no drawing is", async () => {
  const meta = await metaOf({});
  expect(graphOf(meta)).not.toContain("VideoObject");
  expect(JSON.stringify(meta.filter((one) => "property" in one))).not.toContain("highlight/");
});

test("a picture of ours is for share previews", async () => {
  expect(await metaOf({ cover: "highlight/1.jpg" })).toContainEqual({
    property: "og:image",
    content: "https://storage.example/highlight/1.jpg",
  });
});

test("without results it is for visitors only", async () => {
  expect(await metaOf({}, "?results=hide")).toContainEqual({ name: "robots", content: "noindex, nofollow" });
});
