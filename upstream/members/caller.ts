import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { ClientFacts } from "#contract/client-header";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { Env } from "../http/env.ts";
import { endStreams } from "../notices/end-streams.ts";
import { wakeClock } from "../notices/wake-clock.ts";
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
  /** Makes the notices of a sport look for what has been followed. Never fails. */
  wakeNotices(sport: Sport): Promise<void>;
  /** Ends the streams of a member's sessions that are over. Never fails. */
  endStreams(username: string): Promise<void>;
}

export type CallerFacts = Omit<Caller, "db" | "settings" | "wakeNotices" | "endStreams">;

export const callerOf = (env: Env, facts: CallerFacts): Caller => ({
  ...facts,
  db: drizzle(env.DB),
  settings: memberSettings(env),
  wakeNotices: (sport) => wakeClock(env, sport),
  endStreams: (username) => endStreams(env, username),
});
