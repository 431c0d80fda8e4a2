import type { Sport } from "#contract/tables/sports";

/** What fans follow most, by our keys; the most followed first. */
export interface FanFavourites {
  teams: readonly string[];
  competitions: readonly string[];
}

interface FavouritesOfSport {
  /** For visitors from countries without a row, and from nowhere known. */
  elsewhere: FanFavourites;
  /** By ISO 3166-1 alpha-2. */
  countries: Readonly<Record<string, FanFavourites>>;
}

const ENGLISH_FOUR = ["manchester-united", "liverpool", "arsenal", "chelsea"] as const;

/**
 * An editorial choice: own national team and clubs with the largest support beside the foreign clubs with the most fans
 * there. It only sets where popular lists start: what members follow outweighs it
 * (upstream/services/search/popularity.ts).
 */
export const FAN_FAVOURITES: Readonly<Record<Sport, FavouritesOfSport>> = {
  football: {
    elsewhere: {
      teams: [
        "real-madrid",
        "barcelona",
        "manchester-united",
        "liverpool",
        "manchester-city",
        "arsenal",
        "bayern-munich",
        "chelsea",
        "paris-saint-germain",
        "juventus",
        "brazil",
        "argentina",
      ],
      competitions: ["champions-league", "premier-league", "world-cup", "la-liga", "serie-a", "bundesliga"],
    },
    countries: {
      TH: {
        teams: [
          "liverpool",
          "manchester-united",
          "thailand",
          "buriram-united",
          "arsenal",
          "muangthong-united",
          "chelsea",
          "manchester-city",
          "port-fc",
          "bg-pathum-united",
          "bangkok-united",
          "real-madrid",
          "barcelona",
        ],
        competitions: [
          "premier-league",
          "thai-league-1",
          "champions-league",
          "asean-championship",
          "afc-champions-league-elite",
          "thai-league-2",
          "thai-fa-cup",
          "la-liga",
        ],
      },
      VN: {
        teams: [
          "vietnam",
          "manchester-united",
          "ha-noi-fc",
          "real-madrid",
          "hoang-anh-gia-lai",
          "liverpool",
          "nam-dinh",
          "barcelona",
          "the-cong-viettel",
          "cong-an-ha-noi",
          "arsenal",
          "chelsea",
          "manchester-city",
        ],
        competitions: [
          "v-league-1",
          "premier-league",
          "champions-league",
          "asean-championship",
          "la-liga",
          "asian-cup",
          "vietnamese-national-cup",
          "serie-a",
        ],
      },
      KH: {
        teams: [
          "cambodia",
          "manchester-united",
          "phnom-penh-crown",
          "liverpool",
          "visakha-fc",
          "preah-khan-reach-svay-rieng",
          "real-madrid",
          "boeung-ket",
          "arsenal",
          "chelsea",
          "barcelona",
          "nagaworld",
        ],
        competitions: [
          "cambodian-premier-league",
          "premier-league",
          "champions-league",
          "asean-championship",
          "hun-sen-cup",
          "la-liga",
          "thai-league-1",
        ],
      },
      BR: {
        teams: [
          "flamengo",
          "corinthians",
          "brazil",
          "palmeiras",
          "sao-paulo",
          "vasco-da-gama",
          "santos",
          "gremio",
          "cruzeiro",
          "internacional",
          "atletico-mineiro",
          "fluminense",
          "botafogo",
          "bahia",
        ],
        competitions: [
          "brasileirao-serie-a",
          "copa-libertadores",
          "copa-do-brasil",
          "brasileirao-serie-b",
          "champions-league",
          "copa-sudamericana",
          "premier-league",
          "world-cup-qualification",
        ],
      },
      PT: {
        teams: [
          "benfica",
          "sporting-cp",
          "fc-porto",
          "portugal",
          "braga",
          "vitoria-de-guimaraes",
          "real-madrid",
          "barcelona",
          "boavista",
          "famalicao",
          "manchester-united",
        ],
        competitions: ["liga-portugal", "champions-league", "taca-de-portugal", "europa-league", "liga-portugal-2"],
      },
      CN: {
        teams: [
          "real-madrid",
          "beijing-guoan",
          "manchester-united",
          "shanghai-shenhua",
          "barcelona",
          "shanghai-port",
          "arsenal",
          "shandong-taishan",
          "liverpool",
          "chengdu-rongcheng",
          "bayern-munich",
          "ac-milan",
        ],
        competitions: [
          "chinese-super-league",
          "premier-league",
          "champions-league",
          "la-liga",
          "afc-champions-league-elite",
          "serie-a",
          "bundesliga",
        ],
      },
      HK: {
        teams: [
          "hong-kong",
          "liverpool",
          "manchester-united",
          "kitchee",
          "arsenal",
          "lee-man",
          "eastern-hong-kong",
          "chelsea",
          "manchester-city",
          "south-china",
          "real-madrid",
        ],
        competitions: ["premier-league", "hong-kong-premier-league", "champions-league", "j1-league", "la-liga"],
      },
      MY: {
        teams: [
          "malaysia",
          "johor-darul-tazim",
          "manchester-united",
          "liverpool",
          "selangor",
          "arsenal",
          "chelsea",
          "kelantan-the-real-warriors",
          "terengganu",
          "manchester-city",
          "real-madrid",
        ],
        competitions: [
          "premier-league",
          "malaysia-super-league",
          "malaysia-fa-cup",
          "champions-league",
          "asean-championship",
          "afc-champions-league-elite",
        ],
      },
      PH: {
        teams: ["philippines", "kaya-iloilo", ...ENGLISH_FOUR, "real-madrid", "barcelona", "dynamic-herb-cebu"],
        competitions: ["philippines-football-league", "premier-league", "champions-league", "asean-championship"],
      },
      SG: {
        teams: [
          "manchester-united",
          "liverpool",
          "singapore",
          "lion-city-sailors",
          "arsenal",
          "bg-tampines-rovers",
          "chelsea",
          "manchester-city",
          "geylang-international",
          "johor-darul-tazim",
        ],
        competitions: [
          "premier-league",
          "singapore-premier-league",
          "champions-league",
          "asean-championship",
          "la-liga",
        ],
      },
      AE: {
        teams: [
          "united-arab-emirates",
          "al-ain",
          "real-madrid",
          "shabab-al-ahli",
          "barcelona",
          "al-wasl",
          "al-wahda-abu-dhabi",
          "liverpool",
          "al-nassr",
          "manchester-city",
          "al-hilal-riyadh",
          "sharjah",
        ],
        competitions: [
          "uae-pro-league",
          "premier-league",
          "champions-league",
          "la-liga",
          "saudi-pro-league",
          "afc-champions-league-elite",
        ],
      },
    },
  },
  basketball: {
    elsewhere: {
      teams: [
        "los-angeles-lakers",
        "golden-state-warriors",
        "boston-celtics",
        "new-york-knicks",
        "oklahoma-city-thunder",
        "denver-nuggets",
        "san-antonio-spurs",
        "miami-heat",
        "milwaukee-bucks",
        "dallas-mavericks",
      ],
      competitions: ["nba", "euroleague"],
    },
    countries: {
      TH: {
        teams: ["hi-tech", "los-angeles-lakers", "golden-state-warriors", "boston-celtics", "shoot-it-dragons"],
        competitions: ["nba", "basketball-thai-league", "b-league", "pba"],
      },
      VN: {
        teams: [
          "saigon-heat",
          "los-angeles-lakers",
          "hanoi-buffaloes",
          "golden-state-warriors",
          "ho-chi-minh-city-wings",
        ],
        competitions: ["vba", "nba", "pba"],
      },
      KH: {
        teams: ["phnom-penh-dragons", "los-angeles-lakers", "cellcard-eagles", "golden-state-warriors"],
        competitions: ["cambodian-basketball-league", "nba", "vba"],
      },
      BR: {
        teams: ["flamengo-basketball", "franca", "los-angeles-lakers", "minas", "golden-state-warriors", "bauru"],
        competitions: ["nba", "nbb", "liga-nacional-de-basquet"],
      },
      PT: {
        teams: [
          "benfica-basketball",
          "porto-basketball",
          "sporting-cp-basketball",
          "boston-celtics",
          "los-angeles-lakers",
        ],
        competitions: ["nba", "liga-portuguesa-de-basquetebol", "euroleague"],
      },
      CN: {
        teams: [
          "guangdong-southern-tigers",
          "los-angeles-lakers",
          "liaoning-flying-leopards",
          "golden-state-warriors",
          "beijing-ducks",
          "houston-rockets",
        ],
        competitions: ["cba", "nba"],
      },
      HK: {
        teams: ["eastern-basketball", "los-angeles-lakers", "golden-state-warriors", "south-china-basketball"],
        competitions: ["nba", "hong-kong-a1-division", "cba"],
      },
      MY: { teams: ["los-angeles-lakers", "golden-state-warriors", "boston-celtics"], competitions: ["nba", "pba"] },
      PH: {
        teams: [
          "barangay-ginebra-san-miguel",
          "los-angeles-lakers",
          "golden-state-warriors",
          "san-miguel-beermen",
          "tnt-tropang-5g",
          "magnolia-hotshots",
          "boston-celtics",
        ],
        competitions: ["pba", "nba", "mpbl"],
      },
      SG: { teams: ["los-angeles-lakers", "golden-state-warriors", "boston-celtics"], competitions: ["nba", "pba"] },
      AE: {
        teams: ["dubai-basketball", "los-angeles-lakers", "golden-state-warriors", "boston-celtics"],
        competitions: ["nba", "euroleague"],
      },
    },
  },
};
