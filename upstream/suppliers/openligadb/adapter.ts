import type { MatchKey, Question, SupplierAdapter } from "../adapter.ts";
import type { MatchFacts } from "../facts.ts";
import { shortcutOf } from "./leagues.ts";
import { readLeagues } from "./read-leagues.ts";
import { readMatchData } from "./read-match-data.ts";
import { readTable } from "./read-table.ts";

const USUAL_BASE = "https://api.openligadb.de";

const each = (matches: readonly MatchKey[], pathOf: (competition: string) => string): Question<MatchFacts>[] =>
  [...new Set(matches.map(({ competition }) => pathOf(competition)))].map((path) => ({ path, read: readMatchData }));

/** OpenLigaDB, maintained by volunteers. It has no limits of its own: these are ours, to spare it. */
export const openLigaDb: SupplierAdapter = {
  name: "openligadb",
  sport: "football",
  smallestPlan: { perDay: 1_500, perMinute: 10 },
  refusedBy: [400, 404],
  access: ({ OPENLIGADB_URL }) => ({ base: OPENLIGADB_URL || USUAL_BASE, headers: {} }),
  competitions: (now) => ({ path: "/getavailableleagues", read: (answer) => readLeagues(answer, now) }),
  season: ({ id }) => ({ path: `/getmatchdata/${id}`, read: readMatchData }),
  tables: ({ id }) => ({ path: `/getbltable/${id}`, read: readTable }),
  // The current matchday. Ids of matches have changed in the past, so no match is requested by its id.
  live: (playing) => each(playing, (id) => `/getmatchdata/${shortcutOf(id)}`),
  details: (matches) => each(matches, (id) => `/getmatchdata/${id}`),
};
