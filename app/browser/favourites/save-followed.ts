import { BUSINESS_OK, BUSINESS_SESSION_INVALID, BUSINESS_SILENT } from "#contract/tables/business-codes";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { LocaleCode } from "#contract/tables/locales";
import { sportTypeOf } from "#contract/tables/sports";
import { SessionEnded } from "~/browser/session-ended";
import type { FollowedThing } from "./followed-record.ts";

/** Milliseconds (specification, section 9). */
const TIMEOUT = 15_000;

/** `silent`: the star goes back without a word. `refused`: it goes back and the visitor reads why. */
export type Saved = { kind: "done" } | { kind: "silent" } | { kind: "refused"; message?: string };

const CALLS: Readonly<Record<FollowedKind, { call: string; field: string }>> = {
  match: { call: "Match", field: "matchId" },
  team: { call: "Team", field: "teamId" },
  competition: { call: "League", field: "leagueId" },
};

/** The call that adds or removes a thing, by its name of the specification, and what it is sent. */
export function changeOf({ sport, kind, id }: FollowedThing, isFollowed: boolean) {
  const { call, field } = CALLS[kind];
  return {
    name: `${isFollowed ? "fav" : "unFav"}${call}`,
    fields: { [field]: id, sportType: String(sportTypeOf(sport)) },
  };
}

/** What an answer means (specification, section 4). Throws when it ends the session. */
export function savedIn(answer: unknown): Saved {
  const { businessCode, message } =
    (answer as { result?: { businessCode?: unknown; message?: unknown } })?.result ?? {};
  if (businessCode === BUSINESS_OK) return { kind: "done" };
  if (businessCode === BUSINESS_SILENT) return { kind: "silent" };
  if (businessCode === BUSINESS_SESSION_INVALID) throw new SessionEnded();
  return { kind: "refused", ...(typeof message === "string" && message !== "" && { message }) };
}

/** Follows a thing, or follows it no more. Messages come in the page's language. */
export async function saveFollowed(thing: FollowedThing, isFollowed: boolean, locale: LocaleCode): Promise<Saved> {
  const { name, fields } = changeOf(thing, isFollowed);
  try {
    const response = await fetch(`/api/fav/${name}`, {
      method: "POST",
      body: new URLSearchParams({ ...fields, locale }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return savedIn(await response.json());
  } catch (thrown) {
    if (thrown instanceof SessionEnded) throw thrown;
    return { kind: "refused" };
  }
}
