import { renderToStaticMarkup } from "react-dom/server";
import { fragmentMarkup } from "~/ui/fragments/Fragments";
import { MatchRow, type MatchRowProps, matchRowFragment } from "./match-row-fragment.tsx";
import type { ListedMatch } from "./row-fragments.ts";
import type { RowFacts } from "./row-view.ts";

/** The markup of a match's row, as in a list. */
export const rowMarkup = (match: ListedMatch, facts: RowFacts, day?: string): string =>
  fragmentMarkup([matchRowFragment(match, facts, day)]).join("");

/** Renders one row, bypassing the fragment cache. */
export const renderRow = (props: MatchRowProps): string => renderToStaticMarkup(<MatchRow {...props} />);
