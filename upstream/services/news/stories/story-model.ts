import type { Sport } from "#contract/tables/sports";
import type { StoryKey } from "../../../data/news/stories/keys.ts";

export type TableChange = "top" | "ahead" | "up" | "down" | "still" | "bottom";

/** How stories of a sport differ where the rest is common: the sentences, and what a round is. */
interface StoryModel {
  /** Whether leagues play by matchdays, after each of which the table is of interest; else a round is a day. */
  hasMatchdays: boolean;
  /** Whether a team may end a match without scoring. */
  hasFewGoals: boolean;
  /** What a match changes in a table: what a first place is told with, and the sentences. */
  table: { isByPoints: boolean; keys: Readonly<Record<TableChange, StoryKey>> };
  /** Who leads a table: anew, or still. */
  leads: Readonly<Record<"fresh" | "first", StoryKey>>;
  keys: Readonly<Record<"leader" | "place" | "row" | "attack" | "defence" | "bottom" | "average", StoryKey>>;
}

const MODELS: Readonly<Record<Sport, StoryModel>> = {
  football: {
    hasMatchdays: true,
    hasFewGoals: true,
    table: {
      isByPoints: true,
      keys: {
        top: "tableTop",
        ahead: "tableAhead",
        up: "tableUp",
        down: "tableDown",
        still: "tableStill",
        bottom: "tableBottom",
      },
    },
    leads: { fresh: "watchNewLeader", first: "watchLeader" },
    keys: {
      leader: "tableLeader",
      place: "tablePlace",
      row: "rowPoints",
      attack: "watchAttack",
      defence: "watchDefence",
      bottom: "watchBottom",
      average: "goalsAverage",
    },
  },
  basketball: {
    hasMatchdays: false,
    hasFewGoals: false,
    table: {
      isByPoints: false,
      keys: {
        top: "recordTop",
        ahead: "recordAhead",
        up: "recordUp",
        down: "recordDown",
        still: "recordStill",
        bottom: "recordBottom",
      },
    },
    leads: { fresh: "watchNewLeader", first: "watchLeaderRecord" },
    keys: {
      leader: "recordLeader",
      place: "recordPlace",
      row: "rowRecord",
      attack: "watchPointsFor",
      defence: "watchPointsAgainst",
      bottom: "watchBottomRecord",
      average: "pointsAverage",
    },
  },
};

export const storyModelOf = (sport: Sport): StoryModel => MODELS[sport];
