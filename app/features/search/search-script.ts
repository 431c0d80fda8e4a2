// The script `search` of lazy-scripts.ts: what it exports is what start-search.ts asks for.

export { startSearchPage } from "./search-page-script.ts";
export { openSearch } from "./search-panel.ts";
