import { useTranslation } from "react-i18next";
import { competitionPath } from "#contract/tables/paths";
import { countryBeside } from "~/features/match-row/country-beside";
import { stageLabel } from "~/features/match-row/stage-label";
import { ROUND_LINK_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { MatchAbout } from "./match-about.ts";
import headStyles from "./match-head.module.css";
import { roundPath } from "./round-path.ts";

interface CompetitionLineProps {
  about: MatchAbout;
  locale: Page["locale"];
}

/** A match's country, competition and stage, which leads to the other matches of its round. */
export function CompetitionLine({ about, locale }: CompetitionLineProps) {
  const { i18n } = useTranslation("matches");
  const { competition, match, sport } = about;
  const country = countryBeside(competition);
  const stage = stageLabel(match, i18n.getFixedT(null, "matches"));
  const round = roundPath(about);
  return (
    <p className={headStyles.competition}>
      <span>
        {country && <small>{country}</small>}{" "}
        <a id={round ? undefined : ROUND_LINK_ID} href={localePath(locale, competitionPath({ ...competition, sport }))}>
          {competition.name}
        </a>
        {stage && (
          <small>
            <span>{" · "}</span>
            {round ? (
              <a id={ROUND_LINK_ID} href={localePath(locale, round)}>
                {stage}
              </a>
            ) : (
              stage
            )}
          </small>
        )}
      </span>
    </p>
  );
}
