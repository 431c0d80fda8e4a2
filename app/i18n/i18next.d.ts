import "i18next";
import type banner from "../../locales/en/banner.json";
import type bracket from "../../locales/en/bracket.json";
import type calendar from "../../locales/en/calendar.json";
import type common from "../../locales/en/common.json";
import type competition from "../../locales/en/competition.json";
import type country from "../../locales/en/country.json";
import type empty from "../../locales/en/empty.json";
import type errors from "../../locales/en/errors.json";
import type fantasy from "../../locales/en/fantasy.json";
import type frame from "../../locales/en/frame.json";
import type highlights from "../../locales/en/highlights.json";
import type live from "../../locales/en/live.json";
import type match from "../../locales/en/match.json";
import type matches from "../../locales/en/matches.json";
import type people from "../../locales/en/people.json";
import type player from "../../locales/en/player.json";
import type privacy from "../../locales/en/privacy.json";
import type rows from "../../locales/en/rows.json";
import type saving from "../../locales/en/saving.json";
import type search from "../../locales/en/search.json";
import type sevens from "../../locales/en/sevens.json";
import type standings from "../../locales/en/standings.json";
import type team from "../../locales/en/team.json";
import type worldcup from "../../locales/en/worldcup.json";

// English is the source: its keys are the only ones that compile.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: {
      banner: typeof banner;
      bracket: typeof bracket;
      calendar: typeof calendar;
      common: typeof common;
      competition: typeof competition;
      country: typeof country;
      empty: typeof empty;
      errors: typeof errors;
      fantasy: typeof fantasy;
      frame: typeof frame;
      highlights: typeof highlights;
      live: typeof live;
      match: typeof match;
      matches: typeof matches;
      people: typeof people;
      player: typeof player;
      privacy: typeof privacy;
      rows: typeof rows;
      saving: typeof saving;
      search: typeof search;
      standings: typeof standings;
      team: typeof team;
      sevens: typeof sevens;
      worldcup: typeof worldcup;
    };
  }
}
