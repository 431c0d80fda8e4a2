interface FormatSource {
  /** Who publishes such files. */
  source: string;
  /** SPDX identifier; absent where the publisher names none. */
  licence?: string;
}

const OPENFOOTBALL: FormatSource = { source: "openfootball", licence: "CC0-1.0" };
/** Free to use under its own user agreement, with its name. */
const STATSBOMB: FormatSource = { source: "StatsBomb" };
const NBA: FormatSource = { source: "NocturneBear/NBA-Data-2010-2024", licence: "MIT" };
const WORLD_CUPS: FormatSource = { source: "The Fjelstul World Cup Database", licence: "CC-BY-SA-4.0" };
const V_LEAGUE: FormatSource = { source: "hieudoanm/vleague", licence: "MIT" };
const INTERNATIONALS: FormatSource = { source: "martj42/international_results", licence: "CC0-1.0" };

/** Publishers of files by format. An operator's own tables have none. */
export const FORMAT_SOURCES: Readonly<Record<string, FormatSource>> = {
  "football.json": OPENFOOTBALL,
  "Football.TXT": OPENFOOTBALL,
  "club names": OPENFOOTBALL,
  "club names in their own script": OPENFOOTBALL,
  "odds CSV": { source: "football-data.co.uk" },
  "match statistics CSV": { source: "datasets/football-datasets", licence: "PDDL-1.0" },
  "international results": INTERNATIONALS,
  "international scorers": INTERNATIONALS,
  "international shoot-outs": INTERNATIONALS,
  "former names": INTERNATIONALS,
  "World Cup Database: matches": WORLD_CUPS,
  "World Cup Database: goals": WORLD_CUPS,
  "World Cup Database: bookings": WORLD_CUPS,
  "World Cup Database: substitutions": WORLD_CUPS,
  "World Cup Database: penalty kicks": WORLD_CUPS,
  "World Cup Database: player appearances": WORLD_CUPS,
  "World Cup Database: manager appearances": WORLD_CUPS,
  "World Cup Database: referee appearances": WORLD_CUPS,
  "StatsBomb: matches": STATSBOMB,
  "StatsBomb: players of a match": STATSBOMB,
  "StatsBomb: events of a match": STATSBOMB,
  "V.League: fixtures": V_LEAGUE,
  "V.League: tables": V_LEAGUE,
  "NBA: line scores of games": { source: "wyattowalsh/basketball", licence: "CC-BY-SA-4.0" },
  "NBA: line scores of teams": { source: "NBA Stats" },
  "NBA: totals of teams": NBA,
  "NBA: box scores": NBA,
  "EuroLeague CSV": { source: "EuroLeague", licence: "MIT" },
};
