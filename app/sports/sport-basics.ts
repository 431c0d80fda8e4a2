import type { Sport } from "#contract/tables/sports";

/** The part of an adapter that browser scripts need too: they load this file only. */
export interface SportBasics {
  /** Where the paths of the sport's calls begin in the API for browsers. */
  apiPath: "/api" | "/api/basketball";
  /** Of the sport's tab and of links to its matches. */
  icon: "home" | "basketball";
  /** Whether a country has a page with its competitions in this sport. */
  hasCountryPages: boolean;
  /** Whether every change of the score is a goal, and news. */
  isScoredInGoals: boolean;
  /** Sentences about a match that has not begun, of `sentence` in the translations `rows`. */
  upcomingSentences: {
    scheduled: "scheduled" | "tipOff";
    scheduledNoTime: "scheduledNoTime" | "tipOffNoTime";
    delayed: "delayed" | "tipOffDelayed";
  };
}

const BASICS: Readonly<Record<Sport, SportBasics>> = {
  football: {
    apiPath: "/api",
    icon: "home",
    hasCountryPages: true,
    isScoredInGoals: true,
    upcomingSentences: { scheduled: "scheduled", scheduledNoTime: "scheduledNoTime", delayed: "delayed" },
  },
  basketball: {
    apiPath: "/api/basketball",
    icon: "basketball",
    hasCountryPages: false,
    isScoredInGoals: false,
    upcomingSentences: { scheduled: "tipOff", scheduledNoTime: "tipOffNoTime", delayed: "tipOffDelayed" },
  },
};

export const basicsOf = (sport: Sport): SportBasics => BASICS[sport];
