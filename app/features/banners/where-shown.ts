const ACCOUNT = /^\/account(\/|$)/;
const ODDS_RESULT = /^\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/analysis\/details\/odds(\/|$)/;

/** Whether a page, given by its path behind the language, has banners: not those of odds and of an account (specification, section 2). */
export const showsBanners = (path: string): boolean => !ACCOUNT.test(path) && !ODDS_RESULT.test(path);

/** The two home pages, whose banners stick further down (specification, section 2). */
export const isHome = (path: string): boolean => /^\/(football|basketball)\/matches$/.test(path);
