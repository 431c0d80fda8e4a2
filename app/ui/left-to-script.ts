import { trustedMarkup } from "~/browser/trusted-types";

/**
 * Attributes of an empty element that the page's script fills. React takes elements that a script has written before hydration for
 * a mismatch and renders the page anew; given markup instead of children it leaves the element as it stands.
 */
export const LEFT_TO_SCRIPT = {
  dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? "" : trustedMarkup("") },
  suppressHydrationWarning: true,
} as const;
