import { useTranslation } from "react-i18next";
import type { CompetitionLeader } from "#contract/domain/competition-info";
import { LEADER_KEYS } from "#contract/tables/competition-keys";
import { playerPath } from "#contract/tables/paths";
import { CompetitionHead } from "~/features/competition/CompetitionHead";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { ErrorState } from "~/features/errors/ErrorState";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import styles from "./leaders.module.css";
import type { LeadersData } from "./load-leaders.server.ts";
import { rankedLeaders, type ShownLeader } from "./ranked-leaders.ts";

/** Pixels of a portrait. */
const PORTRAIT = 40;

interface LeadersPageProps {
  data: LeadersData;
  page: Page;
}

/** The leaders tab of a competition: a season's best players in each statistic. */
export function LeadersPage({ data, page }: LeadersPageProps) {
  const { head, leaders, fetched } = data;
  return (
    <>
      <CompetitionHead head={head} page={page} />
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {leaders ? (
        <Lists leaders={leaders} sport={head.sport} page={page} />
      ) : (
        <ErrorState kind="upstream" page={page} level={2} />
      )}
    </>
  );
}

interface ListProps extends Pick<LeadersData["head"], "sport"> {
  page: Page;
}

function Lists({ leaders, sport, page }: ListProps & { leaders: readonly CompetitionLeader[] }) {
  const { t } = useTranslation("competition");
  const lists = LEADER_KEYS.map((key) => ({ key, rows: rankedLeaders(leaders, key, page.locale) }));
  const shown = lists.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return <EmptyNote of="data" />;
  return (
    <>
      {leaders.some(({ games }) => games) && <p className="note">{t("leader.perGame")}</p>}
      <div className={styles.lists}>
        {shown.map(({ key, rows }) => (
          <Section key={key} title={t(`leader.${key}`)}>
            <ol className={`${styles.list} tabular hold-until-parsed`}>
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
          </Section>
        ))}
      </div>
    </>
  );
}

function Leader({ row: { rank, figure, player, team }, sport, page }: ListProps & { row: ShownLeader }) {
  const { id, key, name } = player;
  return (
    <li>
      <span className={styles.rank}>{rank}</span>
      {id && <EntityPicture path={`player/${id}`} storageBaseUrl={pictureBase(page, page.config)} size={PORTRAIT} />}
      <span className={styles.player}>
        {id && key ? <a href={localePath(page.locale, playerPath({ sport, key, id }))}>{name}</a> : name}
        {team && <small>{team.shortName ?? team.name}</small>}
      </span>
      <b>{figure}</b>
    </li>
  );
}
