import { type FixtureOptions, fixtureRow, leagueRow } from "./api-football/stub-answers.ts";
import { answerOf, quotaHeaders } from "./api-sports/stub-answer.ts";

/** The clubs of a small league, by the supplier's ids and names. */
export const CLUBS = [
  { id: 42, name: "Arsenal" },
  { id: 66, name: "Aston Villa" },
  { id: 49, name: "Chelsea" },
  { id: 45, name: "Everton" },
] as const;

/** A supplier in API-Football's format, as a function in place of `fetch`. */
export function stubSupplier({ perDay = 7_500, perMinute = 300 }: { perDay?: number; perMinute?: number } = {}) {
  const fixtures = new Map<number, FixtureOptions>();
  const odds = new Map<string, object>();
  const requests: { path: string; headers: Headers }[] = [];
  let broken: (() => Response | Promise<Response>) | undefined;
  let now = 0;
  const isLive = ({ status }: FixtureOptions) => ["1H", "HT", "2H", "ET", "BT", "P"].includes(status?.short ?? "");
  const answer = (response: object[]) =>
    Response.json(answerOf(response), { headers: quotaHeaders(requests.length, { perDay, perMinute }) });
  const listed = (url: URL): FixtureOptions[] => {
    const all = [...fixtures.values()];
    if (url.searchParams.has("live")) return all.filter(isLive);
    const ids = url.searchParams.get("ids")?.split("-");
    return ids ? all.filter(({ id }) => ids.includes(String(id))) : all;
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input));
    requests.push({ path: `${url.pathname}${url.search}`, headers: new Headers(init?.headers) });
    if (broken) return broken();
    if (url.pathname === "/leagues") return answer([leagueRow(now)]);
    if (url.pathname.startsWith("/odds")) {
      const row = odds.get(url.searchParams.get("fixture") ?? "live");
      return answer(row ? [row] : []);
    }
    return url.pathname === "/fixtures" ? answer(listed(url).map(fixtureRow)) : new Response("", { status: 404 });
  };
  return {
    fetch: fetch as typeof globalThis.fetch,
    requests,
    /** A match's prices before kick-off, or those in play. */
    price: (of: number | "live", row: object) => odds.set(String(of), row),
    put: (one: FixtureOptions & { id: number }) => fixtures.set(one.id, { ...fixtures.get(one.id), ...one }),
    breakWith(response: typeof broken) {
      broken = response;
    },
    setNow(instant: number) {
      now = instant;
    },
  };
}
