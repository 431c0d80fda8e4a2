import type * as namespaces from "../../../locales/namespaces.ts";
import type { LocaleCode } from "../locales.ts";
import type { Sport } from "../sports.ts";

/** Namespaces of `locales/{code}/*.json` that a page's words stand in; only these reach the browser. */
export type Namespace = keyof typeof namespaces;

export interface PageRow {
  /** The specification's route name; also the Remix route id. */
  name: string;
  /** Behind the locale, percent-encoded; `:word` is one segment. */
  path: string;
  /** The only languages that have the page; all when absent. */
  locales?: readonly LocaleCode[];
  /** The folder in `app/pages`. */
  module: string;
  sport?: Sport;
  namespaces: readonly Namespace[];
  /** Query parameters that the page reads, part of the page cache's key; any other is dropped. */
  query: readonly string[];
  /** Those of them that a visitor types: no log keeps them. */
  typed?: readonly string[];
  /**
   * A page with forms or with what belongs to one visitor: React takes it over in the browser, it takes POST (its action),
   * and no cache keeps it. All other pages but those for members are read by everyone from the page cache.
   */
  hydrates?: true;
  /**
   * With forms that send a code to a phone: its policy lets in what a configured bot check loads and, for guests, Firebase,
   * which may send the code instead of the supplier.
   */
  sendsCodes?: true;
  /** With a form that needs a bot check and sends no code: its policy lets in what a configured one loads. */
  isChecked?: true;
  /** Guests are led to sign-in, and from there back. It takes POST, and no cache keeps it, whether React takes it over or not. */
  isForMembers?: true;
  /** Read by guests too, takes POST, is not taken over by React: no cache keeps it. */
  takesForms?: true;
  /** Opened by a signed link only: no cache keeps it. */
  isSigned?: true;
}

/** Whether a page is one visitor's: no cache keeps it, and it takes forms. */
export const isPersonal = ({
  hydrates,
  isForMembers,
  takesForms,
  isSigned,
}: Pick<PageRow, "hydrates" | "isForMembers" | "takesForms" | "isSigned">): boolean =>
  hydrates === true || isForMembers === true || takesForms === true || isSigned === true;

/** A page that each sport has, as one row for each: `name` makes the route's name of the sport's. */
export const inEachSport = (
  name: (sport: Sport) => string,
  { path, ...row }: Omit<PageRow, "name" | "sport">,
): PageRow[] =>
  (["football", "basketball"] as const).map((sport) => ({
    ...row,
    name: name(sport),
    path: `/${sport}${path}`,
    sport,
  }));
