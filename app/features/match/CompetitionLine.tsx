import { useTranslation } from "react-i18next";
import type { MatchAbout } from "#contract/domain/match-info";
import { competitionPath } from "#contract/tables/paths";
import { roundKeyOf } from "#contract/tables/stages";
import { countryBeside } from "~/features/match-row/country-beside";
import { stageLabel } from "~/features/match-row/stage-label";
import { ROUND_LINK_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import headStyles from "./match-head.module.css";

/**
 * Path of the page of a match's round, after the locale; undefined where a season is not divided into rounds: a league
 * without matchdays.
 */
export function roundPath({ competition, match, season, sport }: MatchAbout): string | undefined {
  const { stage = "regular", matchday } = match;
  if (stage === "regular" && matchday === undefined) return undefined;
  const query = new URLSearchParams({
    season,
    round: roundKeyOf({ stage, ...(matchday !== undefined && { matchday }) }),
  });
  return `${competitionPath({ sport, ...competition }, "matches")}&${query}`;
}

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
