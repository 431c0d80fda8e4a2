import { BUSINESS_OK, BUSINESS_SILENT } from "#contract/tables/business-codes";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { LocaleCode } from "#contract/tables/locales";
import { sportTypeOf } from "#contract/tables/sports";
import { callMember, memberResultIn, orWhenUnanswered } from "~/runtime/members/member-call";
import type { FollowedThing } from "./followed-record.ts";

/** `silent`: the star reverts without a message. `refused`: it reverts and the visitor sees why. */
export type Saved = { kind: "done" } | { kind: "silent" } | { kind: "refused"; message?: string };

const CALLS: Readonly<Record<FollowedKind, { call: string; field: string }>> = {
  match: { call: "Match", field: "matchId" },
  team: { call: "Team", field: "teamId" },
  competition: { call: "League", field: "leagueId" },
};

/** The specification's name of the call that adds or removes a thing, and its parameters. */
export function changeOf({ sport, kind, id }: FollowedThing, isFollowed: boolean) {
  const { call, field } = CALLS[kind];
  return {
    name: `${isFollowed ? "fav" : "unFav"}${call}`,
    fields: { [field]: id, sportType: String(sportTypeOf(sport)) },
  };
}

/** What a response means (specification, section 4). Throws if it ends the session. */
export function savedIn(answer: unknown): Saved {
  const { businessCode, message } = memberResultIn(answer);
  if (businessCode === BUSINESS_OK) return { kind: "done" };
  if (businessCode === BUSINESS_SILENT) return { kind: "silent" };
  return { kind: "refused", ...(typeof message === "string" && message !== "" && { message }) };
}

/** Follows or unfollows a thing. Messages are in the page's language. */
export function saveFollowed(thing: FollowedThing, isFollowed: boolean, locale: LocaleCode): Promise<Saved> {
  const { name, fields } = changeOf(thing, isFollowed);
  return sendFollowed(name, { ...fields, locale });
}

/** A call that changes what is followed. */
export const sendFollowed = (name: string, fields: Record<string, string>): Promise<Saved> =>
  orWhenUnanswered<Saved, Saved>(async () => savedIn(await callMember(`/api/fav/${name}`, { fields })), {
    kind: "refused",
  });
