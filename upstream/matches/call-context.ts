import type { EndpointName, QueryOf, ResultOf } from "#contract/registry";
import { type LocaleCode, localeOfApiLang } from "#contract/tables/locales";
import type { MemberCallName } from "../api/members/member-call.ts";
import type { Simulation } from "../match/simulation.ts";
import type { Sources } from "../match/sources.ts";
import type { ContestEnv } from "../services/contests/contest-env.ts";
import type { ContestBindings } from "../services/contests/contest-stores.ts";
import type { Followers } from "../services/follow/followers.ts";
import type { NewsData } from "../services/news/news-data.ts";
import type { Channels } from "../store/channel-queries.ts";
import type { ReadOrigin } from "../store/origin-queries.ts";
import type { ReadSupply } from "../suppliers/read-supply.ts";
import type { Directory } from "./directory.ts";

export interface CallContext {
  /** The requested instant, in milliseconds. */
  now: number;
  sources: Sources;
  directory: Directory;
  simulation: Simulation;
  followers: Followers;
  news: NewsData;
  contestBindings: ContestBindings;
  /** Absent where nothing is stored. */
  channels?: Channels;
  /** Absent where nothing is stored. */
  origin?: ReadOrigin;
  /** Absent where no supplier is listed. */
  supply?: ReadSupply;
  /** Absent if nothing is configured. */
  contests?: ContestEnv;
}

/** Answers one call; refuses it by throwing a CallRefusal. */
export type Call<Name extends EndpointName> = (
  query: QueryOf<Name>,
  context: CallContext,
) => Promise<ResultOf<Name>> | ResultOf<Name>;

/** Member calls have handlers of their own (members/member-call.ts). */
export type Calls = { [Name in Exclude<EndpointName, MemberCallName>]: Call<Name> };

/** The handlers of a family of calls. */
export type CallsOf<Family> = { [Name in keyof Family & EndpointName]: Call<Name> };

/** The language of a `lang` that passed the call's schema. */
export const localeOf = (lang: string): LocaleCode => localeOfApiLang(lang) ?? "en";
