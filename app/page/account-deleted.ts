/** Of the notice on the home page that an account has been deleted: shown to who is led there, without any script. */
export const DELETED_ID = "account-deleted";
