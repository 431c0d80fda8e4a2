import { DELETED_ID } from "./account-deleted.ts";

/** The fragment of the page that who logs out is led to, where another site has to hear of it too. */
export const LOGGED_OUT_ID = "logged-out";

/** Whether a page's fragment says that its visitor was signed in until now. Who deletes their account is logged out, too. */
export const isAfterLogOut = (fragment: string): boolean => [LOGGED_OUT_ID, DELETED_ID].includes(fragment.slice(1));
