import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HOME_PATH } from "#contract/tables/pages/pages";
import { NOTICES_PATH } from "#contract/tables/paths";
import { isAccountPage } from "~/features/account/account-sections";
import { AppBar } from "~/features/app-download/AppBar";
import type { AppPanelData } from "~/features/app-download/load-app-panel.server";
import { LoginTip } from "~/features/favourites/LoginTip";
import { WalkthroughPlace } from "~/features/favourites/WalkthroughPlace";
import { NOTE_ID } from "~/features/offline/offline-note";
import { SettingsPanel } from "~/features/preferences/SettingsPanel";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { MAIN_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import { Footer } from "~/shell/footer/Footer";
import { Header } from "~/shell/header/Header";
import { hasTabBar } from "~/shell/tab-bar/footer-tabs";
import { TabBar } from "~/shell/tab-bar/TabBar";
import { classNames } from "~/ui/class-names";
import { useInlineParts } from "~/ui/document/inline-parts";
import { CLIENT_MANAGED } from "~/ui/left-to-script";
import { TOASTS_ID } from "~/ui/toast";
import { AccountDeleted } from "../features/account/deletion/AccountDeleted.tsx";
import { SearchDialog } from "../features/search/SearchDialog.tsx";
import { BROKEN_ID } from "./boot/watch-chunks.ts";
import styles from "./frame.module.css";

/** Container of toasts (toast.ts), empty until one is shown. */
const Toasts = () => <div id={TOASTS_ID} className="toasts" role="status" {...CLIENT_MANAGED} />;

/** Shown by the boot script if a part of the page fails to load (watch-chunks.ts). */
function BrokenNotice({ page: { locale, path, search } }: { page: Page }) {
  const { t } = useTranslation("banner");
  return (
    <div id={BROKEN_ID} className="broken" role="alert" hidden suppressHydrationWarning>
      {t("broken.text")}
      <a className="button" href={localePath(locale, path + search)}>
        {t("broken.reload")}
      </a>
    </div>
  );
}

interface FrameProps {
  page: Page;
  /** UTC offsets used for the page's times. */
  zone: ZoneOffsets;
  /** Absent if no app is configured. */
  appPanel?: AppPanelData;
  /** Next to the content if it fits, otherwise below. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What surrounds every page: skip link, header, content, footer, the phone's tab bar. */
export function Frame({ page, zone, appPanel, aside, children }: FrameProps) {
  const { t } = useTranslation(["common", "frame"]);
  const { laterCss } = useInlineParts();
  return (
    <>
      <a className={styles.skipLink} href={`#${MAIN_ID}`}>
        {t("skipToContent")}
      </a>
      <AppBar page={page} />
      <Header page={page} appPanel={appPanel} />
      <div className={classNames(styles.columns, aside ? styles.withAside : undefined)}>
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {page.path + page.search === HOME_PATH && <AccountDeleted />}
          {children}
        </main>
        {/* Placed here it blocks nothing above, and nothing below is painted without it. */}
        <link rel="stylesheet" href={laterCss} suppressHydrationWarning />
        {aside && <aside>{aside}</aside>}
      </div>
      <Footer page={page} zone={zone} />
      {hasTabBar(page.path) && <TabBar page={page} />}
      <SettingsPanel page={page} />
      <SearchDialog page={page} />
      <LoginTip page={page} />
      <WalkthroughPlace page={page} />
      <Island name="stars" props={{ locale: page.locale }} />
      {/* Over forms it would cover buttons. */}
      <a className="notice-banner" href={localePath(page.locale, NOTICES_PATH)} hidden={isAccountPage(page.path)}>
        {t("frame:notices.new")}
      </a>
      <Toasts />
      <BrokenNotice page={page} />
      <div id={NOTE_ID} {...CLIENT_MANAGED} />
    </>
  );
}
