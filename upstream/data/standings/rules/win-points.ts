interface Change {
  /** The first season in which a win is worth three points. */
  from: string;
  /** League ids. */
  of: readonly string[];
  source: string;
}

const TABLES = "RSSSF, final tables of both seasons";
const FIFA = "FIFA, regulations of USA 1994; for leagues its decision of 1995, final tables of both seasons (RSSSF)";

/**
 * When a win came to be worth three points; before it, two. A competition that is not in the list has had three in
 * every season that is known of it.
 */
const CHANGES: readonly Change[] = [
  { from: "1981-82", of: ["101", "302", "304", "305", "306"], source: "The Football League, annual meeting of 1981" },
  { from: "1982-83", of: ["263"], source: TABLES },
  { from: "1984", of: ["231"], source: TABLES },
  { from: "1987-88", of: ["205"], source: TABLES },
  { from: "1988", of: ["225"], source: TABLES },
  { from: "1990", of: ["221"], source: TABLES },
  { from: "1992-93", of: ["237"], source: TABLES },
  { from: "1993-94", of: ["319"], source: TABLES },
  { from: "1994", of: ["75"], source: FIFA },
  // Scotland, Italy, France.
  { from: "1994-95", of: ["311", "312"], source: TABLES },
  { from: "1994-95", of: ["341", "342"], source: TABLES },
  { from: "1994-95", of: ["351", "352"], source: `${TABLES}; 1988-89 had been a trial` },
  // Croatia, Romania, Czechia, Hungary, Ukraine.
  { from: "1994-95", of: ["241", "249", "253", "257", "259"], source: TABLES },
  { from: "1995", of: ["261", "401", "421", "631", "636", "641"], source: FIFA },
  // Spain, Germany, the Netherlands, Portugal.
  { from: "1995-96", of: ["321", "322"], source: TABLES },
  { from: "1995-96", of: ["331", "332"], source: TABLES },
  { from: "1995-96", of: ["381", "382", "385", "386"], source: FIFA },
  // Belgium, Austria, Switzerland, Denmark, Poland, Slovenia, Argentina, Mexico.
  { from: "1995-96", of: ["201", "211", "213", "217", "233", "245", "621", "611"], source: FIFA },
  { from: "1995-96", of: ["103", "104"], source: TABLES },
  { from: "1995", of: ["110"], source: TABLES },
  { from: "1996", of: ["77", "78"], source: TABLES },
];

const FIRST_WITH_THREE: ReadonlyMap<string, string> = new Map(
  CHANGES.flatMap(({ from, of }) => of.map((id) => [id, from] as const)),
);

/** Seasons before it that tried three points for a year. */
const TRIALS: ReadonlySet<string> = new Set(["351 1988-89", "352 1988-89"]);

/** Points for a win in a season (2025-26, 2025) of a football competition. */
export function winPoints(competitionId: string, season: string): 2 | 3 {
  const first = FIRST_WITH_THREE.get(competitionId);
  if (first === undefined || season >= first) return 3;
  return TRIALS.has(`${competitionId} ${season}`) ? 3 : 2;
}

/** Tournaments that an import may add under any id, by name, and their first edition with three points a win. */
const NAMED: readonly (readonly [name: RegExp, first: string])[] = [
  [/^(uefa )?(euro|european championship)$/i, "1996"],
  [/^copa am[e\u00e9]rica$/i, "1995"],
];

/** The same for a competition that is known by its name only; three for all others. */
export const winPointsByName = (name: string, season: string): 2 | 3 =>
  NAMED.some(([pattern, first]) => pattern.test(name) && season < first) ? 2 : 3;
