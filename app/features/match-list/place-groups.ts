import type { CompetitionMatches, Country } from "#contract/domain/competition";
import { FIRST_SCREENS } from "~/features/match-row/row-count";

/** What decides whether a competition's matches are unfolded. */
export interface GroupSize {
  rowCount: number;
  liveCount: number;
  /** From the visitor's own country, or popular. */
  isFavoured: boolean;
  /** Of youth or reserve teams, or friendlies of clubs. */
  isMinor: boolean;
}

/** About four phone screens: a list up to this length is read through, a longer one is looked up. */
const READ_THROUGH = 60;
/** Rows that fill the first screen, except on the tallest screens. */
const FIRST_SCREEN_ROWS = 16;

/** Whether a list is too long to be read through. */
export const isLong = (rowCount: number): boolean => rowCount > READ_THROUGH;

export interface GroupPlace {
  isOpen: boolean;
  /** Below the first screen: inserted after the first paint if scripts run (deferred-groups.ts). */
  isDeferred: boolean;
}

/**
 * Decides which competitions of a list are unfolded and which are deferred. A short list is unfolded; of a long one its
 * beginning, the visitor's own and popular competitions, and those with live matches. The others, and youth, reserves
 * and friendlies always, are one line each, so that all remain visible.
 */
export function placeGroups<Group extends GroupSize>(groups: readonly Group[]): (Group & GroupPlace)[] {
  const rows = groups.reduce((sum, { rowCount }) => sum + rowCount, 0);
  let shown = 0;
  return groups.map((group) => {
    const { rowCount, liveCount, isFavoured, isMinor } = group;
    const above = shown;
    const isOpen = !isLong(rows) || above < FIRST_SCREENS || (!isMinor && (isFavoured || liveCount > 0));
    if (isOpen) shown += rowCount;
    return { ...group, isOpen, isDeferred: above >= FIRST_SCREEN_ROWS };
  });
}

/**
 * Whether a competition belongs to the visitor's country (ISO 3166-1 alpha-2, upper case). Flags of the home nations
 * (`gb-eng`) belong to GB.
 */
export function isOwnCountry({ flag }: Pick<Country, "flag">, country: string | undefined): boolean {
  const code = country?.toLowerCase();
  return code !== undefined && flag?.split("-")[0] === code;
}

/**
 * A day's competitions in the visitor's order: own country, popular, all others, and last youth, reserves and
 * friendlies wherever they are played; each in the upstream's order.
 */
export function orderGroups(groups: readonly CompetitionMatches[], country: string | undefined): CompetitionMatches[] {
  const rank = ({ competition }: CompetitionMatches): number => {
    if (competition.isMinor) return 3;
    if (isOwnCountry(competition.country, country)) return 0;
    return competition.isPopular ? 1 : 2;
  };
  return [...groups].sort((one, other) => rank(one) - rank(other));
}
