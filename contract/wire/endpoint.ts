import * as z from "zod/mini";
import { sportOfCall } from "../tables/sports.ts";
import { openEnvelope } from "./envelope.ts";
import { readAnswer } from "./rows.ts";

/** Which upstream server answers: the main API, the sevens tournament's, or the fantasy site's. */
export type Server = "main" | "sevens" | "fantasy";

/**
 * Who may call: `public` calls are sent without a token and share the caches, `personal` ones carry the visitor's token
 * if there is one, `member` ones require it. Only `public` answers ever enter a shared cache.
 */
export type Access = "public" | "personal" | "member";

/** `limit` of what every page of a member asks beside its content: who they are, their notices and their stars. */
export const BESIDE_PAGE = 2_000;

/** All three in seconds since the fetch. `store` is the outermost layer that stores the last good entry. */
export interface CachePolicy {
  /** Served as it is. */
  freshFor: number;
  /** Served at once and revalidated behind the response. */
  staleFor: number;
  /**
   * How long the last good entry is stored in case the upstream fails; at least 60, the shortest time a KV store
   * accepts.
   */
  keepFor: number;
  store: "kv" | "colo";
}

/** An answer's domain value, and the rows that did not match the schema. */
export interface Parsed<Value> {
  value: Value;
  dropped: Fault[];
}

/** An invalid field: its path in the answer, and why. Never the value itself, which may be personal. */
export interface Fault {
  path: string;
  reason: string;
}

export interface Endpoint<Query = unknown, Value = unknown, Result extends z.ZodMiniType = z.ZodMiniType> {
  /** Unique; also the name by which loaders call it. */
  name: string;
  method: "GET" | "POST";
  /** As in the specification, without the `hkfc` segment, which `server` replaces. */
  path: string;
  /** Added to the query string of every call, POST included; callers do not pass it. */
  fixedQuery?: Readonly<Record<string, string>>;
  server: Server;
  /** `member`: the token is sent with the fields of `query`, as the parameter `token`. */
  access: Access;
  /** Has side effects upstream: never cached, never prefetched, and POST in the browser-facing API. */
  effect: boolean;
  /**
   * Its parameters name something that may not exist, so 404 and 400 are answers. For any other call they are faults: a
   * day always has a list, possibly empty.
   */
  namesOne: boolean;
  /** It names the subject of a page: if this call finds nothing, others about the same id need not be made. */
  isHead: boolean;
  /**
   * Its answer contains bookmakers' prices, perhaps among other data: blocked for countries where prices are hidden.
   */
  holdsPrices: boolean;
  /** The edge adds the visitor's country to the query, if it is one of ours and the caller names no other. */
  forCountry?: boolean;
  /** Fields that a supplier may send but browsers never get, anywhere in the answer. */
  withheld?: readonly string[];
  /** Milliseconds for the whole call, if shorter than the specification's: a page does without the answer. */
  limit?: number;
  query: z.ZodMiniType<Query>;
  /** The content of `result` besides the business code; its output type is what the reference upstream writes. */
  result: Result;
  /**
   * Parses the whole answer, envelope included, to a domain value. Throws a $ZodError if the answer as a whole is
   * invalid.
   */
  parse(answer: unknown): Parsed<Value>;
  cache?: CachePolicy;
}

type Stated = "method" | "server" | "access" | "effect" | "namesOne" | "isHead" | "holdsPrices";

/**
 * Declares one upstream call. The object is the single source for client, browser-facing API, reference upstream and
 * tests. `toValue` converts a parsed result to the domain value.
 */
export function endpoint<Query, Result extends z.ZodMiniType, Value>({
  toValue,
  ...declaration
}: Omit<Endpoint<Query, Value, Result>, Stated | "parse"> &
  Partial<Pick<Endpoint, Stated>> & { toValue(result: z.output<Result>): Value }): Endpoint<Query, Value, Result> {
  const { result } = declaration;
  return {
    method: "GET",
    server: "main",
    access: "public",
    effect: false,
    namesOne: false,
    isHead: false,
    holdsPrices: false,
    ...declaration,
    parse: (answer) => readAnswer(() => toValue(result.parse(openEnvelope(answer))), sportOfCall(declaration.path)),
  };
}

/** A call that only members make. */
export const OF_MEMBER = { access: "member" } as const satisfies Partial<Endpoint>;

/** A member's call that changes something; the token is sent next to the fields. */
export const MEMBER_CHANGE = { ...OF_MEMBER, method: "POST", effect: true } as const satisfies Partial<Endpoint>;

/** The answer carries no data: it succeeded. */
export const NO_DATA = { result: z.looseObject({}), toValue: () => null } as const;

/** For past matches, clubs and players: they change when the next match ends. */
export const SLOW = { freshFor: 600, staleFor: 86_400, keepFor: 604_800, store: "kv" } as const satisfies CachePolicy;

/**
 * For lists and heads that may contain a match in play. Without scripts, scores are at most a minute old while the
 * upstream is healthy: 30 s here and 30 s for the page. An older entry waits for the upstream, or is marked as old.
 */
export const LIVE = { freshFor: 10, staleFor: 30, keepFor: 86_400, store: "kv" } as const satisfies CachePolicy;

/** For what follows a match in play. */
export const LIVE_MATCH = { freshFor: 5, staleFor: 30, keepFor: 86_400, store: "kv" } as const satisfies CachePolicy;

/**
 * How long anybody may keep a call's answer: as long as the edge serves it without asking again. Nobody keeps what is
 * not the same for all visitors, or has an effect.
 */
export const cacheControlOf = ({ access, effect, cache }: Pick<Endpoint, "access" | "effect" | "cache">): string =>
  access === "public" && !effect && cache ? `public, max-age=${cache.freshFor}` : "no-store";
