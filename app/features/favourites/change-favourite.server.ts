import { FOLLOWED_KINDS } from "#contract/tables/followed-kinds";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { ownPagePath } from "#contract/tables/own-page-path";
import { favouritesPath } from "#contract/tables/paths";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import type { EdgeContext, MemberAnswer } from "#worker/pages/context";
import { sessionEnded } from "~/features/account/member-session.server";
import { isUpstreamFault } from "~/features/errors/error-kind";
import type { FollowedThing } from "~/features/favourites/followed-record";
import { leadTo } from "~/features/forms/answer-form.server";
import { formOf, readFields } from "~/features/forms/read-fields";
import { localePath } from "~/page/locale-path";
import { signPath } from "~/page/sign-path";
import { type FavouriteFault, faultSearch, savedSearch, withoutOutcome } from "./change-outcome.ts";

type ChangeContext = Pick<EdgeContext, "account" | "locale" | "visitor">;

const ID = /^[\w-]{1,64}$/;

/** The pressed button of the form: its name is the kind, its value the id. */
function readChange(fields: Record<(typeof FOLLOWED_KINDS)[number] | "remove", string>, sport: Sport) {
  const kind = FOLLOWED_KINDS.find((one) => ID.test(fields[one]));
  return kind && { thing: { sport, kind, id: fields[kind] }, isFollowed: fields.remove === "" };
}

function save({ sport, kind, id }: FollowedThing, isFollowed: boolean, { account, visitor }: ChangeContext) {
  const query = { sportType: sportTypeOf(sport), timeZone: visitor.timeZone };
  switch (kind) {
    case "match":
      return account.call(isFollowed ? "favMatch" : "unFavMatch", { ...query, matchId: id });
    case "team":
      return account.call(isFollowed ? "favTeam" : "unFavTeam", { ...query, teamId: id });
    case "competition":
      return account.call(isFollowed ? "favLeague" : "unFavLeague", { ...query, leagueId: id });
  }
}

/** Unknown items are ignored silently: nothing is said. */
const outcomeOf = (answer: MemberAnswer<unknown>): FavouriteFault | "saved" | "ignored" => {
  if (!answer.isRefused) return "saved";
  if (answer.code === MEMBER_REFUSALS.favouriteUnknown.code) return "ignored";
  return answer.code === MEMBER_REFUSALS.favouriteLimit.code ? "full" : "unavailable";
};

async function outcomeOfSaving(saving: Promise<MemberAnswer<unknown>>): Promise<FavouriteFault | "saved" | "ignored"> {
  try {
    return outcomeOf(await saving);
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return "unavailable";
  }
}

const CALENDAR_CHANGES = ["new", "off"] as const;

/** Makes or ends the address of the member's calendar, which their list then shows. */
async function changeCalendar(
  change: (typeof CALENDAR_CHANGES)[number],
  request: Request,
  context: ChangeContext,
  list: string,
): Promise<Response> {
  const outcome = await outcomeOfSaving(context.account.call("changeFavCalendarLink", { change }));
  if (!context.account.member) return sessionEnded(context, request);
  return leadTo(`${list}${outcome === "saved" ? "" : faultSearch("unavailable")}#calendar`);
}

/**
 * Handles a star or remove button without script: makes the change, then redirects to the list of such
 * favourites, which confirms it and links back. Guests are sent to sign-in first.
 */
export async function changeFavourite(request: Request, context: ChangeContext, sport: Sport): Promise<Response> {
  const { account, locale } = context;
  const fields = readFields(await formOf(request), [...FOLLOWED_KINDS, "remove", "callBackUrl", "calendar"]);
  const list = localePath(locale, favouritesPath(sport));
  const link = CALENDAR_CHANGES.find((one) => one === fields.calendar);
  if (link && account.member) return changeCalendar(link, request, context, list);
  const from = ownPagePath(fields.callBackUrl);
  const back = from && withoutOutcome(from);
  const change = readChange(fields, sport);
  const wasMember = account.member !== undefined;
  const outcome =
    change && wasMember ? await outcomeOfSaving(save(change.thing, change.isFollowed, context)) : "ignored";
  if (!account.member)
    return wasMember ? sessionEnded(context, request) : leadTo(signPath("signin", locale, back ?? list));
  if (!change || outcome === "ignored") return leadTo(back ?? list);
  const ofKind = localePath(locale, favouritesPath(sport, change.thing.kind));
  if (outcome !== "saved") return leadTo(ofKind + faultSearch(outcome));
  // Public pages are the same for everyone and could not say that it was saved; the member's own list can.
  return leadTo(ofKind + savedSearch(change.isFollowed ? "added" : "removed", back === ofKind ? undefined : back));
}
