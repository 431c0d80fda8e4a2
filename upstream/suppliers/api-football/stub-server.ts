import { answerOf, type FixtureOptions, fixtureRow, leagueRow, quotaHeaders } from "./stub-answers.ts";
import { type Evening, eveningAt } from "./stub-evening.ts";

/** Requests of the stub's plan. */
const PLAN = { perDay: 7_500, perMinute: 300 };

const PLAYING = ["1H", "HT", "2H"];

/** Details are in answers by ids only; the live list has events. */
function cut(
  { lineups, statistics, events, ...fixture }: FixtureOptions,
  kind: "list" | "live" | "ids",
): FixtureOptions {
  if (kind === "ids")
    return { ...fixture, ...(events && { events }), ...(lineups && { lineups }), ...(statistics && { statistics }) };
  return kind === "live" && events ? { ...fixture, events } : fixture;
}

function fixturesOf(url: URL, all: readonly FixtureOptions[]): object[] {
  if (url.searchParams.has("live"))
    return all.filter(({ status }) => PLAYING.includes(status?.short ?? "")).map((one) => fixtureRow(cut(one, "live")));
  const ids = url.searchParams.get("ids")?.split("-");
  if (ids) return all.filter(({ id }) => ids.includes(String(id))).map((one) => fixtureRow(cut(one, "ids")));
  return all.map((one) => fixtureRow(cut(one, "list")));
}

/** Which file of a folder answers a request: `leagues`, `fixtures-live`, `fixtures-ids`, `fixtures-39-2026`. */
export function fileOf({ pathname, searchParams }: URL): string {
  if (pathname !== "/fixtures") return pathname.slice(1);
  if (searchParams.has("live")) return "fixtures-live";
  if (searchParams.has("ids")) return "fixtures-ids";
  return `fixtures-${searchParams.get("league")}-${searchParams.get("season")}`;
}

export interface Stub {
  evening: Evening;
  /** The text of a recorded answer by its file's name without `.json`; undefined if there is none. */
  read?(name: string): string | undefined;
}

/** Answers a request as API-Football would: with a folder's answers, else with the matches of the stub's evening. */
export function createStub({ evening, read }: Stub): (request: Request, now: number) => Response {
  let used = 0;
  const answered = (body: string): Response =>
    new Response(body, {
      headers: { "Content-Type": "application/json", ...quotaHeaders(used, PLAN) },
    });
  return (request, now) => {
    const url = new URL(request.url);
    if (!request.headers.get("x-apisports-key"))
      return answered(JSON.stringify({ ...answerOf([]), errors: { token: "Error/Missing application key." } }));
    used += 1;
    if (read) return answered(read(fileOf(url)) ?? JSON.stringify(answerOf([])));
    if (url.pathname === "/leagues") return answered(JSON.stringify(answerOf([leagueRow(now)])));
    if (url.pathname === "/fixtures")
      return answered(JSON.stringify(answerOf(fixturesOf(url, eveningAt(now, evening)))));
    return answered(JSON.stringify(answerOf([])));
  };
}
