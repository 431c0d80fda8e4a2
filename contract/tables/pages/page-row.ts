import type * as namespaces from "../../../locales/namespaces.ts";
import type { LocaleCode } from "../locales.ts";
import { SPORTS, type Sport } from "../sports.ts";

/** Namespaces of `locales/{code}/*.json` with the page's translations; only these reach the browser. */
export type Namespace = keyof typeof namespaces;

export interface PageRow {
  /** The specification's route name; also the Remix route id. */
  name: string;
  /** Without the locale, percent-encoded; `:word` is one segment. */
  path: string;
  /** The languages that have the page; absent if all do. */
  locales?: readonly LocaleCode[];
  /** The folder in `app/pages`. */
  module: string;
  sport?: Sport;
  namespaces: readonly Namespace[];
  /** Query parameters that the page reads, part of the page-cache key; all others are dropped. */
  query: readonly string[];
  /** Those of them that a visitor types: they are never logged. */
  typed?: readonly string[];
  /**
   * A page with forms or personal content: React hydrates it, it takes POST (its action), and it is not cached. All
   * other pages except members' are served to everyone from the page cache.
   */
  hydrates?: true;
  /**
   * Has forms that send a code to a phone: its policy allows the sources of a configured bot check and, for guests,
   * Firebase, which may send the code instead of the supplier.
   */
  sendsCodes?: true;
  /** Has a form that needs a bot check and sends no code: its policy allows the sources of a configured bot check. */
  isChecked?: true;
  /** Guests are redirected to sign-in, and from there back. It takes POST, and is not cached, hydrated or not. */
  isForMembers?: true;
  /** Open to guests, takes POST, is not hydrated: not cached. */
  takesForms?: true;
  /** Opened by a signed link only: not cached. */
  isSigned?: true;
}

/** Whether a page is personal: not cached, and takes forms. */
export const isPersonal = ({
  hydrates,
  isForMembers,
  takesForms,
  isSigned,
}: Pick<PageRow, "hydrates" | "isForMembers" | "takesForms" | "isSigned">): boolean =>
  hydrates === true || isForMembers === true || takesForms === true || isSigned === true;

/**
 * A page that each sport (or each of `sports`) has, as one row per sport: `name` makes the route's name from its own.
 */
export const inEachSport = (
  name: (sport: Sport) => string,
  {
    path,
    sports = SPORTS.map(({ code }) => code),
    ...row
  }: Omit<PageRow, "name" | "sport"> & { sports?: readonly Sport[] },
): PageRow[] => sports.map((sport) => ({ ...row, name: name(sport), path: `/${sport}${path}`, sport }));
