import type { Sport } from "#contract/tables/sports";
import type { StoryKey } from "../../../data/news/stories/keys.ts";

/** How stories of a sport differ where the rest is common: the sentences, and what a round is. */
interface StoryModel {
  /** Whether leagues play by matchdays, after each of which the table is of interest; else a round is a day. */
  hasMatchdays: boolean;
  /** Whether a team may end a match without scoring. */
  hasFewGoals: boolean;
  keys: Readonly<Record<"leader" | "place" | "row" | "attack" | "defence" | "bottom" | "average", StoryKey>>;
}

const MODELS: Readonly<Record<Sport, StoryModel>> = {
  football: {
    hasMatchdays: true,
    hasFewGoals: true,
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
