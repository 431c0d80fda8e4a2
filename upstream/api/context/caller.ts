import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { type Figure, writeFigure } from "#contract/figures/write-figure";
import type { ClientFacts } from "#contract/http/client-header";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { type Simulation, simulationMode } from "../../match/simulation.ts";
import type { Env } from "../../platform/env.ts";
import { storeMissedFor } from "../../services/announcements/missed-announcements.ts";
import { notifyOfReply } from "../../services/comments/notify-of-reply.ts";
import { type ContestStores, contestStores } from "../../services/contests/contest-stores.ts";
import { eraseStatements } from "../../services/erasure/erase.ts";
import { type FavouriteStores, favouriteStores } from "../../services/follow/favourite-stores.ts";
import { type MemberSettings, memberSettings } from "../../services/members/settings.ts";
import type { LetterMessage } from "../../services/newsletter/letter-message.ts";
import { endStreams } from "../../services/notices/end-streams.ts";
import type { OtherHappening } from "../../services/notices/notice.ts";
import { notify } from "../../services/notices/send-happenings.ts";
import { wakeClock } from "../../services/notices/wake-clock.ts";

/** The caller, and what a member call works with. */
export interface Caller {
  db: DrizzleD1Database;
  contestStores: ContestStores;
  favouriteStores: FavouriteStores;
  settings: MemberSettings;
  simulation: Pick<Simulation, "mode">;
  /** The language of refusals and messages. */
  locale: LocaleCode;
  /** The edge's facts about the visitor; undefined unless signed by the edge. */
  client: ClientFacts | undefined;
  /** As given, unvalidated. */
  token: string | undefined;
  /** Real milliseconds: codes, sessions and limits do not follow the site's clock. */
  now: number;
  /** Milliseconds of the site's clock. */
  siteNow: number;
  /** For work whose duration the answer must not reveal. */
  later(work: Promise<unknown>): void;
  /** Makes the notices of a sport check newly followed items. Never fails. */
  wakeNotices(sport: Sport): Promise<void>;
  /** Notifies a comment's author of a reply. Never fails. */
  notifyOfReply(commentId: number): Promise<void>;
  /** Queues a notice to one member. */
  notifyMember(username: string, happening: OtherHappening): Promise<void>;
  /** Queues a newsletter mail. */
  sendLetter(message: LetterMessage): Promise<void>;
  /** Ends the streams of a member's ended sessions. Never fails. */
  endStreams(username: string): Promise<void>;
  /** What erases an account with all that is personal, in the transaction of a change. */
  eraseStatements(username: string): ReturnType<typeof eraseStatements>;
  /** Counts something that has happened. */
  count(figure: Figure): void;
  /** Stores the notices of announcements that were not sent. Never fails. */
  storeMissed(): Promise<void>;
}

/** What a request says of its caller; the rest follows from the worker's bindings. */
type CallerFacts = Pick<Caller, "locale" | "client" | "token" | "now" | "siteNow" | "later">;

export function buildCaller(env: Env, facts: CallerFacts): Caller {
  const db = drizzle(env.DB);
  return {
    ...facts,
    db,
    contestStores: contestStores(env),
    favouriteStores: favouriteStores(env),
    settings: memberSettings(env),
    simulation: { mode: simulationMode(env.SIMULATION) },
    wakeNotices: (sport) => wakeClock(env, sport),
    notifyOfReply: (commentId) => notifyOfReply({ db, env }, commentId),
    notifyMember: (username, happening) => notify(env, happening, { kind: "member", username }),
    async sendLetter(message) {
      await env.LETTERS.send(message);
    },
    endStreams: (username) => endStreams(env, username),
    eraseStatements: (username) => eraseStatements(db, username),
    count: (figure) => writeFigure(env, figure),
    storeMissed: () => storeMissedFor(env, { siteNow: facts.siteNow, realNow: facts.now }),
  };
}
