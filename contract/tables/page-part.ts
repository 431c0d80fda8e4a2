/** Of a part of a page: when its matches were fetched, in milliseconds; also of a 304, which has no content to say it. */
export const FETCHED_HEADER = "X-Fetched-At";
