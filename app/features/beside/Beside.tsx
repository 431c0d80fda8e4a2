import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { islandsOf } from "~/islands";
import { Island } from "~/runtime/islands/Island";

interface BesideProps {
  /** The page's route module. */
  module: string | undefined;
  /** What else stands there. */
  children: ReactNode;
}

/**
 * Beside a page on screens with room for it: the script shows a match of its rows there, or the other matches of the
 * round (islands.ts names the pages). Part of the frame: it must not import the sheets of rows, which every page would
 * have then.
 */
export function Beside({ module, children }: BesideProps) {
  const { t } = useTranslation("matches");
  const has = islandsOf(module);
  return (
    <div className="beside">
      {has.includes("featured-match") && (
        <section className="beside-part" aria-label={t("featured.label")}>
          <Island name="featured-match" props={{ open: t("featured.open") }} />
        </section>
      )}
      {has.includes("round-matches") && (
        <section className="beside-part beside-round" aria-label={t("sameRound")}>
          <Island name="round-matches" props={{}} />
        </section>
      )}
      {children}
    </div>
  );
}
