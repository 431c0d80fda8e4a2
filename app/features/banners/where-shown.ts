import { isAccountPage } from "~/features/account/account-sections";
import { isSignPage } from "~/page/call-back";

const ODDS_RESULT = /^\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/analysis\/details\/odds(\/|$)/;

/**
 * Whether a page, given by its path after the locale, has banners: not odds results or account pages (specification,
 * section 2), nor those of signing in, whose forms they would push down.
 */
export const showsBanners = (path: string): boolean =>
  !isAccountPage(path) && !ODDS_RESULT.test(path) && !isSignPage(path);

/** The two home pages, where banners stick further down (specification, section 2). */
export const isHome = (path: string): boolean => /^\/(football|basketball)\/matches$/.test(path);
