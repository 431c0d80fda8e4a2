import { classOf } from "./class-of.ts";

/** Production class names of rows and competitions in a day's list. */
export const ROW_CLASS = classOf("app/features/match-row/match-row.module.css", "row");
export const GROUP_CLASS = classOf("app/features/match-list/competition-group.module.css", "group");

/** The same as selectors. */
export const ROW = `.${ROW_CLASS}`;
export const ROW_STATUS = `.${classOf("app/features/match-row/match-row.module.css", "status")}`;
export const GROUP = `.${GROUP_CLASS}`;

/** A row's star. */
export const STAR = 'button[form="fav"]';
