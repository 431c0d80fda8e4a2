/** Pages where somebody is in the middle of something: signing in and up, the account, settings. */
const ELSEWHERE = /^\/(sign(in|up)|forgetpassword|account|settings)(\/|$)/;

/** Whether a page, by its path behind the locale, may offer a new member things to follow. */
export const offersWalkthrough = (path: string): boolean => !ELSEWHERE.test(path);
