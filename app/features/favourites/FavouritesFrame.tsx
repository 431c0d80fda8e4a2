import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FOLLOWED_KINDS, type FollowedKind } from "#contract/tables/followed-kinds";
import { favouritesPath } from "#contract/tables/paths";
import type { ModalTab } from "~/features/favourites/modal-state";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { RENEWS_ON_CHANGE } from "~/runtime/page-script/page-events";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { PageTabs } from "~/ui/PageTabs";
import "~/ui/button.css";
import { AddFavourites, FavouritesPlace } from "./AddFavourites.tsx";
import { readFavouriteChange, readFavouriteFault } from "./change-outcome.ts";
import styles from "./favourites.module.css";

/** The modal's initial tab for a page's button: matches come from teams and competitions. */
const TABS: Readonly<Record<FollowedKind, ModalTab>> = {
  match: "filter",
  team: "teams",
  competition: "competitions",
};

interface FavouritesFrameProps {
  kind: FollowedKind;
  page: Page;
  children: ReactNode;
}

/** A page of followed matches, teams or competitions of a sport, with links to the others. */
export function FavouritesFrame({ kind, page, children }: FavouritesFrameProps) {
  const { t } = useTranslation("favourites");
  const sport = sportOrDefault(page.path);
  const fault = readFavouriteFault(page.search);
  const change = readFavouriteChange(page.search);
  return (
    <>
      <div className={styles.head} data-renew={RENEWS_ON_CHANGE}>
        <h1 className={styles.title}>{t(`title.${sport}`)}</h1>
        <AddFavourites page={page} sport={sport} tab={TABS[kind]} className={`button plain-button ${styles.add}`} />
      </div>
      <PageTabs
        label={t("tabs.label")}
        tabs={FOLLOWED_KINDS.map((one) => ({
          href: localePath(page.locale, favouritesPath(sport, one)),
          name: t(`tabs.${one}`),
          isShown: one === kind,
        }))}
      />
      {fault && (
        <p className="note" role="alert">
          {t(`fault.${fault}`)}
        </p>
      )}
      {change && (
        <p className="note" role="status">
          {t(`saved.${change.saved}`)} {change.back && <a href={change.back}>{t("saved.back")}</a>}
        </p>
      )}
      {children}
      <FavouritesPlace page={page} sport={sport} />
      <ParsedEnd />
    </>
  );
}
