import type { CompetitionMatches } from "#contract/domain/competition";
import { starLabel } from "~/features/match-row/match-row.server";
import { html, type Markup } from "~/server-markup/html";
import { FIRST_SCREEN } from "~/ui/first-screen.server";
import { competitionGroups, pageLabel } from "./competition-groups.server.ts";
import { emptyList } from "./empty-list.server.ts";
import type { ListFacts } from "./list-facts.ts";
import { listFilters } from "./list-filters.server.ts";
import { countShown, isShown } from "./show.ts";

/** Everything of a day's list that changes with its matches: the choices with their counts, and the chosen matches. */
export function listMarkup(groups: readonly CompetitionMatches[], facts: ListFacts): Markup {
  const matches = groups.flatMap((group) => group.matches);
  const counts = countShown(matches.map(({ state }) => state));
  const shown = groups
    .map((group) => ({ ...group, matches: group.matches.filter(({ state }) => isShown(state, facts.show)) }))
    .filter((group) => group.matches.length > 0);
  return html`${starLabel(facts.rows)}${pageLabel(facts)}${counts.all > 0 && listFilters(counts, facts)}${shown.length > 0 ? competitionGroups(shown, facts) : html`${emptyList(matches, counts, facts)}${FIRST_SCREEN}`}`;
}
