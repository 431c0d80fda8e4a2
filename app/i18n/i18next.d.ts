import "i18next";
import type common from "../../locales/en/common.json";
import type errors from "../../locales/en/errors.json";
import type match from "../../locales/en/match.json";
import type matches from "../../locales/en/matches.json";
import type worldcup from "../../locales/en/worldcup.json";

// English is the source: its keys are the only ones that compile.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: {
      common: typeof common;
      errors: typeof errors;
      match: typeof match;
      matches: typeof matches;
      worldcup: typeof worldcup;
    };
  }
}
