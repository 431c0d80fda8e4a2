import type { FavouriteItem } from "#contract/domain/search";
import { competitionPath, countryPath, playerPath, teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { basicsOf } from "~/sports/sport-basics";

/** The kinds of results in display order; matches follow. */
export const ITEM_KINDS = ["competitions", "teams", "players", "countries"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The data of a result, whether read by the server or from the upstream's response in the browser. */
type FoundItem = Pick<FavouriteItem, "id" | "key" | "name" | "flag" | "logo" | "countryKey" | "detail">;

/** A result as one line. */
export interface FoundLine {
  /** Without the locale. */
  path: string;
  name: string;
  /** Distinguishes items with the same name. */
  detail?: string;
  flag?: string;
  /** Path of the crest below the storage's base address. */
  picture?: string;
}

/** The page of a result; undefined if it has none. */
export function pathOf(kind: ItemKind, sport: Sport, { id, key, countryKey }: FoundItem): string | undefined {
  switch (kind) {
    case "competitions":
      return countryKey ? competitionPath({ sport, id, key, country: { key: countryKey } }) : undefined;
    case "teams":
      return teamPath({ sport, key, id });
    case "players":
      return playerPath({ sport, key, id });
    case "countries":
      return basicsOf(sport).hasCountryPages ? countryPath({ key, id }) : undefined;
  }
}

/** Results as lines, best first, without those that have no page. */
export function linesOf(kind: ItemKind, sport: Sport, items: readonly FoundItem[]): FoundLine[] {
  return items.flatMap((item) => {
    const path = pathOf(kind, sport, item);
    if (path === undefined) return [];
    const { name, detail, flag, logo } = item;
    // A national team's detail is its country, the same as its name.
    return [
      {
        path,
        name,
        ...(detail && detail !== name && { detail }),
        ...(flag && { flag }),
        ...(logo && { picture: logo }),
      },
    ];
  });
}
