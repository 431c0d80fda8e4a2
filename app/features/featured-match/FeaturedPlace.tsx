import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Island } from "~/runtime/islands/Island";

/**
 * Beside a day's list, on screens with room for it: the script shows a match of the list there, above what else stands
 * beside the list. Part of the frame: it must not import the sheets of rows, which every page would have then.
 */
export function FeaturedPlace({ children }: { children: ReactNode }) {
  const { t } = useTranslation("matches");
  return (
    <div className="beside-list">
      <section className="featured-match" aria-label={t("featured.label")}>
        <Island name="featured-match" props={{ open: t("featured.open") }} />
      </section>
      {children}
    </div>
  );
}
