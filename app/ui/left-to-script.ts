import { ACCOUNT_SLOTS } from "#contract/tables/account-slots";
import { trustedMarkup } from "~/runtime/page-script/trusted-types";

/**
 * Attributes of an element whose content is not written by React. React treats content that differs on hydration as a
 * mismatch and renders the page again; given markup instead of children, it leaves the element alone.
 */
const leftAlone = (markup: string) => ({
  dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? markup : trustedMarkup(markup) },
  suppressHydrationWarning: true,
});

/** For an empty element that the page script fills. */
export const CLIENT_MANAGED = leftAlone("");

/** For an element whose text the edge writes for each member. */
export const leftToEdge = (slot: keyof typeof ACCOUNT_SLOTS) => leftAlone(ACCOUNT_SLOTS[slot]);
