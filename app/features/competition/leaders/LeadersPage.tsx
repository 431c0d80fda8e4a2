import { useTranslation } from "react-i18next";
import type { CompetitionLeader } from "#contract/domain/competition-info";
import { LEADER_KEYS, type LeaderKey } from "#contract/tables/competition-keys";
import type { LocaleCode } from "#contract/tables/locales";
import { playerPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { CompetitionHead } from "~/features/competition/CompetitionHead";
import { seasonBefore, seasonPath } from "~/features/competition/competition-address";
import { seasonTabMeta } from "~/features/competition/competition-meta";
import type { CompetitionHeadData } from "~/features/competition/load-competition-head.server";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { ErrorState } from "~/features/errors/ErrorState";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { formatFixed, formatNumber } from "~/features/people/format-amounts";
import { localePath } from "~/page/locale-path";
import type { Page, RouteMatches } from "~/page/page";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import styles from "./leaders.module.css";
import type { LeadersData } from "./load-leaders.server.ts";
import "~/ui/button.css";

/** Pixels of a portrait. */
const PORTRAIT = 40;

interface LeadersPageProps {
  data: LeadersData;
  page: Page;
}

/** The leaders tab of a competition: a season's best players in each statistic. */
export function LeadersPage({ data, page }: LeadersPageProps) {
  const { head, leaders, before, fetched } = data;
  const own = leaders && listsOf(leaders, page);
  const earlier = before && listsOf(before.leaders, page);
  return (
    <>
      <CompetitionHead head={head} page={page} />
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {!own && <ErrorState kind="upstream" page={page} level={2} />}
      {own && own.length > 0 && <Lists lists={own} sport={head.sport} page={page} />}
      {own?.length === 0 && <Before data={data} lists={earlier} page={page} />}
    </>
  );
}

interface ShownLeader extends CompetitionLeader {
  rank: number;
  /** The season's total, or the average per game with one decimal. */
  figure: string;
}

const figureOf = ({ value, games }: CompetitionLeader, locale: LocaleCode): string =>
  games ? formatFixed(value / games, 1, locale) : formatNumber(value, locale);

/** The leaders of a statistic, best first as they come; equal figures share a rank: 1, 2, 2, 4. */
export function rankedLeaders(
  leaders: readonly CompetitionLeader[],
  key: LeaderKey,
  locale: LocaleCode,
): ShownLeader[] {
  const rows = leaders
    .filter((leader) => leader.key === key)
    .map((leader) => ({ ...leader, figure: figureOf(leader, locale) }));
  return rows.map((row) => ({ ...row, rank: rows.findIndex(({ figure }) => figure === row.figure) + 1 }));
}

interface List {
  key: LeaderKey;
  rows: ShownLeader[];
}

/** Lists that have anybody. */
const listsOf = (leaders: readonly CompetitionLeader[], { locale }: Page): List[] =>
  LEADER_KEYS.map((key) => ({ key, rows: rankedLeaders(leaders, key, locale) })).filter(({ rows }) => rows.length > 0);

/** In place of a season's lists that are empty: those of the season before, else the way there. */
function Before({ data: { head, before }, lists = [], page }: LeadersPageProps & { lists?: List[] }) {
  const { t } = useTranslation("competition");
  const season = seasonBefore(head);
  const link = season && seasonPath({ ...head, season, isCurrentSeason: false }, "leaders");
  if (before && lists.length > 0)
    return (
      <>
        <p className="note">{t("leadersBefore", { season: head.season, before: before.season })}</p>
        <Lists lists={lists} sport={head.sport} page={page} />
      </>
    );
  return (
    <EmptyNote of="leaders">
      {link && (
        <a className="button plain-button" href={localePath(page.locale, link)}>
          {t("leadersOf", { season })}
        </a>
      )}
    </EmptyNote>
  );
}

function Lists({ lists, sport, page }: { lists: readonly List[]; sport: Sport; page: Page }) {
  const { t } = useTranslation("competition");
  const isAverage = lists.some(({ rows }) => rows.some(({ games }) => games));
  return (
    <>
      {isAverage && <p className="note">{t("leader.perGame")}</p>}
      <div className={styles.lists}>
        {lists.map(({ key, rows }) => (
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

export const leadersMeta = (head: CompetitionHeadData, matches: RouteMatches) =>
  seasonTabMeta(
    head,
    { title: `leadersTitle.${head.sport}`, description: `leadersDescription.${head.sport}` },
    matches,
  );
