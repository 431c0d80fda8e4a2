import { useTranslation } from "react-i18next";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import type { Sport } from "#contract/tables/sports";
import { Section } from "~/features/entity/Section";
import type { Page } from "~/page/page";
import { HoldUntilParsedTable, ParsedEnd } from "~/ui/HoldUntilParsed";
import styles from "./competition-about.module.css";
import { TeamLink } from "./TeamLink.tsx";

interface ChampionsProps {
  info: CompetitionInfo;
  sport: Sport;
  page: Page;
}

/** Past champions, and titles per team. */
export function Champions({ info: { champions, titles }, sport, page }: ChampionsProps) {
  const { t } = useTranslation("competition");
  const { t: tCommon } = useTranslation("common");
  if (champions.length === 0) return null;
  return (
    <Section title={t("champions.heading")}>
      <HoldUntilParsedTable className={`${styles.champions} tabular`}>
        <caption className="visually-hidden">{t("champions.heading")}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t("seasons")}</th>
            <th scope="col">{t("champions.team")}</th>
          </tr>
        </thead>
        <tbody>
          {champions.map(({ season, team, source }) => (
            <tr key={season}>
              <th scope="row">{season}</th>
              <td>
                <TeamLink team={team} sport={sport} page={page} />
                {source === "simulated" && <span className="tag">{tCommon("source.simulated")}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
      {champions.length > 1 && (
        <>
          <h3>{t("champions.titles")}</h3>
          <p>{t("champions.since")}</p>
          <ol className={`${styles.ranking} tabular hold-until-parsed`}>
            {titles.map(({ team, count }) => (
              <li key={team.id}>
                <TeamLink team={team} sport={sport} page={page} />
                <b>{count}</b>
              </li>
            ))}
          </ol>
          <ParsedEnd />
        </>
      )}
    </Section>
  );
}
