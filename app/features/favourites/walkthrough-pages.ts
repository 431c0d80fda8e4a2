/**
 * Pages where visitors are in the middle of something: sign-in and sign-up, account, settings, and a contest, where a
 * new member finds the picks made as a guest.
 */
const ELSEWHERE = /^\/((sign(in|up)|forgetpassword|account|settings)(\/|$)|[^/]+\/event\/[^/]+\/)/;

/** Whether a page, given by its path after the locale, may offer a new member things to follow. */
export const offersWalkthrough = (path: string): boolean => !ELSEWHERE.test(path);
