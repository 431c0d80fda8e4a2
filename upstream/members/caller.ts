import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { ClientFacts } from "#contract/client-header";
import type { LocaleCode } from "#contract/tables/locales";
import type { Env } from "../http/env.ts";
import { type MemberSettings, memberSettings } from "./settings.ts";

/** Who asks, and what a member call works with. */
export interface Caller {
  db: DrizzleD1Database;
  settings: MemberSettings;
  /** The language of refusals and messages. */
  locale: LocaleCode;
  /** What the edge knows of the visitor; undefined where it did not sign it. */
  client: ClientFacts | undefined;
  /** As it was given, of whatever form. */
  token: string | undefined;
  /** Real milliseconds: codes, sessions and limits do not follow the site's clock. */
  now: number;
  /** For work whose time the answer must not show. */
  later(work: Promise<unknown>): void;
}

export type CallerFacts = Omit<Caller, "db" | "settings">;

export const callerOf = (env: Env, facts: CallerFacts): Caller => ({
  ...facts,
  db: drizzle(env.DB),
  settings: memberSettings(env),
});
