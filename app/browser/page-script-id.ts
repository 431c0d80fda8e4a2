/** Id of the element that tells where the page's script and its words are. */
export const PAGE_SCRIPT_ID = "page-script";
