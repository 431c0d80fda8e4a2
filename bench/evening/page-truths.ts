import { MATCH_TAB_KEYS } from "#contract/tables/match-tabs";
import { MATCH_TRUTHS, notOffered } from "./match-truths.ts";
import type { Subject, TruthOf } from "./page-truth.ts";
import { isOver, type ReportedMatch, SUPPLIERS, sentence } from "./reported.ts";
import { recordLines, tableLines } from "./standing-truth.ts";

const sentences = (matches: readonly ReportedMatch[]): string[] => matches.map(sentence);

const others = ({ ofSport, ofLeague }: Subject): ReportedMatch[] => ofSport.filter((one) => !ofLeague.includes(one));

/** The lines of a competition's table, which a cup has not. */
function linesOf({ reported, ofLeague, isCup }: Subject): RegExp[] {
  if (isCup) return [];
  return reported.sport === "football" ? tableLines(ofLeague) : recordLines(ofLeague.filter(isOver));
}

const ofLeague: TruthOf = (subject) => ({
  says: sentences(subject.ofLeague),
  omits: sentences(others(subject)),
});

const ofOwnMatch: TruthOf = ({ reported, ofSport }) => ({
  says: [sentence(reported)],
  omits: sentences(ofSport.filter((one) => one !== reported)),
});

const says =
  (...texts: string[]): TruthOf =>
  () => ({ says: texts });

/** What a page of a module has to say. */
export const PAGE_TRUTHS: Readonly<Record<string, TruthOf>> = {
  "match-list": ({ ofSport }) => ({ says: sentences(ofSport) }),
  "competition-matches": ofLeague,
  "competition-table": (subject) => ({ says: linesOf(subject) }),
  // Suppliers' people have no figures of a season.
  "competition-leaders": says("There are no player figures for this season."),
  "competition-about": (subject) => ({
    says: [
      // How many are over may be an hour old.
      new RegExp(`Matches played \\d+ / ${subject.ofLeague.length} `),
      `Teams ${2 * subject.ofLeague.length}`,
      "Data from our supplier.",
    ],
  }),
  "country-matches": ofLeague,
  "country-standings": (subject) => ({ says: linesOf(subject) }),
  team: ofOwnMatch,
  "team-matches": ofOwnMatch,
  // Suppliers tell no squads: nothing is known of absences and transfers either.
  "team-squad": () => ({
    says: ["not available yet"],
    omits: ["No players out", "No trophies", "No transfers"],
  }),
  search: ofOwnMatch,
  status: ({ reported }) => ({ says: ["Everything works.", `${SUPPLIERS[reported.sport]} Works`] }),
  "about-data": says("Nothing on this site is simulated."),
  highlights: says("No highlights yet"),
  // The pages of the analysis have modules of their own.
  ...Object.fromEntries(
    MATCH_TAB_KEYS.flatMap((key) => (key === "analysis" ? [] : [[`match-${key}`, MATCH_TRUTHS[key] ?? notOffered]])),
  ),
  "match-analysis-details": notOffered,
  "match-analysis-handicap": notOffered,
  "match-analysis-goals": notOffered,
  "match-analysis-wdl": notOffered,
  // Supplied seasons have no past matches yet.
  "odds-result": ({ reported }) => ({ says: [reported.home] }),
  "odds-result-filter": ({ reported }) => ({ says: [reported.home] }),
};

const OF_MEMBERS = "members' own: e2e/favourites.spec.ts and the notices of supplier-clock.pool.test.ts";
const OF_PEOPLE = "people of suppliers have no pages (docs/decisions/0054)";
const OF_NEWS = "stories are written at each full hour: upstream/suppliers/supplied-stories.pool.test.ts";
const OF_CONTESTS = "contests settle by the next day: upstream/suppliers/supplied-contests.pool.test.ts";
/** Why a page of a module is not compared with the truth. */
export const NOT_COMPARED: Readonly<Record<string, string>> = {
  "fav-matches": OF_MEMBERS,
  "fav-teams": OF_MEMBERS,
  "fav-competitions": OF_MEMBERS,
  notification: OF_MEMBERS,
  "player-overview": OF_PEOPLE,
  "player-transfer": OF_PEOPLE,
  "player-career": OF_PEOPLE,
  news: OF_NEWS,
  "news-piece": OF_NEWS,
  "news-comments": OF_NEWS,
  events: OF_CONTESTS,
  "contest-matches": OF_CONTESTS,
  "event-world-cup": OF_CONTESTS,
  "event-referral": OF_CONTESTS,
  "event-video": OF_CONTESTS,
  highlight: "of matches that have one; a supplied one has none",
  "world-cup-2022": "another competition's recorded matches",
  sevens: "the sevens, which nobody supplies",
  ...Object.fromEntries(
    [
      ...["newsletter", "fantasy", "announcement", "signup", "signin", "forgetpassword", "account", "my-profile"],
      ...["account-notifications", "change-password", "my-phone-number", "my-referral-code", "delete-account"],
      ...["go-on", "terms", "privacy-policy", "about-data-imports", "accessibility", "app-download", "settings"],
      ...["offline", "article"],
    ].map((module) => [module, "tells of no match"]),
  ),
};
