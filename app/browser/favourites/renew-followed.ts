import { BUSINESS_OK } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { callMember, memberResultIn, orWhenUnanswered } from "~/browser/member-call";
import { deviceStore, type Store, tabStore } from "~/browser/storage";
import { type Followed, followedOf, readFollowed, writeRenewed } from "./followed-record.ts";
import { readUnsaved, withUnsaved } from "./unsaved.ts";

type Fields = Record<string, unknown>;

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What `/fav/keys` answers (contract/calls/follow), read by hand; undefined where it is no answer. Throws when it ends the session. */
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

/** Asks what the member follows; undefined without an answer, when what is known has to do. */
export const askFollowed = (locale: LocaleCode): Promise<Followed | undefined> =>
  orWhenUnanswered(async () => followedIn(await callMember(`/api/fav/keys?locale=${locale}`)), undefined);

/** Questions in a row that a press may come between; the next page asks again. */
const MOST_TRIES = 3;

interface Renewal {
  ask: () => Promise<Followed | undefined>;
  /** Milliseconds. */
  now: () => number;
  device?: Store | undefined;
  tab?: Store | undefined;
}

/**
 * Makes the record what the upstream says, with the presses that still wait for it. A press that was made or settled while
 * it was asked may or may not be in the answer, so it is asked again. Resolves to whether the record was renewed.
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
