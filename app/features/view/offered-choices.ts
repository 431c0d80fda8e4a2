import { VIEW_CHOICES, type ViewChoice } from "#contract/tables/view-choices";

/** The choices of a visitor; not that of prices where they are hidden. */
export const offeredChoices = (hidesPrices: boolean | undefined): readonly ViewChoice[] =>
  hidesPrices ? VIEW_CHOICES.filter((choice) => choice !== "prices") : VIEW_CHOICES;
