import type { Sport } from "#contract/tables/sports";
import type { TeamEntry } from "../entries/types.ts";

/** Youth and second teams are named after their club. */
const TEAM_OF_CLUB = / (?:Sub-|U)\d\d$| B$/;

/** Clubs that Brazilian sentences call "a"; all others are "o". */
const FEMININE: ReadonlySet<string> = new Set([
  "Atalanta",
  "Carrarese",
  "Chapecoense",
  "Cremonese",
  "Cultural Leonesa",
  "Fiorentina",
  "Internazionale",
  "Inter de Milão",
  "Juve Stabia",
  "Juventus",
  "LDU",
  "Lazio",
  "Oliveirense",
  "Ponte Preta",
  "Real Sociedad",
  "Reggiana",
  "Roma",
  "Salernitana",
  "Sampdoria",
  "Udinese",
  "Universidad Católica",
  "LDU Quito",
  "Universidad Católica (Quito)",
  "Universidad de Chile",
  "Universitatea Cluj",
  "Universitatea Craiova",
  "União de Leiria",
  "Virtus Bologna",
  "Virtus Entella",
]);

export const portugueseArticleOfClub = (name: string): "o" | "a" =>
  FEMININE.has(name.replace(TEAM_OF_CLUB, "")) ? "a" : "o";

/**
 * Countries whose basketball clubs are a place and a nickname ("the Utah Jazz").
 */
const NICKNAMED = /^(US|CA|AU|NZ|CN|TW|KR|JP|PH|VN)$/;

/** Clubs of these countries without a nickname, or with one that needs no article. */
const WITHOUT_THE: ReadonlySet<string> = new Set([
  "Altiri Chiba",
  "Alvark Tokyo",
  "Barangay Ginebra San Miguel",
  "Blackwater Bossing",
  "Biñan Tatak Gel",
  "Caloocan Batang Kankaloo",
  "Fighting Eagles Nagoya",
  "Imus Braderhood",
  "Kyoto Hannaryz",
  "Levanga Hokkaido",
  "Manila Batang Sampaloc",
  "Melbourne United",
  "Nagasaki Velca",
  "New Taipei CTBC DEA",
  "Osaka Evessa",
  "Quezon City Galeries Taipan",
  "San-en NeoPhoenix",
  "SeaHorses Mikawa",
  "Sunrockers Shibuya",
  "TNT Tropang 5G",
  "Taipei Taishin Mars",
  "Tarlac United Force",
  "Terrafirma Dyip",
  "Utsunomiya Brex",
  "Wonju DB Promy",
  "Zamboanga Sikat",
  "Basilan Starhorse",
  "Shandong Hi-Speed Kirin",
]);

/** Football clubs named like these. */
const FOOTBALL_NICKNAMED: ReadonlySet<string> = new Set([
  "Central Coast Mariners",
  "Charleston Battery",
  "Chicago Fire",
  "Colorado Rapids",
  "Colorado Springs Switchbacks",
  "Columbus Crew",
  "Houston Dynamo",
  "LA Galaxy",
  "Las Vegas Lights",
  "New England Revolution",
  "New York Red Bulls",
  "Newcastle Jets",
  "Oakland Roots",
  "Philadelphia Union",
  "Pittsburgh Riverhounds",
  "Portland Timbers",
  "San Jose Earthquakes",
  "Seattle Sounders",
  "Tampa Bay Rowdies",
  "Vancouver Whitecaps",
  "Western Sydney Wanderers",
]);

type Club = Pick<TeamEntry, "names" | "sport" | "country">;

const IS_NICKNAMED: Readonly<Record<Sport, (club: Club, name: string) => boolean>> = {
  football: (_, name) => FOOTBALL_NICKNAMED.has(name),
  basketball: ({ country }, name) => NICKNAMED.test(country) && !WITHOUT_THE.has(name),
};

/** Whether English sentences say "the" before a club's name: "the Boston Celtics", but "Arsenal". */
export const takesThe = (club: Club): boolean =>
  IS_NICKNAMED[club.sport](club, club.names.en.replace(TEAM_OF_CLUB, ""));
