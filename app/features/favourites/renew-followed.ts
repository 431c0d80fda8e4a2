import { BUSINESS_OK } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { callMember, memberResultIn, orWhenUnanswered } from "~/runtime/members/member-call";
import { deviceStore, type Store, tabStore } from "~/runtime/storage";
import { type Followed, followedOf, readFollowed, writeRenewed } from "./followed-record.ts";
import { readUnsaved, withUnsaved } from "./unsaved.ts";

type Fields = Record<string, unknown>;

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * Parses the response of `/fav/keys` (contract/calls/follow) by hand; undefined if it is invalid. Throws if it ends the
 * session.
 */
export function followedIn(answer: unknown): Followed | undefined {
  const { businessCode, data } = memberResultIn(answer);
  if (businessCode !== BUSINESS_OK || !Array.isArray(data)) return undefined;
  const rows = data as Fields[];
  const ofSports = SPORTS.map(({ code, sportType }) => {
    const row = rows.find((one) => String(one?.sportType) === String(sportType)) ?? {};
    return [code, { match: idsOf(row.matchIds), team: idsOf(row.teamIds), competition: idsOf(row.leagueIds) }];
  });
  return followedOf(Object.fromEntries(ofSports));
}

/** Requests what the member follows; undefined without a response, in which case the stored record is used. */
export const askFollowed = (locale: LocaleCode, limit?: number): Promise<Followed | undefined> =>
  orWhenUnanswered(async () => followedIn(await callMember(`/api/fav/keys?locale=${locale}`, { limit })), undefined);

/** Requests in a row that a press may invalidate; the next page tries again. */
const MOST_TRIES = 3;

interface Renewal {
  ask: () => Promise<Followed | undefined>;
  /** Milliseconds. */
  now: () => number;
  device?: Store | undefined;
  tab?: Store | undefined;
}

/**
 * Replaces the record with the upstream's, plus the presses not yet saved. A press made or saved during the request may
 * or may not be in the response, so the request is repeated. Resolves to whether the record was renewed.
 */
export async function renewFollowed({ ask, now, device = deviceStore(), tab = tabStore() }: Renewal): Promise<boolean> {
  const known = () => JSON.stringify([readFollowed(device), readUnsaved(tab)]);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = known();
    const followed = await ask();
    if (!followed) return false;
    if (known() !== before) continue;
    writeRenewed(withUnsaved(followed, readUnsaved(tab)), now(), device);
    return true;
  }
  return false;
}
