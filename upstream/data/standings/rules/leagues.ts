import { footballRules, h2h, only, overall } from "./rule-set.ts";

// Articles are cited by the leagues' own numbers; the order of steps is theirs, the wording ours.

/** If a competition's rule is unknown: what most leagues do. */
export const DEFAULT_RULES = footballRules("default", overall("goalDifference", "goalsFor", "wins"), {
  last: "shared",
});

export const ENGLISH_RULES = footballRules(
  "eng-pl",
  [
    ...overall("goalDifference", "goalsFor"),
    ...only({ whenComplete: true, toDecide: true }, h2h("points", "awayGoals")),
  ],
  { last: "playoff", source: "Premier League Handbook, rules C.5, C.6 and C.17" },
);

export const BRAZILIAN_RULES = footballRules(
  "bra-serie-a",
  [
    ...overall("wins", "goalDifference", "goalsFor"),
    ...only({ atMost: 2 }, h2h("points", "goalDifference")),
    ...overall("reds", "yellows"),
  ],
  { source: "CBF, Regulamento Específico da Competição, artigo 15" },
);

export const PORTUGUESE_RULES = footballRules(
  "por-liga",
  [...h2h("points", "goalDifference"), ...overall("goalDifference", "wins", "goalsFor")],
  { last: "playoff", source: "Liga Portugal, Regulamento das Competições, artigo 17" },
);

// Two clubs compare the goals of their two matches, which imply the points; the first step applies to three or more.
export const SPANISH_RULES = footballRules(
  "esp-liga",
  [
    ...only({ atLeast: 3 }, h2h("points")),
    ...h2h("goalDifference"),
    ...overall("goalDifference", "goalsFor", "conduct"),
  ],
  {
    restart: "exhaust",
    h2hMode: "all_met",
    last: "playoff",
    conduct: { yellow: 1, secondYellow: 2, red: 3 },
    source: "RFEF, Reglamento General, artículo 201",
  },
);

// First place, and the last place above relegation, are decided by a match if two clubs are level on points.
export const ITALIAN_RULES = footballRules(
  "ita-a",
  [...h2h("points", "goalDifference"), ...overall("goalDifference", "goalsFor")],
  {
    restart: "exhaust",
    h2hMode: "all_met",
    source: "FIGC, NOIF articolo 51, and its council of 7 July 2023 on Serie A's order among level clubs",
  },
);

export const GERMAN_RULES = footballRules(
  "ger-bundesliga",
  [
    ...overall("goalDifference", "goalsFor"),
    ...h2h("goalDifference", "awayGoals"),
    ...only({ whenComplete: true }, overall("awayGoals")),
  ],
  {
    h2hMode: "all_met",
    last: "playoff",
    source: "DFL, Spielordnung § 2; a running season goes by goals alone until both matches are played",
  },
);

const FRENCH_CONDUCT = { yellow: 1, secondYellow: 3, red: 3 };

export const FRENCH_RULES_TO_2025 = footballRules(
  "fra-ligue-1-to-2025",
  [
    ...overall("goalDifference"),
    ...h2h("points", "goalDifference", "goalsFor", "awayGoals"),
    ...overall("goalsFor", "awayGoals", "conduct"),
  ],
  { conduct: FRENCH_CONDUCT, source: "LFP, Règlement des compétitions 2023/2024, article 518 ter" },
);

export const FRENCH_RULES = footballRules(
  "fra-ligue-1",
  [
    ...overall("goalDifference"),
    ...h2h("points", "goalDifference"),
    ...overall("goalsFor", "wins", "awayWins", "conduct"),
  ],
  { conduct: FRENCH_CONDUCT, source: "LFP, Règlement des compétitions 2025/2026, article 518 ter" },
);

// Half points lost when points are halved come before all of this.
export const AUSTRIAN_RULES_TO_2021 = footballRules(
  "aut-bundesliga-to-2021",
  overall("goalDifference", "goalsFor", "wins", "awayWins"),
  { source: "ÖFBL, Meisterschaftsregulativ 2018/19 and 2019/20, order among clubs level on points" },
);

export const AUSTRIAN_RULES = footballRules(
  "aut-bundesliga",
  [
    ...h2h("points", "goalDifference", "goalsFor", "awayGoals"),
    ...overall("goalDifference", "goalsFor", "wins", "awayWins"),
  ],
  { source: "ÖFBL, Meisterschaftsregulativ since 2021/22, order among clubs level on points" },
);

// Level teams are ordered by points lost during the season; at its end these are equal.
export const DUTCH_RULES = footballRules(
  "ned-eredivisie",
  [...overall("lostPoints", "goalDifference", "goalsFor"), ...h2h("points", "goalDifference")],
  { source: "KNVB, Reglement betaald voetbal 2024/25 and 2025/26, on the order of a competition" },
);

export const JAPANESE_RULES = footballRules(
  "jpn-j-league",
  [...overall("goalDifference", "goalsFor"), ...h2h("points", "goalDifference", "goalsFor"), ...overall("conduct")],
  { conduct: { yellow: 1, secondYellow: 3, red: 3 }, source: "J.League, 大会要項, 年間順位の決定" },
);

export const KOREAN_RULES = footballRules(
  "kor-k-league",
  [...overall("goalsFor", "goalDifference", "wins"), ...h2h("points", "goalDifference"), ...overall("conduct")],
  { conduct: { yellow: 1, secondYellow: 2, red: 3 }, source: "K League, 대회요강 2024, on clubs level on points" },
);

export const AMERICAN_RULES = footballRules("usa-mls", overall("wins", "goalDifference", "goalsFor"), {
  restart: "one_by_one",
  source: "MLS, tie-breaking procedures of the 2024 regular season; its disciplinary points count fouls, not here",
});

// Older texts agree that matches among the level clubs come first, without further detail.
export const THAI_RULES = footballRules(
  "tha-t1",
  [...h2h("points", "goalDifference", "goalsFor"), ...overall("goalDifference", "goalsFor")],
  { last: "playoff" },
);

/** The organiser's text was not available: follows from how its published tables order level clubs. */
export const VIETNAMESE_RULES_TO_2019 = footballRules(
  "vie-v1-to-2019",
  [...h2h("points", "goalDifference"), ...overall("goalDifference", "goalsFor")],
  { source: "VPF, bảng xếp hạng V.League 2012–2019" },
);

/** The organiser's text was not available: points, goals, and a note that the order is provisional. */
export const VIETNAMESE_RULES = footballRules("vie-v1", overall("goalDifference", "goalsFor"));
