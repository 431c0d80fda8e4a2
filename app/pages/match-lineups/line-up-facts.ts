import type { TFunction } from "i18next";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { PeopleTranslator } from "~/features/people/person-labels";

/** Props shared by all parts of a line-up. The lists are cached fragments, which have no page context. */
export interface LineUpFacts {
  sport: Sport;
  locale: LocaleCode;
  t: TFunction<"lineups">;
  people: PeopleTranslator;
}
