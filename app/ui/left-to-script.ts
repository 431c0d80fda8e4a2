import { ACCOUNT_SLOTS } from "#contract/tables/account-slots";
import { trustedMarkup } from "~/browser/trusted-types";

/**
 * Attributes of an element whose content is written by others than React. React takes what differs when it takes a page
 * over for a mismatch and renders the page anew; given markup instead of children it leaves the element as it stands.
 */
const leftAlone = (markup: string) => ({
  dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? markup : trustedMarkup(markup) },
  suppressHydrationWarning: true,
});

/** Of an empty element that the page's script fills. */
export const LEFT_TO_SCRIPT = leftAlone("");

/** Of an element whose text the edge writes for each member. */
export const leftToEdge = (slot: keyof typeof ACCOUNT_SLOTS) => leftAlone(ACCOUNT_SLOTS[slot]);
