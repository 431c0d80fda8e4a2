import type { RowFacts } from "./row-view.ts";

export const STAR_LABEL_ID = "star";

/** What every star on a page is called, once beside the rows: on each of them it would be a hundredth of the page. */
export const StarLabel = ({ texts }: Pick<RowFacts, "texts">) => (
  <span id={STAR_LABEL_ID} hidden>
    {texts.favourite}
  </span>
);
