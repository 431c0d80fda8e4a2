import type { EndpointName, QueryOf, ResultOf } from "#contract/registry";
import { type LocaleCode, localeOfApiLang } from "#contract/tables/locales";
import type { ContestEnv } from "../contests/contest-env.ts";
import type { Followers } from "../follow/followers.ts";
import type { Directory } from "../matches/directory.ts";
import type { Sources } from "../matches/sources.ts";
import type { NewsData } from "../news/news-data.ts";
import type { MemberCallName } from "./members/member-call.ts";

export interface CallContext {
  /** The instant that is asked about, in milliseconds. */
  now: number;
  sources: Sources;
  directory: Directory;
  followers: Followers;
  news: NewsData;
  /** Absent where nothing is set. */
  contests?: ContestEnv;
}

/** Answers one call; refuses it by throwing a CallRefusal. */
export type Call<Name extends EndpointName> = (
  query: QueryOf<Name>,
  context: CallContext,
) => Promise<ResultOf<Name>> | ResultOf<Name>;

/** Those of members have answers of their own kind (members/member-call.ts). */
export type Calls = { [Name in Exclude<EndpointName, MemberCallName>]: Call<Name> };

/** The answers to a family of calls. */
export type CallsOf<Family> = { [Name in keyof Family & EndpointName]: Call<Name> };

/** The language of a `lang` that the call's schema has let pass. */
export const localeOf = (lang: string): LocaleCode => localeOfApiLang(lang) ?? "en";
