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
