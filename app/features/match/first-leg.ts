import type { Match } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";

/**
 * The path of a second leg's first leg, after the locale: the same teams, reversed. The id is decisive: if the names
 * are in another order (a switched venue), the page redirects to the canonical address.
 */
export const firstLegPath = (match: Match, firstLegId: string): string =>
  matchPath({ ...match, slug: `${match.away.key}-vs-${match.home.key}`, id: firstLegId });
