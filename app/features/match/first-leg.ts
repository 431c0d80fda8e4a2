import type { Match } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";

/**
 * The address of a second leg's first leg, behind the locale: the same two the other way round. The id decides, so where
 * the names stand otherwise (a move to the other ground) the visitor is sent on to the right address.
 */
export const firstLegPath = (match: Match, firstLegId: string): string =>
  matchPath({ ...match, slug: `${match.away.key}-vs-${match.home.key}`, id: firstLegId });
