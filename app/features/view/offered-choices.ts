import type { Sport } from "#contract/tables/sports";
import { VIEW_CHOICES, type View, type ViewChoice } from "#contract/tables/view-choices";
import type { Page } from "~/page/page";

type OfferFacts = Pick<Page, "hiddenPrices"> & {
  view?: View | undefined;
  /** Of a page about one. */
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
export const offeredChoices = (facts: OfferFacts): ViewChoice[] =>
  VIEW_CHOICES.filter(
    (choice) => (CHANGES[choice]?.(facts) ?? true) && !(facts.sport && CHOICES_LACKING[facts.sport].includes(choice)),
  );
