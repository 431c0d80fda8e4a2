/** Id of the element of a page that hydrates which names the files of its translations (`data-translations`). */
export const TRANSLATIONS_ID = "translations";
