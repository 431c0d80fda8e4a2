import "i18next";
import type banner from "../../locales/en/banner.json";
import type bracket from "../../locales/en/bracket.json";
import type common from "../../locales/en/common.json";
import type empty from "../../locales/en/empty.json";
import type errors from "../../locales/en/errors.json";
import type frame from "../../locales/en/frame.json";
import type live from "../../locales/en/live.json";
import type match from "../../locales/en/match.json";
import type matches from "../../locales/en/matches.json";
import type privacy from "../../locales/en/privacy.json";
import type rows from "../../locales/en/rows.json";
import type saving from "../../locales/en/saving.json";
import type worldcup from "../../locales/en/worldcup.json";

// English is the source: its keys are the only ones that compile.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: {
      banner: typeof banner;
      bracket: typeof bracket;
      common: typeof common;
      empty: typeof empty;
      errors: typeof errors;
      frame: typeof frame;
      live: typeof live;
      match: typeof match;
      matches: typeof matches;
      privacy: typeof privacy;
      rows: typeof rows;
      saving: typeof saving;
      worldcup: typeof worldcup;
    };
  }
}
