import type { i18n, TFunction } from "i18next";
import type { Competition } from "#contract/domain/competition";
import type { Sport } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { localePath } from "~/features/frame/locale-path";
import { formatDate } from "~/i18n/format-date";
import { pictureBase } from "~/ui/picture-base";

/** What a table's markup needs to know besides its rows. */
export interface StandingsFacts {
  sport: Sport;
  /** The keys that stand in the addresses of its matches. */
  countryKey: string;
  leagueKey: string;
  /** In front of addresses: `/en`. */
  base: string;
  /** Where crests are; undefined for a visitor who saves data. */
  storageBaseUrl: string | undefined;
  /** What of each match counts, where it is not the whole: a half. */
  counted?: string;
  t: TFunction<"standings">;
  tMatches: TFunction<"matches">;
  /** The day of an instant (milliseconds) in the visitor's zone, in words. */
  dayOf(instant: number): string;
}

/** Facts of a competition's tables; the translator knows the namespaces `standings` and `matches`. */
export function standingsFacts(
  context: Pick<EdgeContext, "locale" | "visitor" | "config">,
  { sport, competition, i18n }: { sport: Sport; competition: Competition; i18n: i18n },
): StandingsFacts {
  const { locale, visitor, config } = context;
  return {
    sport,
    countryKey: competition.country.key,
    leagueKey: competition.key,
    base: localePath(locale, ""),
    storageBaseUrl: pictureBase(visitor, config),
    t: i18n.getFixedT(null, "standings"),
    tMatches: i18n.getFixedT(null, "matches"),
    dayOf: (instant) => formatDate(dateIn(instant, visitor.timeZone), locale, "row"),
  };
}
