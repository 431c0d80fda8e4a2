/** At the root of a member's page: `new` when a notice has come, `flagged` when the upstream only says that there is one. */
export const MARK_ATTRIBUTE = "data-notices";

export type NoticeMark = "new" | "flagged";

/**
 * Read before anything is painted (shell/boot/member-boot.ts): from the records' texts, without parsing them. Of the
 * member's flags only `notificationFlag` has this end.
 */
export const noticeMarkIn = (store: Pick<Storage, "getItem">): NoticeMark | false =>
  store.getItem("notices-new") ? "new" : /nFlag":true/.test(store.getItem("user") ?? "") && "flagged";

/** Shows dot and banner of a page as the device's record says. */
export function paintMark({ documentElement: root }: Document, mark: NoticeMark | false): void {
  if (mark) root.setAttribute(MARK_ATTRIBUTE, mark);
  else root.removeAttribute(MARK_ATTRIBUTE);
}
