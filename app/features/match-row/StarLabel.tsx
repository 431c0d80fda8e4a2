import { STAR_LABEL_ID } from "~/features/favourites/star-forms";
import type { RowFacts } from "./row-view.ts";

/** The label of all stars on a page, once before the rows: repeated on each it would be one per cent of the page. */
export const StarLabel = ({ texts }: Pick<RowFacts, "texts">) => (
  <span id={STAR_LABEL_ID} hidden>
    {texts.favourite}
  </span>
);
