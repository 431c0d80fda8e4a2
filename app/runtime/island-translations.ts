import type accountMenu from "../../locales/en/accountMenu.json";
import type addFavourites from "../../locales/en/addFavourites.json";
import type calendar from "../../locales/en/calendar.json";
import type comments from "../../locales/en/comments.json";
import type notices from "../../locales/en/notices.json";
import type rows from "../../locales/en/rows.json";
import type search from "../../locales/en/search.json";
import type stars from "../../locales/en/stars.json";

/** Translations available to islands, as in `locales/{locale}/{namespace}.json`. */
export interface IslandTranslations {
  accountMenu: typeof accountMenu;
  addFavourites: typeof addFavourites;
  calendar: typeof calendar;
  comments: typeof comments;
  notices: typeof notices;
  rows: typeof rows;
  search: typeof search;
  stars: typeof stars;
}

export type CommentTexts = IslandTranslations["comments"];

export type NoticeTexts = IslandTranslations["notices"];

export type SearchTexts = IslandTranslations["search"];
