/** Reserved path segments: no country or competition has such a slug. */
export const RESERVED_SLUGS: readonly string[] = [
  "matches",
  "standings",
  "table",
  "leaders",
  "about",
  "team",
  "player",
  "event",
  "fav",
  "highlights",
  "fantasysport",
  "worldcup2022",
];

const isFree = (value: string): boolean => !RESERVED_SLUGS.includes(value);

/** Validates parameters; others accept any value. */
const FORMS: Readonly<Record<string, (value: string) => boolean>> = {
  countryKey: isFree,
  leagueKey: isFree,
  // A name and an id: brazil-76.
  countryPlace: (value) => /^[^/]+-\d+$/.test(value),
  oddsSide: (value) => ["home", "away", "h2h"].includes(value),
};

export type PathParams = Record<string, string>;

export const pathSegments = (path: string): string[] => path.split("/").filter(Boolean);

/** Parses a path's segments by a pattern like `/football/:countryKey/matches`. */
export function pathPattern(pattern: string): (given: readonly string[]) => PathParams | undefined {
  const wanted = pathSegments(pattern).map((part) =>
    part.startsWith(":") ? { name: part.slice(1), fits: FORMS[part.slice(1)] } : { word: part },
  );
  return (given) => {
    if (wanted.length !== given.length) return undefined;
    const params: PathParams = {};
    for (const [index, { word, name, fits }] of wanted.entries()) {
      const value = given[index] as string;
      if (name === undefined ? word !== value : fits?.(value) === false) return undefined;
      if (name !== undefined) params[name] = value;
    }
    return params;
  };
}

/** A pattern with its parameters filled in. */
export const fillPattern = (pattern: string, params: Readonly<PathParams>): string =>
  pattern.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? "");
