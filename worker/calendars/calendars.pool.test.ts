import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { finishedRow, leagueOf, scheduledRow } from "#contract/test-rows";
import { startEdge } from "../test-edge.ts";

const MATCH = "/th/football/england/premier-league/a-vs-b";
const TEAM = "/football/team/ha-noi/70001/calendar.ics";
const LEAGUE = "/football/vietnam/v-league-1/calendar.ics?leagueId=766";

/** Of which no cache has an answer from another test. */
const UNKNOWN = ["/en/football/team/a/1/calendar.ics", "/en/football/vietnam/v-league-1/calendar.ics?leagueId=1"];

const { matchList: _rows, ...league } = leagueOf();
const next = { ...scheduledRow, matchId: "2", matchTime: scheduledRow.matchTime + 86_400_000, seq: 105 };
const answered = (result: object) => Response.json({ message: "Success", result: { businessCode: 0, ...result } });

/** Answers the calls of a calendar in any language, whose name is the country's. */
function answer(request: Request, rows = { past: [finishedRow], next: [next] }): Response {
  const { pathname, searchParams } = new URL(request.url);
  const matches = rows[searchParams.get("direction") as "past" | "next"];
  if (pathname.endsWith("/match/getMatchListByTeam"))
    return answered({ data: { list: matches, leagues: [league], hasNext: false } });
  if (pathname.endsWith("/match/getFixtureByLeague"))
    return answered({ data: { season: "2026-27", rounds: [], matchList: matches, hasNext: false } });
  if (pathname.endsWith("/soccerLeague/subLeagueList"))
    return answered({ data: { league, season: "2026-27", source: "simulated", subLeagues: [] } });
  return Response.json({ result: { businessCode: 404, message: "none" } }, { status: 404 });
}

const parse = async (response: Response) => {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one)) };
};

