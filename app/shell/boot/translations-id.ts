/** Id of the element that names the translation files of a page that hydrates (`data-translations`). */
export const TRANSLATIONS_ID = "translations";
