import type * as z from "zod/mini";
import { openEnvelope } from "./envelope.ts";
import { readAnswer } from "./wire/rows.ts";

/** Which upstream server answers: the main API, the sevens tournament's, or the fantasy site's. */
export type Server = "main" | "sevens" | "fantasy";

/**
 * Who may call: `public` calls go out without a token and share the caches, `personal` ones carry the visitor's
 * token when there is one, `member` ones need it. Only `public` answers ever enter a shared cache.
 */
export type Access = "public" | "personal" | "member";

/** All three in seconds since the answer was fetched. `store` is the outermost layer that keeps the last good copy. */
export interface CachePolicy {
  /** Served as it is. */
  freshFor: number;
  /** Served at once and renewed behind the response. */
  staleFor: number;
  /** Kept for the hour in which the upstream fails; at least 60, the shortest time a KV store accepts. */
  keepFor: number;
  store: "kv" | "colo";
}

/** What an answer became at the edge, and how many of its rows did not fit. */
export interface Parsed<Value> {
  value: Value;
  dropped: Fault[];
}

/** One field that did not fit: its path in the answer, and why. Never the value itself, which may be personal. */
export interface Fault {
  path: string;
  reason: string;
}

export interface Endpoint<Query = unknown, Value = unknown, Result extends z.ZodMiniType = z.ZodMiniType> {
  /** Unique; also the name by which loaders call it. */
  name: string;
  method: "GET" | "POST";
  /** As the specification writes it, without the `hkfc` segment, which `server` stands for. */
  path: string;
  /** Goes into the query of the address with every call, of POST too; callers do not give it. */
  fixedQuery?: Readonly<Record<string, string>>;
  server: Server;
  /** `member`: the token goes beside the fields of `query`, as the parameter `token`. */
  access: Access;
  /** Changes something upstream: never cached, never prefetched, and POST in the browser-facing API. */
  effect: boolean;
  /**
   * Its parameters name a thing that may not exist, so that 404 and 400 are answers. Of any other call they are faults:
   * a day has a list, if only an empty one.
   */
  namesOne: boolean;
  /** What it names is what a page is about: where this call finds nothing, others about the same id need not be made. */
  isHead: boolean;
  /** Its answer has bookmakers' prices in it, if only one beside other things: not for countries that see none. */
  holdsPrices: boolean;
  /** Fields that a supplier may send and no browser gets, wherever they stand in the answer. */
  withheld?: readonly string[];
  query: z.ZodMiniType<Query>;
  /** What stands in `result` beside the business code; its output is what the reference upstream writes. */
  result: Result;
  /** The whole answer, envelope included, to a domain value. Throws a $ZodError when the answer as a whole does not fit. */
  parse(answer: unknown): Parsed<Value>;
  cache?: CachePolicy;
}

type Stated = "method" | "server" | "access" | "effect" | "namesOne" | "isHead" | "holdsPrices";

/**
 * Declares one upstream call. The object is the single source for client, browser-facing API, reference upstream and tests.
 * `toValue` makes the domain value of a result that has been read.
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
    parse: (answer) => readAnswer(() => toValue(result.parse(openEnvelope(answer)))),
  };
}
