import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { Island } from "~/runtime/Island";
import { pictureBase } from "~/ui/picture-base";
import { offersWalkthrough } from "./walkthrough-pages.ts";

/** Where a page offers new members things to follow; empty for everyone else. */
export const WalkthroughPlace = ({ page }: { page: Pick<Page, "locale" | "path" | "config" | "savesData"> }) =>
  offersWalkthrough(page.path) ? (
    <Island
      name="walkthrough"
      props={{ locale: page.locale, sport: sportOrDefault(page.path), storage: pictureBase(page, page.config) ?? "" }}
    />
  ) : null;
