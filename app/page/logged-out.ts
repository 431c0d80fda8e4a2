/** Fragment of the home page that shows, without script, that an account has been deleted. */
export const DELETED_ID = "account-deleted";

/** Fragment of the page shown after logout when the fantasy site must be logged out too. */
export const LOGGED_OUT_ID = "logged-out";

/** Whether the fragment says that the visitor was just logged out. Deleting an account logs out too. */
export const isAfterLogOut = (fragment: string): boolean => [LOGGED_OUT_ID, DELETED_ID].includes(fragment.slice(1));
