import { callOf } from "#contract/tables/sport-calls";
import { sportTypeOf } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { type Thing, type ThingValues, thingValues } from "./thing-alerts.ts";

export type ThingContext = MemberContext & Pick<EdgeContext, "upstream">;

export interface ThingData {
  thing: Thing;
  /** Undefined if it cannot be loaded. */
  name?: string;
  isFollowed: boolean;
  values: ThingValues;
}

async function nameOf({ account, upstream }: ThingContext, thing: Thing): Promise<string | undefined> {
  const { sport, kind, id } = thing;
  if (kind === "match") {
    const { value } = await upstream.call(callOf(sport, "matchInfo"), { matchId: id });
    return `${value.match.home.name} – ${value.match.away.name}`;
  }
  const query = { sportType: sportTypeOf(sport) };
  const answer =
    kind === "team" ? await account.call("favTeamList", query) : await account.call("favLeagueList", query);
  return answer.isRefused ? undefined : answer.value.find((item) => item.id === id)?.name;
}

/** The form works without a name: members come here from the item's own page. */
async function nameOrNone(context: ThingContext, thing: Thing): Promise<string | undefined> {
  try {
    return await nameOf(context, thing);
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return undefined;
  }
}

/** Loads the alerts of one followed item. */
export async function loadThing(context: ThingContext, request: Request, thing: Thing): Promise<ThingData> {
  const { sport, kind, id } = thing;
  const [alerts, name] = await Promise.all([
    loadOfMember(context, request, "notificationSettingThing", { kind, id, sportType: sportTypeOf(sport) }),
    nameOrNone(context, thing),
  ]);
  return { thing, isFollowed: alerts.isFollowed, values: thingValues(alerts), ...(name && { name }) };
}
