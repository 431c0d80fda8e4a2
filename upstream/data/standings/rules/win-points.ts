/**
 * The first season with three points for a win, by league id; before it, a win was worth two. From the histories of the
 * competitions' regulations (RSSSF, "Three points for a win"). A competition that is not in the table has had three in
 * every season that is known of it.
 */
const FIRST_WITH_THREE: Readonly<Record<string, string>> = {
  // World Cup, Africa Cup of Nations, Asian Cup; UEFA Champions League.
  ...{ "75": "1994", "77": "1996", "78": "1996", "103": "1995-96" },
  // England's five divisions, Scotland's two.
  ...{ "101": "1981-82", "302": "1981-82", "304": "1981-82", "305": "1981-82", "306": "1981-82" },
  ...{ "311": "1994-95", "312": "1994-95" },
  // Spain, Germany, Italy, France, Netherlands, Portugal, two divisions each.
  ...{ "321": "1995-96", "322": "1995-96", "331": "1995-96", "332": "1995-96", "341": "1994-95", "342": "1994-95" },
  ...{ "351": "1994-95", "352": "1994-95", "381": "1995-96", "382": "1995-96", "385": "1995-96", "386": "1995-96" },
  // Belgium, Turkey, Austria, Switzerland, Denmark, Sweden, Norway, Poland, Greece.
  ...{ "201": "1995-96", "205": "1987-88", "211": "1995-96", "213": "1995-96", "217": "1995-96", "221": "1990" },
  ...{ "225": "1988", "233": "1995-96", "237": "1992-93" },
  // Brazil, Argentina, Mexico.
  ...{ "401": "1995", "621": "1995-96", "611": "1995-96" },
};

/** Seasons before it that tried three points for a year. */
const TRIALS: ReadonlySet<string> = new Set(["351 1988-89", "352 1988-89"]);

/** Points for a win in a season (2025-26, 2025) of a football competition. */
export function winPoints(competitionId: string, season: string): 2 | 3 {
  const first = FIRST_WITH_THREE[competitionId];
  if (first === undefined || season >= first) return 3;
  return TRIALS.has(`${competitionId} ${season}`) ? 3 : 2;
}

/** The European Championship, which an import may add under any id, had three from 1996 on. */
export const FIRST_EURO_WITH_THREE = "1996";
