/** When a page part's matches were fetched, in milliseconds; also on a 304, which has no body to say so. */
export const FETCHED_HEADER = "X-Fetched-At";
