import type { Competition } from "#contract/domain/competition";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { pictureBase } from "~/ui/picture-base";
import type { StandingsFacts } from "./standings-facts.ts";

/** Facts of a competition's tables, for `StandingsTable` and `FormStrip`. */
export function standingsFacts(
  { locale, visitor, config }: Pick<EdgeContext, "locale" | "visitor" | "config">,
  { sport, competition }: { sport: Sport; competition: Competition },
): StandingsFacts {
  return {
    sport,
    countryKey: competition.country.key,
    leagueKey: competition.key,
    locale,
    timeZone: visitor.timeZone,
    storageBaseUrl: pictureBase(visitor, config),
  };
}
