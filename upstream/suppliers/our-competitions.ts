import { acrossYears } from "#contract/time/dates";
import type { CompetitionEntry } from "../data/entries/types.ts";
import { resolveCompetition, type WorldNames } from "../imports/resolve-competition.ts";
import { seasonLabel } from "../simulator/engine/season.ts";
import type { CompetitionFacts } from "./facts.ts";

/** Countries whose competitions are supplied by default, next to popular ones. */
const HOME_COUNTRIES = ["BR", "TH", "VN", "KH"];

/** Suppliers' names of competitions that no import uses. */
const OUR_NAMES: ReadonlyMap<string, string> = new Map([
  ["Brazil | Campeonato Brasileiro Série A", "Brasileirão Série A"],
  ["Brazil | Serie B", "Brasileirão Série B"],
  ["Brazil | Serie C", "Brasileirão Série C"],
  ["CONMEBOL Libertadores", "Copa Libertadores"],
  ["CONMEBOL Sudamericana", "Copa Sudamericana"],
  ["Argentina | Liga A", "Liga Nacional de Básquet"],
  ["Copa America", "Copa América"],
  ["England | Championship", "EFL Championship"],
  ["England | League Cup", "EFL Cup"],
  ["Euro Championship", "UEFA Euro"],
  ["France | LNB", "LNB Élite"],
  ["Germany | BBL", "Basketball Bundesliga"],
  ["Greece | Basket League", "Greek Basketball League"],
  ["Indonesia | IBL", "IBL Indonesia"],
  ["Italy | Lega A", "Lega Basket Serie A"],
  ["Portugal | LPB", "Liga Portuguesa de Basquetebol"],
  ["Portugal | Primeira Liga", "Liga Portugal"],
  ["Saudi-Arabia | Pro League", "Saudi Pro League"],
  ["Spain | ACB", "Liga ACB"],
  ["Spain | Primera Division", "La Liga"],
  ["Turkey | Super Ligi", "Basketbol Süper Ligi"],
  ["USA | NBA W", "WNBA"],
  ["United-Arab-Emirates | Pro League", "UAE Pro League"],
]);

/** The operator's choice of a supplier's competitions: our ids, and theirs where names are ambiguous. */
export interface Wanted {
  /** Undefined for the default ones. */
  ids: ReadonlySet<string> | undefined;
  /** Ours by the supplier's id. */
  given: ReadonlyMap<string, string>;
}

const PART = /^\s*(\d{1,6})(?:=(?:([\w-]{1,20}):)?([\w-]{1,20}))?\s*$/;

/**
 * `101,71=39,321=football-data:BSA`: our ids, each followed after an equals sign by the supplier's where it is given,
 * prefixed by its name where several suppliers are listed.
 */
export function readWanted(text: string | undefined, supplier: string): Wanted {
  const parts = (text ?? "").split(",").flatMap((part) => {
    const [, ours, whose = supplier, theirs] = PART.exec(part) ?? [];
    return ours === undefined ? [] : [{ ours, theirs: whose === supplier ? theirs : undefined }];
  });
  return {
    ids: parts.length > 0 ? new Set(parts.map(({ ours }) => ours)) : undefined,
    given: new Map(parts.flatMap(({ ours, theirs }) => (theirs === undefined ? [] : [[theirs, ours] as const]))),
  };
}

const isUsual = ({ isPopular, countryId }: CompetitionEntry, { countryById }: WorldNames): boolean =>
  isPopular === true || HOME_COUNTRIES.includes(countryById(countryId)?.code ?? "");

/** A competition of ours, with the supplier's. */
export interface OurCompetition {
  entry: CompetitionEntry;
  theirs: CompetitionFacts;
  /** Our label of its season. */
  season: string;
}

/** Leagues and cups of the same name are kept apart; "World Cup" and the like have formats of their own. */
const isKind = ({ kind }: CompetitionEntry, theirs: CompetitionFacts): boolean =>
  theirs.kind === undefined || kind === theirs.kind;

function entryOf(theirs: CompetitionFacts, wanted: Wanted, world: WorldNames): CompetitionEntry | undefined {
  const given = wanted.given.get(theirs.id);
  if (given !== undefined) return world.competitions.find(({ id, sport }) => id === given && sport === theirs.sport);
  const said = theirs.country === undefined ? theirs.name : `${theirs.country} | ${theirs.name}`;
  const name = OUR_NAMES.get(said) ?? said;
  const { entry } = resolveCompetition({ name, sport: theirs.sport }, world, []);
  // A name alone is ambiguous: only international competitions come without a country.
  const isSeveral = entry && (world.countryById(entry.countryId)?.code ?? "").startsWith("INT");
  if (!entry || (theirs.country === undefined) !== isSeveral) return undefined;
  return isKind(entry, theirs) ? entry : undefined;
}

const crossesNewYear = ({ from, to }: CompetitionFacts): boolean =>
  new Date(from).getUTCFullYear() < new Date(to).getUTCFullYear();

const labelOf = ({ calendar }: CompetitionEntry, theirs: CompetitionFacts): string => {
  if (calendar) return seasonLabel(calendar, theirs.season);
  return crossesNewYear(theirs) ? acrossYears(theirs.season) : String(theirs.season);
};

/** The supplier's competitions that match wanted ones of ours; the first if several match one. */
export function ourCompetitions(
  listed: readonly CompetitionFacts[],
  wanted: Wanted,
  world: WorldNames,
): OurCompetition[] {
  const found = new Map<string, OurCompetition>();
  for (const theirs of listed) {
    const entry = entryOf(theirs, wanted, world);
    if (!entry || found.has(entry.id)) continue;
    if (wanted.ids ? !wanted.ids.has(entry.id) : !isUsual(entry, world)) continue;
    found.set(entry.id, { entry, theirs, season: labelOf(entry, theirs) });
  }
  return [...found.values()];
}
