import { useTranslation } from "react-i18next";
import { homeOf } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { WholeEnd } from "~/ui/Whole";

/** The document's own address, query included, whichever it is: this page stands in the place of others. */
const HERE = "";

/** What the browser's worker shows in the place of a page that is neither to be had nor on the device. */
export function OfflinePage({ page }: { page: Page }) {
  const { t } = useTranslation(["saving", "common", "errors"]);
  return (
    <section className="face">
      <h1>{t("saving:away.title")}</h1>
      <p>{t("saving:away.body")}</p>
      <p className="face-ways whole">
        <a className="btn" href={HERE}>
          {t("common:retry")}
        </a>
        <a className="btn btn-plain" href={homeOf(page.locale)}>
          {t("errors:toMatches")}
        </a>
      </p>
      <WholeEnd />
    </section>
  );
}
