import { useTranslation } from "react-i18next";
import type { CompetitionLeader } from "#contract/domain/competition-info";
import { LEADER_KEYS } from "#contract/tables/competition-keys";
import { playerPath } from "#contract/tables/paths";
import { CompetitionHead } from "~/features/competition/CompetitionHead";
import { seasonPath } from "~/features/competition/competition-address";
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
import "~/ui/button.css";

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
        <Lists leaders={leaders} head={head} page={page} />
      ) : (
        <ErrorState kind="upstream" page={page} level={2} />
      )}
    </>
  );
}

interface ListsProps {
  leaders: readonly CompetitionLeader[];
  head: LeadersData["head"];
  page: Page;
}

/** A season's lists; where nobody has a figure yet, the way to the season before. */
function Lists({ leaders, head, page }: ListsProps) {
  const { sport, season, seasons } = head;
  const { t } = useTranslation("competition");
  const lists = LEADER_KEYS.map((key) => ({ key, rows: rankedLeaders(leaders, key, page.locale) }));
  const shown = lists.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) {
    const before = seasons[seasons.findIndex((one) => one.season === season) + 1];
    return (
      <EmptyNote of="leaders">
        {before && (
          <a
            className="button plain-button"
            href={localePath(
              page.locale,
              seasonPath({ ...head, season: before.season, isCurrentSeason: false }, "leaders"),
            )}
          >
            {t("leadersOf", { season: before.season })}
          </a>
        )}
      </EmptyNote>
    );
  }
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

interface LeaderProps extends Pick<LeadersData["head"], "sport"> {
  row: ShownLeader;
  page: Page;
}

function Leader({ row: { rank, figure, player, team }, sport, page }: LeaderProps) {
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
