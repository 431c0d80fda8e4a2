import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BrokenNotice } from "~/boot/BrokenNotice";
import { useInlineParts } from "~/boot/inline-parts";
import { AppBar } from "~/features/app-download/AppBar";
import { LoginTip } from "~/features/login-tip/LoginTip";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { NOTE_ID } from "~/offline/offline-note";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { Toasts } from "~/ui/Toasts";
import { Footer } from "./Footer.tsx";
import { hasTabBar } from "./footer-tabs.ts";
import { Header } from "./Header.tsx";
import type { Page } from "./page.ts";
import { SettingsPanel } from "./SettingsPanel.tsx";
import { TabBar } from "./TabBar.tsx";

interface FrameProps {
  page: Page;
  /** Offsets that the page's times are shown in. */
  zone: ZoneOffsets;
  /** Beside the content where there is room, below it elsewhere. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What stands around every page: the way past it for keyboards, header, content, footer, the phone's tab bar. */
export function Frame({ page, zone, aside, children }: FrameProps) {
  const { t } = useTranslation();
  const { laterCss } = useInlineParts();
  return (
    <>
      <a className="skip" href="#main">
        {t("skipToContent")}
      </a>
      <AppBar page={page} />
      <Header page={page} />
      <div className={aside ? "shell shell-wide" : "shell"}>
        <main id="main" className="page" tabIndex={-1}>
          {children}
        </main>
        {/* Here it holds up nothing that stands before it, and nothing behind it is seen without it. */}
        <link rel="stylesheet" href={laterCss} suppressHydrationWarning />
        {aside && <aside>{aside}</aside>}
      </div>
      <Footer page={page} zone={zone} />
      {hasTabBar(page.path) && <TabBar page={page} />}
      <SettingsPanel page={page} />
      <LoginTip page={page} />
      <Toasts />
      <BrokenNotice page={page} />
      <ServerMarkup id={NOTE_ID} of={{}} />
    </>
  );
}
