import { BUSINESS_OK, BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { SessionEnded } from "~/browser/session-ended";
import { type Followed, followedOf } from "./followed-record.ts";

/** Milliseconds (specification, section 9). */
const TIMEOUT = 15_000;

type Fields = Record<string, unknown>;

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What `/fav/keys` answers (contract/calls/follow), read by hand; undefined where it is no answer. Throws when it ends the session. */
export function followedIn(answer: unknown): Followed | undefined {
  const { result } = (answer ?? {}) as { result?: { businessCode?: unknown; data?: unknown } };
  if (result?.businessCode === BUSINESS_SESSION_INVALID) throw new SessionEnded();
  if (result?.businessCode !== BUSINESS_OK || !Array.isArray(result.data)) return undefined;
  const rows = result.data as Fields[];
  const ofSports = SPORTS.map(({ code, sportType }) => {
    const row = rows.find((one) => String(one?.sportType) === String(sportType)) ?? {};
    return [code, { match: idsOf(row.matchIds), team: idsOf(row.teamIds), competition: idsOf(row.leagueIds) }];
  });
  return followedOf(Object.fromEntries(ofSports));
}

/** Asks what the member follows; undefined without an answer, when what is known has to do. */
export async function askFollowed(locale: LocaleCode): Promise<Followed | undefined> {
  try {
    const response = await fetch(`/api/fav/keys?locale=${locale}`, { signal: AbortSignal.timeout(TIMEOUT) });
    return followedIn(await response.json());
  } catch (thrown) {
    if (thrown instanceof SessionEnded) throw thrown;
    return undefined;
  }
}
