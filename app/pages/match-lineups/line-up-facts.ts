import type { TFunction } from "i18next";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { PeopleTranslator } from "~/features/people/person-labels";

/** What every part of a line-up is rendered with. The lists are cached fragments, which have no context of the page. */
export interface LineUpFacts {
  sport: Sport;
  locale: LocaleCode;
  t: TFunction<"lineups">;
  people: PeopleTranslator;
}
