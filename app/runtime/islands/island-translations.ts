import { createContext, useContext } from "react";
import type accountMenu from "../../../locales/en/accountMenu.json";
import type addFavourites from "../../../locales/en/addFavourites.json";
import type calendar from "../../../locales/en/calendar.json";
import type comments from "../../../locales/en/comments.json";
import type notices from "../../../locales/en/notices.json";
import type rows from "../../../locales/en/rows.json";
import type search from "../../../locales/en/search.json";
import type stars from "../../../locales/en/stars.json";

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

/** A translation file as a module. */
export interface LoadedTranslations {
  default: unknown;
}

export const TranslationsContext = createContext<Readonly<Record<string, unknown>>>({});

/** The translations of a namespace that the island lists in `ISLANDS`. */
export function useTranslations<Namespace extends keyof IslandTranslations>(
  namespace: Namespace,
): IslandTranslations[Namespace] {
  const translations = useContext(TranslationsContext)[namespace];
  if (!translations) throw new Error(`this island has no translations of ${namespace}`);
  return translations as IslandTranslations[Namespace];
}
