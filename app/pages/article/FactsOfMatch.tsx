import { useTranslation } from "react-i18next";
import type { StandingsRow } from "#contract/domain/standings";
import type { LocaleCode } from "#contract/tables/locales";
import { matchPath } from "#contract/tables/paths";
import { formatFixed } from "~/features/people/format-amounts";
import { FormStrip } from "~/features/standings/FormStrip";
import { unbrokenScores } from "~/i18n/unbroken-scores";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./article.module.css";
import type { MatchFacts, SideFacts } from "./live-data.ts";

/** Both teams of a match: table row, form and goals, and their previous meetings. */
export function FactsOfMatch({ of: facts, page }: { of: MatchFacts; page: Page }) {
  const { t } = useTranslation(["article", "highlights", "common"]);
  const { match, competition, time, meetings } = facts;
  const names = { home: match.home.name, away: match.away.name };
  const about = [time, competition.name, match.source === "simulated" && t("common:source.simulated")];
  return (
    <section className={`card ${styles.facts}`}>
      <h3>
        <a href={localePath(page.locale, matchPath(match))}>{t("highlights:versus", names)}</a>
      </h3>
      <p className="note">{about.filter(Boolean).join(" · ")}</p>
      {(facts.home.row || facts.away.row) && <Sides of={facts} locale={page.locale} />}
      {meetings && (
        <p>
          {unbrokenScores(
            t("facts.meetings", {
              ...names,
              number: meetings.played,
              won: meetings.won,
              drawn: meetings.drawn,
              lost: meetings.lost,
              scored: meetings.scored,
              conceded: meetings.conceded,
            }),
          )}
        </p>
      )}
    </section>
  );
}

function Sides({ of: facts, locale }: { of: MatchFacts; locale: LocaleCode }) {
  const { t } = useTranslation(["article", "standings"]);
  const { home, away, competition } = facts;
  return (
    <HoldUntilParsedTable className={`${styles.sides} tabular`}>
      <caption className="visually-hidden">
        {t("facts.caption", { home: home.team.name, away: away.team.name, competition: competition.name })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("standings:column.team")}</th>
          <th scope="col">{t("standings:column.position")}</th>
          <th scope="col">{t("facts.goals")}</th>
          <th scope="col">{t("standings:short.form")}</th>
        </tr>
      </thead>
      <tbody>
        {[home, away].map((side) => (
          <SideRow key={side.team.id} of={side} facts={facts} locale={locale} />
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}

interface SideRowProps {
  of: SideFacts;
  facts: MatchFacts;
  locale: LocaleCode;
}

function SideRow({ of: { team, row }, facts, locale }: SideRowProps) {
  const { i18n } = useTranslation();
  return (
    <tr>
      <th scope="row">{team.name}</th>
      <td>{row?.rank ?? "–"}</td>
      <td>{row && row.played > 0 ? goalsPerMatch(row, locale) : "–"}</td>
      <td>{row && <FormStrip of={row} facts={facts.standings} t={i18n.getFixedT(null, "standings")} />}</td>
    </tr>
  );
}

const goalsPerMatch = ({ goalsFor, goalsAgainst, played }: StandingsRow, locale: LocaleCode): string =>
  [goalsFor, goalsAgainst].map((goals) => formatFixed(goals / played, 1, locale)).join(" : ");
