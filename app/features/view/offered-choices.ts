import type { Sport } from "#contract/tables/sports";
import { OF_LANGUAGE, VIEW_CHOICES, type View, type ViewChoice } from "#contract/tables/view-choices";
import type { Page } from "~/page/page";

type OfferFacts = Pick<Page, "locale" | "hiddenPrices"> & {
  view?: View | undefined;
  /** Of a page that lists one; what is about a language and not about matches is offered elsewhere. */
  sport?: Sport;
};

/** Basketball counts neither corners nor cards. */
export const CHOICES_LACKING: Readonly<Record<Sport, readonly ViewChoice[]>> = { football: [], basketball: ["counts"] };

/** Whether a choice about prices changes anything for a visitor. */
const CHANGES: Readonly<Partial<Record<ViewChoice, (facts: OfferFacts) => boolean>>> = {
  prices: ({ hiddenPrices }) => hiddenPrices === undefined,
  noOdds: ({ hiddenPrices, view }) => hiddenPrices === "choice" || (!hiddenPrices && !view?.showOdds),
  showOdds: ({ hiddenPrices, view }) => hiddenPrices === "default" || (!hiddenPrices && view?.showOdds === true),
};

/** The choices of a visitor. */
export function offeredChoices(facts: OfferFacts): ViewChoice[] {
  const { locale, sport } = facts;
  const isOfPage = (choice: ViewChoice): boolean =>
    sport
      ? !OF_LANGUAGE[choice] && !CHOICES_LACKING[sport].includes(choice)
      : (OF_LANGUAGE[choice] ?? locale) === locale;
  return VIEW_CHOICES.filter((choice) => (CHANGES[choice]?.(facts) ?? true) && isOfPage(choice));
}
