/**
 * Root attribute of a member's page: `new` when a notice has arrived, `flagged` when only the upstream says that there
 * is one.
 */
export const MARK_ATTRIBUTE = "data-notices";

type NoticeMark = "new" | "flagged";

/**
 * Read before the first paint (shell/boot/member-boot.ts), from the stored texts without parsing them. Only
 * `notificationFlag`, of the member's flags, ends like this.
 */
export const noticeMarkIn = (store: Pick<Storage, "getItem">): NoticeMark | false =>
  store.getItem("notices-new") ? "new" : /nFlag":true/.test(store.getItem("user") ?? "") && "flagged";

/** Shows or hides the page's dot and banner. */
export function paintMark({ documentElement: root }: Document, mark: NoticeMark | false): void {
  if (mark) root.setAttribute(MARK_ATTRIBUTE, mark);
  else root.removeAttribute(MARK_ATTRIBUTE);
}
