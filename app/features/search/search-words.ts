import type search from "../../../locales/en/search.json";

/** A file `locales/{locale}/search.json`, as the panel reads it. */
export type SearchWords = typeof search;
