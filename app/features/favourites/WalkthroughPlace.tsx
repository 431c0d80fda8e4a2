import { isAccountPage } from "~/features/account/account-sections";
import { isSignPage } from "~/page/call-back";
import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { Island } from "~/runtime/islands/Island";
import { pictureBase } from "~/ui/picture-base";

/** Settings, and a contest, where a new member finds the picks made as a guest. */
const ELSEWHERE = /^\/(settings(\/|$)|[^/]+\/event\/[^/]+\/)/;

/**
 * Whether a page, given by its path after the locale, may offer a new member things to follow: not where visitors are
 * in the middle of something.
 */
export const offersWalkthrough = (path: string): boolean =>
  !isSignPage(path) && !isAccountPage(path) && !ELSEWHERE.test(path);

/** Where a page offers new members things to follow; empty for everyone else. */
export const WalkthroughPlace = ({ page }: { page: Pick<Page, "locale" | "path" | "config" | "savesData"> }) =>
  offersWalkthrough(page.path) ? (
    <Island
      name="walkthrough"
      props={{ locale: page.locale, sport: sportOrDefault(page.path), storage: pictureBase(page, page.config) ?? "" }}
    />
  ) : null;
