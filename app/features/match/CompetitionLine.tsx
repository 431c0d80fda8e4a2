import { useTranslation } from "react-i18next";
import { competitionPath } from "#contract/tables/paths";
import { stageLabel } from "~/features/match-row/stage-label";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";
import { FlagImage } from "~/ui/TeamImage";
import type { MatchAbout } from "./match-about.ts";
import styles from "./match-shell.module.css";

interface CompetitionLineProps {
  about: MatchAbout;
  page: Pick<Page, "locale" | "savesData" | "config">;
}

/** A match's country, competition and stage. */
export function CompetitionLine({ about: { competition, match, sport }, page }: CompetitionLineProps) {
  const { t, i18n } = useTranslation("common");
  const { country, name } = competition;
  const stage = stageLabel(match, i18n.getFixedT(null, "matches"));
  const flag = pictureBase(page, page.config) === undefined ? undefined : country.flag;
  return (
    <p className={styles.competition}>
      {flag && <FlagImage code={flag} />}
      <span>
        <small>{country.name}</small>{" "}
        <a href={localePath(page.locale, competitionPath({ ...competition, sport }))}>{name}</a>
        {stage && <small>{` · ${stage}`}</small>}
      </span>
      {match.source === "simulated" && <span className="tag">{t("source.simulated")}</span>}
    </p>
  );
}