describe.each([
  ["a team", TEAM, "Hà Nội FC | Matchlight"],
  ["a competition", LEAGUE, "V.League 1 2026-27 | Matchlight"],
])("the calendar of %s", (_what, path, name) => {
  test.each(LOCALE_CODES)("in %s has its matches in order, with the score of what is over", async (locale) => {
    const response = await startEdge({ upstream: answer }).get(`/${locale}${path}`);
    expect(response.status).toBe(200);
    const { calendar, events } = await parse(response);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(name);
    expect(events.map(({ uid, summary, sequence }) => [uid, summary, sequence])).toEqual([
      [`football-${finishedRow.matchId}@scores.example`, "Hà Nội FC 2–1 Nam Định", finishedRow.seq],
      ["football-2@scores.example", "Hà Nội FC – Nam Định", 105],
    ]);
    expect(events[1]?.description).toContain("V.League 1\nhttps://scores.example/");
    expect(events[1]?.description).toContain(`/${locale}/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/2`);
  });

  test("is for calendar apps, which come back with the tag of what they have", async () => {
    let rows = { past: [finishedRow], next: [next] };
    const { get, pass } = startEdge({ upstream: (request) => answer(request, rows) });
    const first = await get(`/en${path}`);
    expect(first.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(first.headers.get("Content-Disposition")).toMatch(/^inline; filename="[\w-]+\.ics"$/);
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(first.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(first.headers.get("Set-Cookie")).toBeNull();
    const tag = first.headers.get("ETag") ?? "";
    const again = () => get(`/en${path}`, { headers: { "If-None-Match": tag } });
    expect((await again()).status).toBe(304);
    rows = { past: [finishedRow], next: [{ ...next, matchTime: next.matchTime + 3_600_000, seq: 205 }] };
    await pass(3_600_000);
    const moved = await again();
    expect(moved.status).toBe(200);
    const { events } = await parse(moved);
    expect(events.map(({ sequence }) => sequence)).toEqual([finishedRow.seq, 205]);
  });

  test("is the last good one while the upstream fails", async () => {
    let isDown = false;
    const { get, pass } = startEdge({
      upstream: (request) => (isDown ? new Response("down", { status: 503 }) : answer(request)),
    });
    await get(`/en${path}`);
    isDown = true;
    await pass(3_600_000);
    const response = await get(`/en${path}`);
    expect(response.status).toBe(200);
    expect((await parse(response)).events).toHaveLength(2);
  });
});

describe("the calendar of what a member follows", () => {
  const LINK = "abcdefgh~3~0123456789abcdefghij";
  const PATH = `/favourites/${LINK}/calendar.ics`;
  const followed = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/fav/calendar") || searchParams.get("link") !== LINK) return answer(request);
    return answered({ leagueMatchList: [leagueOf(next, finishedRow)] });
  };

  test.each(LOCALE_CODES)("in %s is opened by its link, without a cookie", async (locale) => {
    const { get, logged } = startEdge({ upstream: followed });
    const response = await get(`/${locale}${PATH}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    const { calendar, events } = await parse(response);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toMatch(/^\p{L}.+ \| Matchlight$/u);
    expect(events.map(({ uid }) => uid)).toEqual([
      `football-${finishedRow.matchId}@scores.example`,
      "football-2@scores.example",
    ]);
    expect(logged.mock.calls.flat().join(" ")).toContain("/favourites/…/calendar.ics");
    expect(logged.mock.calls.flat().join(" ")).not.toContain(LINK);
  });

  test("is not found by another link, nor once it is ended, and nothing keeps it", async () => {
    expect(
      (await startEdge({ upstream: followed }).get("/en/favourites/abcdefgh~1~0123456789abcdefghij/calendar.ics"))
        .status,
    ).toBe(404);
    let hasEnded = false;
    const none = new Request("https://upstream.example/none");
    const { get } = startEdge({ upstream: (request) => (hasEnded ? answer(none) : followed(request)) });
    expect((await get(`/en${PATH}`)).status).toBe(200);
    hasEnded = true;
    expect((await get(`/en${PATH}`)).status).toBe(404);
  });

  test("of what cannot be a link nobody is asked", async () => {
    const { get, upstreamFetch } = startEdge();
    expect((await get("/en/favourites/short/calendar.ics")).status).toBe(404);
    expect(upstreamFetch).not.toHaveBeenCalled();
  });
});

test("a postponed match is cancelled in calendars until it has a date", async () => {
  const postponed = { ...next, matchStatus: "Postp.", phase: "POSTPONED" };
  const rows = { past: [], next: [postponed] };
  // A team of its own: caches have the answers of other tests.
  const response = await startEdge({ upstream: (request) => answer(request, rows as never) }).get(
    "/en/football/team/ha-noi/70003/calendar.ics",
  );
  const [event] = (await parse(response)).events;
  expect(event?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
});

test.each([`${MATCH}/1/calendar.ics`, ...UNKNOWN])(
  "what the upstream does not know has no calendar: %s",
  async (path) => {
    const upstream = () => Response.json({ result: { businessCode: 404, message: "no such match" } }, { status: 404 });
    expect((await startEdge({ upstream }).get(path)).status).toBe(404);
  },
);

test.each([
  ["a sport that there is none of", "/en/hockey/england/premier-league/a-vs-b/1/calendar.ics"],
  ["a language that there is none of", "/xx/football/england/premier-league/a-vs-b/1/calendar.ics"],
  ["what is no id", `${MATCH}/%3Cscript%3E/calendar.ics`],
  ["a team without an id that can be one", "/en/football/team/a/%3Cscript%3E/calendar.ics"],
  ["a competition without its id", "/en/football/england/premier-league/calendar.ics"],
])("%s has none, and nobody is asked", async (_case, path) => {
  const { get, upstreamFetch } = startEdge();
  expect((await get(path)).status).toBe(404);
  expect(upstreamFetch).not.toHaveBeenCalled();
});

test.each([`${MATCH}/2/calendar.ics`, ...UNKNOWN])(
  "where the upstream fails it is worth another try: %s",
  async (path) => {
    const response = await startEdge({ upstream: () => new Response("down", { status: 503 }) }).get(path);
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
  },
);
