import { useTranslation } from "react-i18next";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import { LEADER_KEYS } from "#contract/tables/competition-keys";
import { playerPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { Section } from "~/features/entity/Section";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import styles from "./competition-about.module.css";

/** Adds ranks to rows sorted by descending value; equal values share a rank: 1, 2, 2, 4. */
export function rankedBy<Row extends { value: number }>(rows: readonly Row[]): (Row & { rank: number })[] {
  return rows.map((row) => ({ ...row, rank: rows.findIndex(({ value }) => value === row.value) + 1 }));
}

interface LeadersProps {
  info: CompetitionInfo;
  sport: Sport;
  page: Page;
}

/** The season's leading players in each statistic. */
export function Leaders({ info: { leaders }, sport, page }: LeadersProps) {
  const { t } = useTranslation("competition");
  const lists = LEADER_KEYS.map((key) => ({ key, rows: rankedBy(leaders.filter((one) => one.key === key)) }));
  const shown = lists.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={t("leaders.heading")}>
      <div className={styles.leaders}>
        {shown.map(({ key, rows }, at) => (
          <details key={key} open={at === 0}>
            <summary>
              <h3>{t(`leaders.${key}`)}</h3>
            </summary>
            <ol className={`${styles.ranking} tabular hold-until-parsed`}>
              {rows.map((row) => (
                <Leader
                  key={`${row.player.id ?? row.player.name} ${row.team?.id}`}
                  row={row}
                  sport={sport}
                  page={page}
                />
              ))}
            </ol>
            <ParsedEnd />
          </details>
        ))}
      </div>
    </Section>
  );
}

interface LeaderProps {
  row: CompetitionInfo["leaders"][number] & { rank: number };
  sport: Sport;
  page: Page;
}

function Leader({ row: { rank, value, player, team }, sport, page }: LeaderProps) {
  const { id, key, name } = player;
  return (
    <li>
      <span className={styles.rank}>{rank}</span>
      <span className={styles.leader}>
        {id && key ? <a href={localePath(page.locale, playerPath({ sport, key, id }))}>{name}</a> : name}
        {team && <small>{team.shortName ?? team.name}</small>}
      </span>
      <b>{value}</b>
    </li>
  );
}
