import type { SentPick } from "#contract/calls/contests/sent-picks";
import { leaderName } from "#contract/contests/leader-name";
import type { ContestDay, ContestLine, LineSide } from "#contract/domain/contests";
import { publicPath } from "#contract/http/public-path";
import { ENDPOINTS, type EndpointName, type ValueOf } from "#contract/registry";
import type { Endpoint } from "#contract/wire/endpoint";
import { CLOCK_HEADER } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { bindings, startMembers } from "../members/test-members.ts";

/** A Saturday and its week's contests. Hours in Bangkok time, in milliseconds. */
export const SATURDAY = "2026-10-17";
/** The last day of the week's contests. */
export const SUNDAY = "2026-10-18";
export const PREDICTION = "pf-2026w42";
export const SCORES = "sf-2026w42";
export const bangkok = (time: string, day = SATURDAY): number => Date.parse(`${day}T${time}:00+07:00`);
/** The day is open and none of its matches has started. */
export const OPEN = bangkok("10:30");

export type Member = Awaited<ReturnType<ReturnType<typeof startMembers>["join"]>>;

/** A member as everybody sees them: the beginning of their nickname, and a number of their entry. */
export const nameOnBoards = ({ nickname }: Pick<Member, "nickname">, entryId: string): string =>
  leaderName(`${nickname.slice(0, 3)}••••`, entryId);

export interface LedgerRow {
  id: number;
  kind: string;
  match_id: string;
  market: string;
  choice: string | null;
  line: number | null;
  price: string | null;
}

/** A pick; unless it says otherwise, with the line and price of the moment at which it is sent. */
interface TestPick {
  matchId: string;
  market: "AH" | "OU" | "SCORE";
  side?: LineSide;
  line?: string;
  price?: string;
  guess?: readonly [number, number];
}
const NO_LINE = { line: "0", prices: ["1", "1"] } as const;

/** Contest calls on a clock of the test's own. */
export function startContests(settings: Partial<Env> = {}) {
  const members = startMembers(settings);
  const env = { ...bindings, ...settings };
  const { call, app, advance } = members;

  function ask(name: EndpointName, query: Record<string, string>, at: number): Promise<Response> {
    const endpoint = ENDPOINTS[name] as Endpoint;
    const fields = new URLSearchParams({ lang: "en", ...query });
    const headers = { [CLOCK_HEADER]: String(at) };
    const isGet = endpoint.method === "GET";
    const address = publicPath(endpoint);
    const answer = isGet
      ? app.request(`${address}?${fields}`, { headers }, env)
      : app.request(address, { method: "POST", headers, body: fields }, env);
    return Promise.resolve(answer);
  }
  /** As everybody sees it. */
  async function read<Name extends EndpointName>(
    name: Name,
    query: Record<string, string>,
    at: number,
  ): Promise<ValueOf<Name>> {
    const endpoint: Endpoint<unknown, unknown> = ENDPOINTS[name];
    return endpoint.parse(await (await ask(name, query, at)).json()).value as ValueOf<Name>;
  }

  const dayAt = (at: number, date = SATURDAY): Promise<ContestDay> =>
    read("getContestDay", { contestId: PREDICTION, date }, at);

  /** The picks with the lines and prices that a page of that moment shows. */
  async function confirmed(picks: readonly TestPick[], at: number, contestId: string): Promise<SentPick[]> {
    if (!picks.some(({ side }) => side)) return picks as SentPick[];
    const { days } = await read("getContestDay", { contestId }, at);
    const matches = await Promise.all(days.map((date) => read("getContestDay", { contestId, date }, at)));
    const lines = new Map(matches.flatMap((day) => day.matches.map(({ match, lines }) => [match.id, lines] as const)));
    return picks.map((pick) => {
      const offered = lines.get(pick.matchId)?.find(({ market }) => market === pick.market) ?? NO_LINE;
      const price = offered.prices[pick.side === "home" || pick.side === "over" ? 0 : 1];
      return (pick.side ? { line: offered.line, price, ...pick } : pick) as SentPick;
    });
  }

  /** As a page would send it, a minute after the previous one, so that no limit is reached. */
  async function pick({ token }: Member, picks: readonly TestPick[], at = OPEN, contestId = PREDICTION) {
    const sent = await confirmed(picks, at, contestId);
    advance(61_000);
    return call("savePicks", { contestId, picks: JSON.stringify(sent) }, { token, at });
  }
  const join = ({ token }: Member, at = OPEN, contestId = PREDICTION) =>
    call("contestJoin", { contestId }, { token, at });
  const mine = async ({ token }: Member, at = OPEN, contestId = PREDICTION) =>
    (await call("getMyPredictionList", { contestId }, { token, at })).value;

  /** A member's ledger rows, in order. */
  async function ledgerOf({ user }: Member): Promise<LedgerRow[]> {
    const { results } = await bindings.DB.prepare(
      `select l.id, kind, match_id, market, choice, line, price from contest_ledger l
       join contest_entries e on e.id = l.entry_id where e.username = ? order by l.id`,
    )
      .bind(user.username)
      .all<LedgerRow>();
    return results;
  }

  return { ...members, ask, read, dayAt, pick, enter: join, mine, ledgerOf };
}

export const lineIn = (lines: readonly ContestLine[], market: "AH" | "OU"): ContestLine => {
  const line = lines.find((one) => one.market === market);
  if (!line) throw new Error(`no line of ${market}`);
  return line;
};
