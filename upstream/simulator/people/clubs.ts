import type { Sport } from "#contract/tables/sports";
import { COMPETITIONS, TEAMS, teamById } from "../../competitions/world/world.ts";
import { HAS_CALENDAR_YEAR, regionOf } from "../../data/countries/regions.ts";
import type { TeamEntry } from "../../data/entries/types.ts";

/** What the schedule of squads needs to know of a club. */
export interface Club {
  /** The team's id as a number. */
  number: number;
  team: TeamEntry;
  sport: Sport;
  /** Clubs of one market sign players from each other. */
  market: string;
  /** The half-year with most transfers: 0 January, 1 July. */
  mainHalf: 0 | 1;
  /** Set for youth teams: the maximum age, and the parent club. */
  youth?: { maxAge: number; parent: number };
  /** A national team has places of its own, for players not at the world's clubs. */
  isNational?: true;
  isWomens?: true;
  /** Of leagues that draft whoever is new to them: the least age of a newcomer, by calendar year. */
  draftAge?: number;
  /** The club's youth team, if it has one. */
  youthTeam?: number;
}

/** The difference between a youth team's id and its club's, as in data/entries/youth-teams.ts. */
const YOUTH_DISTANCE = 5_000;
/** Ids from here on were imported: their players are unknown. */
const FIRST_IMPORTED_ID = 90_000;

/** The market of Europe's strongest clubs. */
export const EUROPE = "europe";
const ELITE_STRENGTH = 74;
/** A market's window is matched as a whole, which takes some milliseconds for so many. */
const LARGEST_MARKET = 170;
const EUROPEAN = new Set([
  "british",
  "iberian",
  "german",
  "italian",
  "french",
  "nordic",
  "eastern",
  "balkan",
  "russian",
]);

/** The region of a club that trades with the whole continent. */
function wideRegionOf(country: string): string {
  const region = regionOf(country);
  return EUROPEAN.has(region) ? EUROPE : region;
}

/** Where and when a sport's clubs sign players from each other. */
interface TransferRules {
  marketOf(team: TeamEntry): string;
  mainHalfIn(country: string): Club["mainHalf"];
  draftAgeOf?(team: TeamEntry): Club["draftAge"];
}

/**
 * Who is drafted in the United States and Canada: into the NBA everybody who has turned 19 before the year begins, so
 * that no squad has anybody younger on any day; into the WNBA those who turn 22, as colleges' graduates do.
 */
const DRAFTING = new Set(["US", "CA"]);
const DRAFT_AGE = { men: 20, women: 22 } as const;

const TRANSFERS: Readonly<Record<Sport, TransferRules>> = {
  football: {
    // Europe's strongest clubs trade with each other, all others within their region.
    marketOf: ({ country, strength }) => (strength >= ELITE_STRENGTH ? wideRegionOf(country) : regionOf(country)),
    mainHalfIn: (country) => (HAS_CALENDAR_YEAR.has(country) ? 0 : 1),
  },
  basketball: {
    marketOf: ({ id, country }) => `basketball ${wideRegionOf(country)}${isWomens(id) ? " women" : ""}`,
    mainHalfIn: () => 1,
    draftAgeOf: ({ id, country, isNational }) =>
      DRAFTING.has(country) && !isNational ? DRAFT_AGE[isWomens(id) ? "women" : "men"] : undefined,
  },
};

const marketOf = (team: TeamEntry): string =>
  team.isNational ? `national ${team.id}` : TRANSFERS[team.sport].marketOf(team);

/** Women's competitions, by key; all others count as men's. */
const WOMENS_COMPETITIONS = ["wnba"];

let womens: ReadonlySet<string> | undefined;

function isWomens(teamId: string): boolean {
  womens ??= new Set(
    COMPETITIONS.filter(({ key }) => WOMENS_COMPETITIONS.includes(key)).flatMap(({ teamIds }) => teamIds),
  );
  return womens.has(teamId);
}

function youthOf(team: TeamEntry): { maxAge: number; parent: TeamEntry } | undefined {
  const maxAge = /-u(\d\d)$/.exec(team.key)?.[1];
  const parent = maxAge && teamById(String(Number(team.id) - YOUTH_DISTANCE));
  return parent ? { maxAge: Number(maxAge), parent } : undefined;
}

function toClub(team: TeamEntry): Club {
  const number = Number(team.id);
  const youth = youthOf(team);
  const youthTeam = teamById(String(number + YOUTH_DISTANCE));
  const draftAge = TRANSFERS[team.sport].draftAgeOf?.(team);
  return {
    number,
    team,
    sport: team.sport,
    market: marketOf(youth?.parent ?? team),
    mainHalf: TRANSFERS[team.sport].mainHalfIn(team.country),
    ...(team.isNational && { isNational: true as const }),
    ...(isWomens(team.id) && { isWomens: true as const }),
    ...(draftAge !== undefined && { draftAge }),
    ...(youth && { youth: { maxAge: youth.maxAge, parent: Number(youth.parent.id) } }),
    ...(youthTeam && youthOf(youthTeam) && { youthTeam: number + YOUTH_DISTANCE }),
  };
}

interface Index {
  clubs: ReadonlyMap<number, Club>;
  /** Clubs by market, without youth teams, which belong to their club. */
  markets: ReadonlyMap<string, readonly Club[]>;
}

let index: Index | undefined;

/** Created on first use, to keep start-up fast. */
function clubIndex(): Index {
  if (index) return index;
  const clubs = new Map<number, Club>();
  const markets = new Map<string, Club[]>();
  for (const team of TEAMS) {
    const club = toClub(team);
    clubs.set(club.number, club);
    if (club.youth) continue;
    const others = markets.get(club.market);
    if (others) others.push(club);
    else markets.set(club.market, [club]);
  }
  index = { clubs, markets: new Map([...markets].flatMap(splitByStrength)) };
  for (const club of clubs.values()) if (club.youth) club.market = clubs.get(club.youth.parent)!.market;
  return index;
}

/** A large region's clubs sign players from those of similar strength. */
function splitByStrength([market, clubs]: [string, Club[]]): [string, Club[]][] {
  if (clubs.length <= LARGEST_MARKET) return [[market, clubs]];
  const sorted = [...clubs].sort((a, b) => b.team.strength - a.team.strength || a.number - b.number);
  const parts = Math.ceil(clubs.length / LARGEST_MARKET);
  const size = Math.ceil(clubs.length / parts);
  return Array.from({ length: parts }, (_, part) => {
    const name = `${market} ${part + 1}`;
    const own = sorted.slice(part * size, (part + 1) * size);
    for (const club of own) club.market = name;
    return [name, own];
  });
}

/** Undefined for an imported team. */
export const clubByNumber = (number: number): Club | undefined =>
  number < FIRST_IMPORTED_ID ? clubIndex().clubs.get(number) : undefined;

/** A team of the world; throws for any other. */
export function clubAt(number: number): Club {
  const club = clubByNumber(number);
  if (!club) throw new Error(`no club ${number} in the world`);
  return club;
}

export const clubsOfMarket = (market: string): readonly Club[] => clubIndex().markets.get(market) ?? [];

export const allClubs = (): Iterable<Club> => clubIndex().clubs.values();
