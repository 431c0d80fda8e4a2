import type { Sport } from "#contract/tables/sports";

/** The part of an adapter that browser scripts need too: they load only this file. */
export interface SportBasics {
  /** Path prefix of the sport's calls in the API for browsers. */
  apiPath: "/api" | "/api/basketball";
  /** Icon of the sport's tab and of links to its matches. */
  icon: "home" | "basketball";
  /** Whether countries have a page with their competitions in this sport. */
  hasCountryPages: boolean;
  /** Whether every score change is a goal, and worth reporting. */
  isScoredInGoals: boolean;
  /** Sentences about upcoming matches, from `sentence` in the translations `rows`. */
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
