import { useTranslation } from "react-i18next";
import { homeOf, localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { WholeEnd } from "~/ui/Whole";
import { TITLE_KEYS } from "./coming-title.ts";
import type { ComingData } from "./load-coming.server.ts";

const WORLD_CUP_PATH = "/football/worldcup2022/matches";

/** Stands at the address of a page that is not built yet: what it will be, and ways on. */
export function ComingPage({ data: { title, article, callBack }, page }: { data: ComingData; page: Page }) {
  const { t } = useTranslation(["frame", "errors"]);
  return (
    <section className="face">
      <span className="tag">{t("coming.tag")}</span>
      <h1>{article ?? t(TITLE_KEYS[title])}</h1>
      <p>{t(`coming.body.${title}`)}</p>
      <p className="face-ways whole">
        {callBack && (
          <a className="btn" href={callBack}>
            {t("coming.back")}
          </a>
        )}
        <a className={callBack ? "btn btn-plain" : "btn"} href={homeOf(page.locale)}>
          {t("errors:toMatches")}
        </a>
        <a className="btn btn-plain" href={localePath(page.locale, WORLD_CUP_PATH)}>
          {t("nav.worldCup2022")}
        </a>
      </p>
      <WholeEnd />
    </section>
  );
}
