import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import type { Page } from "./page.ts";

interface FrameProps {
  page: Page;
  /** Offsets that the page's times are shown in. */
  zone: ZoneOffsets;
  children: ReactNode;
}

/** What stands around every page: the way past it for keyboards, header, content, footer. */
export function Frame({ page, zone, children }: FrameProps) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#main">
        {t("skipToContent")}
      </a>
      <Header page={page} />
      <main id="main" className="page" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} zone={zone} />
    </>
  );
}
