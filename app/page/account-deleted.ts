/** Fragment of the home page that shows, without script, that an account has been deleted. */
export const DELETED_ID = "account-deleted";
