import type { MatchTabKey } from "../contract/tables/match-tabs.ts";
import type { Sport } from "../contract/tables/sports.ts";
import type { Moment } from "./match-moments.ts";
import type { WORDS } from "./translations.ts";

/** The instant at which the matches of `imported/` are in every phase that a file can describe. */
export const IMPORTED_NOW = "2010-05-15T16:00:00Z";

/** A file's match, and its expected state at that instant. */
export interface ImportedMatch extends Pick<Moment, "phase" | "state"> {
  sport: Sport;
  home: string;
  away: string;
  /** A short word for its status, or its text in every language. */
  status: keyof (typeof WORDS)["rows"]["short"] | RegExp;
  score?: readonly [number, number];
  halfTime?: readonly [number, number];
  penalties?: readonly [number, number];
  /** Tabs it offers besides the first. */
  tabs: readonly MatchTabKey[];
}

const TIME = /^\d\d:\d\d$/;
/** League matches have a table and earlier matches; with goals, also a feed and its sentences. */
const IN_LEAGUE = ["table", "h2h", "analysis"] as const;
const TABS_IN_LEAGUE = ["feed", "commentary", ...IN_LEAGUE] as const;
/** Cup matches have a bracket. */
const IN_CUP = ["table"] as const;
const TABS_IN_CUP = ["feed", "commentary", ...IN_CUP] as const;

type ImportedDetails = Omit<ImportedMatch, "sport" | "home" | "away" | "phase" | "tabs">;

const rows = (sport: Sport, tabs: ImportedMatch["tabs"], list: readonly [string, string, string, ImportedDetails][]) =>
  list.map(([phase, home, away, details]): ImportedMatch => ({ sport, phase, home, away, tabs, ...details }));

/** Every match in the files of `imported/` on that day or the next. */
export const IMPORTED: readonly ImportedMatch[] = [
  ...rows("football", TABS_IN_LEAGUE, [
    ["first half", "Calder Reach", "Dunmere Athletic", { state: "live", status: /^26'$/, score: [1, 0] }],
    ["added time", "Eskwater", "Fennick Rovers", { state: "live", status: /^45\+2'$/, score: [1, 1] }],
    ["half-time", "Graywater", "Hollin Quay", { state: "live", status: "halfTime", score: [0, 2] }],
    ["second half", "Inver Sands", "Jarrow Point", { state: "live", status: /^63'$/, score: [1, 0], halfTime: [1, 0] }],
    [
      "late goal",
      "Kestrel Bay",
      "Lantern Quay",
      { state: "live", status: /^90\+4'$/, score: [1, 1], halfTime: [0, 1] },
    ],
    [
      "final",
      "Marrowby City",
      "Nether Oxmere",
      { state: "finished", status: "fullTime", score: [3, 2], halfTime: [1, 1] },
    ],
  ]),
  ...rows("football", IN_LEAGUE, [
    [
      "final without half-time and goals",
      "Orrin Vale",
      "Pellan United",
      { state: "finished", status: "fullTime", score: [2, 0] },
    ],
  ]),
  ...rows(
    "football",
    ["feed", ...IN_LEAGUE],
    [["to come", "Alder Bay", "Brannock Town", { state: "upcoming", status: TIME }]],
  ),
  ...rows(
    "football",
    ["stats", "table", "h2h", "odds", "analysis"],
    [
      [
        "final with statistics and prices",
        "Vale of Teil",
        "Wren Harbour",
        { state: "finished", status: "fullTime", score: [2, 1], halfTime: [1, 0] },
      ],
    ],
  ),
  ...rows("football", TABS_IN_CUP, [
    [
      "break before extra time",
      "Quillon Bay",
      "Redmoor",
      { state: "live", status: "extraTimeBreak", score: [1, 1], halfTime: [0, 0] },
    ],
    ["extra time", "Saltmarsh Rovers", "Tidewell", { state: "live", status: /^98'$/, score: [2, 1], halfTime: [1, 0] }],
    [
      "end of extra time",
      "Ulverly Town",
      "Vantor",
      { state: "live", status: /^120\+2'$/, score: [1, 0], halfTime: [0, 0] },
    ],
    ["shoot-out", "Westerhay", "Yarrow Cross", { state: "live", status: "shootout", score: [2, 2], halfTime: [1, 1] }],
    [
      "after extra time",
      "Zennor Athletic",
      "Ashby Sound",
      { state: "finished", status: "afterExtraTime", score: [3, 1], halfTime: [0, 1] },
    ],
    [
      "after penalties",
      "Birchover",
      "Crannoch",
      { state: "finished", status: "afterPenalties", score: [1, 1], halfTime: [1, 0], penalties: [2, 4] },
    ],
  ]),
  ...rows("football", IN_CUP, [
    [
      "after penalties without a goal",
      "Dellport",
      "Emberwick",
      { state: "finished", status: "afterPenalties", score: [0, 0], halfTime: [0, 0], penalties: [3, 1] },
    ],
    ["awarded", "Farrow Heath", "Gannet Island", { state: "finished", status: "awarded", score: [3, 0] }],
    ["postponed", "Hartsea", "Islay Park", { state: "other", status: "postponed" }],
    ["cancelled", "Juniper Hill", "Kirkwater", { state: "other", status: "cancelled" }],
    ["abandoned", "Linden Cove", "Moorgate Albion", { state: "other", status: "abandoned", score: [1, 0] }],
    ["abandoned without a score", "Northfold", "Ottermouth", { state: "other", status: "abandoned" }],
    ["result never told", "Rushmere Vale", "Stonehythe", { state: "other", status: "noResult" }],
  ]),
  ...rows(
    "football",
    ["feed", ...IN_CUP],
    [
      ["result not told yet", "Penwarren", "Quarrybank", { state: "upcoming", status: TIME }],
      ["day without a time", "Thornwick", "Upper Calder", { state: "upcoming", status: "timeToBeAnnounced" }],
    ],
  ),
  ...rows("basketball", IN_LEAGUE, [
    ["final score", "Port Corin Gulls", "Lake Teil Herons", { state: "finished", status: "fullTime", score: [88, 91] }],
    ["game to come", "North Fell Foxes", "Stavely Bears", { state: "upcoming", status: TIME }],
    ["game whose points are not told yet", "Lake Teil Herons", "North Fell Foxes", { state: "upcoming", status: TIME }],
    ["game whose points were never told", "Port Corin Gulls", "Stavely Bears", { state: "other", status: "noResult" }],
  ]),
];
