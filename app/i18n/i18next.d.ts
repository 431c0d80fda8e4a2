import "i18next";
import type * as english from "../../locales/namespaces.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: typeof english;
  }
}
