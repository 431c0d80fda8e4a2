import { StarLabel } from "~/features/match-row/StarLabel";
import type { ListFacts } from "./show.ts";

export const COMPETITION_LABEL_ID = "to-page";

/** The shared labels of all stars and of all links to competition pages. */
export const ListLabels = ({ rows, t }: Pick<ListFacts, "rows" | "t">) => (
  <>
    <StarLabel texts={rows.texts} />
    <span id={COMPETITION_LABEL_ID} hidden>
      {t("competitions.page")}
    </span>
  </>
);
