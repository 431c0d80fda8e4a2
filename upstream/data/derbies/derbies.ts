import type { Names } from "../entries/types.ts";
import type { Articles, PortugueseArticle } from "../grammar/articles.ts";
import { BASKETBALL_DERBIES } from "./basketball.ts";
import { OTHER_DERBIES } from "./football-beyond.ts";
import { EUROPEAN_DERBIES } from "./football-europe.ts";

/** A match between rivals that has a name of its own. */
export interface Derby {
  names: Names;
  articles: Articles;
}

// The best known rivalries of the leagues on offer, by Wikipedia's lists of association football club rivalries by
// country, of NBA rivalries and of the EuroLeague's, with the names that the press of each language uses. A row: the two
// teams' ids, then the names in English, Thai, Vietnamese, Khmer, Simplified and Traditional Chinese, Portuguese, with
// the article that a sentence takes.
const ROWS = [EUROPEAN_DERBIES, OTHER_DERBIES, BASKETBALL_DERBIES].flatMap((table) => table.trim().split("\n"));

const keyOf = (one: string, other: string): string => [one, other].sort().join(" ");

function derbyIn(row: string): [teams: string, derby: Derby] {
  const [teams = "", english = "", th = "", vn = "", kh = "", hans = "", hant = "", portuguese = ""] = row.split(" | ");
  const [one = "", other = ""] = teams.split(" ");
  const [, the, en = ""] = /^(the )?(.+)$/.exec(english) ?? [];
  const [, article, pt = ""] = /^([oa]s? )?(.+)$/.exec(portuguese) ?? [];
  const names = { en, th, vn, kh, "zh-Hans": hans, "zh-Hant": hant, pt };
  const articles: Articles = { en: the ? "the" : "", pt: (article?.trim() ?? "") as PortugueseArticle };
  return [keyOf(one, other), { names, articles }];
}

const DERBIES: ReadonlyMap<string, Derby> = new Map(ROWS.map(derbyIn));

/** The derby that a match of two teams is, whoever is at home. */
export const derbyOf = (homeId: string, awayId: string): Derby | undefined => DERBIES.get(keyOf(homeId, awayId));

/** The ids of each pair. */
export const DERBY_PAIRS: readonly string[] = [...DERBIES.keys()];
