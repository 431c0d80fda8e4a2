import { parse } from "hono/utils/cookie";
import { asksToSave } from "#contract/tables/save-data";
import { isTheme, type Theme } from "#contract/tables/themes";
import { type View, viewOf } from "#contract/tables/view-choices";

/** A visitor's preferences for every page. */
export interface Preferences {
  theme: Theme;
  /** Prefers few bytes: no pictures, no push. */
  savesData: boolean;
  /** Absent if nothing has been chosen. */
  view?: View;
}

/** From a request: the visitor's choice on this site precedes the browser's setting. `cookies` is the Cookie header. */
export function readPreferences(cookies: string, headers: Headers): Preferences {
  const { theme } = cookies.includes("theme=") ? parse(cookies, "theme") : {};
  const { saving } = cookies.includes("saving=") ? parse(cookies, "saving") : {};
  const view = cookies.includes("view=") ? viewOf(parse(cookies, "view").view) : undefined;
  return {
    theme: isTheme(theme) ? theme : "system",
    savesData: saving === "on" || (saving !== "off" && asksToSave(headers)),
    ...(view && { view }),
  };
}
