/** SQL: the latest of all notices. Those after it are later than whatever is written with it. */
export const LATEST_NOTICE = "(select coalesce(max(id), 0) from notices)";
