/**
 * Ids that pages give to elements and that scripts and islands look for: both sides import them from here. The edge and
 * style sheets know some of them too.
 */
export const MAIN_ID = "main";
/** What live updates change: the matches of a list, or one match. */
export const LIST_ID = "list";
/** The link to the round that a match's or a table's page is about. */
export const ROUND_LINK_ID = "round";
/** How long it is until a match's kick-off, in its head. */
export const UNTIL_ID = "until";
/** How old the shown data is. */
export const FRESHNESS_ID = "freshness";
/** Live region for screen readers. */
export const ANNOUNCE_ID = "announce";
export const REFRESH_ID = "refresh";
/** Folds or opens all groups of a list. */
export const FOLD_ID = "fold";
/** The links to a country's or a list's competitions. */
export const COMPETITIONS_ID = "competitions";
/** The actions on a list, a menu where there is no space for them. */
export const LIST_MENU_ID = "list-menu";
/** How a list shows its matches, in its menu where there is one. */
export const LIST_VIEW_ID = "list-view";

/** Id of the sticky bar with a match's score and tabs. */
export const MATCH_BAR_ID = "match-bar";

/** Fragment of the home page that shows, without script, that an account has been deleted. */
export const DELETED_ID = "account-deleted";

/** Fragment of the page shown after logout when the fantasy site must be logged out too. */
export const LOGGED_OUT_ID = "logged-out";

/** Whether the fragment says that the visitor was just logged out. Deleting an account logs out too. */
export const isAfterLogOut = (fragment: string): boolean => [LOGGED_OUT_ID, DELETED_ID].includes(fragment.slice(1));

/** Id of the element that names the translation files of a page that hydrates (`data-translations`). */
export const TRANSLATIONS_ID = "translations";
