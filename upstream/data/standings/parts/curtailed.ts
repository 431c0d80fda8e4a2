import type { Places } from "../places/places.ts";

export interface Curtailed {
  /** The day of the decision. */
  endedOn: string;
  /** The final order: by points a match, or as the table stood. */
  order: "average" | "as_it_stood";
  /** Level clubs are compared by the matches among them first, if these were played. */
  isByMeetings?: true;
  isWithoutChampion?: true;
  /** What places led to, if it was not what they usually lead to. */
  places?: readonly Places[];
  /** Who decided so. */
  source: string;
}

const LFP: Curtailed = {
  endedOn: "2020-04-30",
  order: "average",
  isByMeetings: true,
  source: "LFP, conseil d'administration of 30 April 2020",
};
const EFL = {
  endedOn: "2020-06-09",
  order: "average",
  source: "EFL, vote of the clubs on 9 June 2020 by its regulations on unplayed matches",
} as const;
const KNVB = {
  endedOn: "2020-04-24",
  order: "as_it_stood",
  isWithoutChampion: true,
  source: "KNVB, decision of 24 April 2020: no champion, nobody up or down",
} as const;

/** Seasons that ended before their last match, by league id and season. */
const CURTAILED: Readonly<Record<string, Curtailed>> = {
  "201 2019-20": {
    endedOn: "2020-05-15",
    order: "as_it_stood",
    source: "Pro League, general assembly of 15 May 2020: the table after 29 rounds",
  },
  "304 2019-20": {
    ...EFL,
    places: [
      ["promotion", 1, 2],
      ["promotion_playoff", 3, 6],
      ["relegation", -3, -1],
    ],
  },
  "305 2019-20": {
    ...EFL,
    places: [
      ["promotion", 1, 3],
      ["promotion_playoff", 4, 7],
      ["relegation", -1, -1],
    ],
  },
  "306 2019-20": {
    endedOn: "2020-06-17",
    order: "average",
    source: "National League, vote of the clubs of June 2020",
  },
  "311 2019-20": { endedOn: "2020-05-18", order: "average", source: "SPFL, board decision of 18 May 2020" },
  "312 2019-20": { endedOn: "2020-04-15", order: "average", source: "SPFL, written resolution of 15 April 2020" },
  "351 2019-20": {
    ...LFP,
    places: [
      ["champions_league", 1, 2],
      ["champions_league_qualifying", 3, 3],
      ["europa_league", 4, 6],
      ["relegation", -2, -1],
    ],
  },
  "352 2019-20": { ...LFP, places: [["promotion", 1, 2]] },
  "381 2019-20": {
    ...KNVB,
    places: [
      ["champions_league", 1, 1],
      ["champions_league_qualifying", 2, 2],
      ["europa_league", 3, 5],
    ],
  },
  "382 2019-20": { ...KNVB, places: [] },
  "766 2021": {
    endedOn: "2021-08-21",
    order: "as_it_stood",
    isWithoutChampion: true,
    places: [],
    source: "VPF, decision of 21 August 2021: no champion, nobody relegated",
  },
};

/** How a season ended that was not played to its end. */
export const curtailedOf = (competitionId: string, season: string): Curtailed | undefined =>
  CURTAILED[`${competitionId} ${season}`];
