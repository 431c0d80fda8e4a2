/** Id of the element that names the files of the page script and its translations. */
export const PAGE_SCRIPT_ID = "page-script";
