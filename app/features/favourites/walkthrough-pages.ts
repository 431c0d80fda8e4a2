/** Pages where visitors are in the middle of something: sign-in and sign-up, account, settings. */
const ELSEWHERE = /^\/(sign(in|up)|forgetpassword|account|settings)(\/|$)/;

/** Whether a page, given by its path after the locale, may offer a new member things to follow. */
export const offersWalkthrough = (path: string): boolean => !ELSEWHERE.test(path);
