import { STAR_LABEL_ID } from "~/browser/favourites/star-forms";
import type { RowFacts } from "./row-view.ts";

/** What every star on a page is called, once beside the rows: on each of them it would be a hundredth of the page. */
export const StarLabel = ({ texts }: Pick<RowFacts, "texts">) => (
  <span id={STAR_LABEL_ID} hidden>
    {texts.favourite}
  </span>
);
