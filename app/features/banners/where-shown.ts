const ACCOUNT = /^\/account(\/|$)/;
const ODDS_RESULT = /^\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/analysis\/details\/odds(\/|$)/;

/**
 * Whether a page, given by its path after the locale, has banners: not odds results or account pages (specification,
 * section 2).
 */
export const showsBanners = (path: string): boolean => !ACCOUNT.test(path) && !ODDS_RESULT.test(path);

/** The two home pages, where banners stick further down (specification, section 2). */
export const isHome = (path: string): boolean => /^\/(football|basketball)\/matches$/.test(path);
