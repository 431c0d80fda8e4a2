import { useTranslation } from "react-i18next";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import type { Team } from "#contract/domain/match";
import { RECORD_KEYS, type RecordKey } from "#contract/tables/competition-keys";
import { teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { CompetitionHead } from "~/features/competition/CompetitionHead";
import { seasonTabMeta } from "~/features/competition/competition-meta";
import type { CompetitionHeadData } from "~/features/competition/load-competition-head.server";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { FactList, Section } from "~/features/entity/Section";
import { ErrorState } from "~/features/errors/ErrorState";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { localePath } from "~/page/locale-path";
import type { Page, RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { HoldUntilParsedTable, ParsedEnd } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import { ROW_PICTURE } from "~/ui/TeamImage";
import styles from "./competition-about.module.css";
import { FormatFacts } from "./FormatFacts.tsx";
import type { CompetitionAboutData } from "./load-competition-about.server.ts";
import { MatchLink, Origin } from "./Origin.tsx";
import { Rules } from "./Rules.tsx";

interface TeamLinkProps {
  team: Team;
  sport: Sport;
  page: Page;
}

/** A team's crest or flag and name, linked to its page. */
const TeamLink = ({ team: { id, key, name, flag }, sport, page }: TeamLinkProps) => (
  <a className={styles.teamLink} href={localePath(page.locale, teamPath({ sport, key, id }))}>
    <EntityPicture flag={flag} path={`team/${id}`} storageBaseUrl={pictureBase(page, page.config)} size={ROW_PICTURE} />
    {name}
  </a>
);

interface RecordsProps {
  info: CompetitionInfo;
  sport: Sport;
  /** Formatted days of the matches, by id. */
  days: Readonly<Record<string, string>>;
  page: Page;
}

const RUNS: ReadonlySet<string> = new Set<RecordKey>(["longest_winning_run", "longest_unbeaten_run"]);

/** The season's records so far. */
function Records({ info, sport, days, page }: RecordsProps) {
  const { t } = useTranslation("competition");
  const { t: tMatches } = useTranslation("matches");
  const facts = info.records.flatMap(({ key, value, match, team }) => {
    const known = RECORD_KEYS.find((one) => one === key);
    const name = known && adapterOf(sport).competition.recordName(known);
    if (!name) return [];
    const count = RUNS.has(key) && <span>{tMatches("count", { count: value })}</span>;
    return {
      name: t(`records.${name}`),
      value: (
        <span className={styles.record}>
          {match && <MatchLink match={match} day={days[match.id] ?? ""} page={page} />}
          {team && <TeamLink team={team} sport={sport} page={page} />}
          {count}
        </span>
      ),
    };
  });
  if (facts.length === 0) return null;
  return (
    <Section title={t("records.heading")}>
      <FactList facts={facts} />
    </Section>
  );
}

interface ChampionsProps {
  info: CompetitionInfo;
  sport: Sport;
  page: Page;
}

/** Past champions, and titles per team. */
function Champions({ info: { champions, titles }, sport, page }: ChampionsProps) {
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

/** Sources of the rules and data. */
function Sources({ info: { sources, source, ruleSetId } }: { info: CompetitionInfo }) {
  const { t } = useTranslation("competition");
  // The simulation's own rules are not official regulations.
  const cited = ruleSetId.startsWith("played-") ? [] : sources;
  const regulations = cited.flatMap(({ key, text }) => (key === "regulation" && text ? [text] : []));
  return (
    <Section title={t("sources.heading")}>
      {regulations.map((text) => (
        <p key={text}>{t("sources.regulation", { text })}</p>
      ))}
      <p>{t(`sources.${source}`)}</p>
    </Section>
  );
}

interface CompetitionAboutPageProps {
  data: CompetitionAboutData;
  page: Page;
}

/** The about tab of a competition: format, rules, champions, records and sources. */
export function CompetitionAboutPage({ data, page }: CompetitionAboutPageProps) {
  const { head, info, knockout, dates, days, imported, fetched } = data;
  return (
    <>
      <CompetitionHead head={head} page={page} />
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {info ? (
        <div className={styles.parts}>
          <FormatFacts locale={page.locale} info={info} sport={head.sport} knockout={knockout} dates={dates} />
          <Rules info={info} sport={head.sport} />
          <Champions info={info} sport={head.sport} page={page} />
          <Records info={info} sport={head.sport} days={days} page={page} />
          <Sources info={info} />
          {info.origin && (
            <Origin origin={info.origin} matches={info.matches} imported={imported} days={days} page={page} />
          )}
        </div>
      ) : (
        <ErrorState kind="upstream" page={page} level={2} />
      )}
    </>
  );
}

export const competitionAboutMeta = (head: CompetitionHeadData, matches: RouteMatches) =>
  seasonTabMeta(head, { title: "aboutTitle", description: "aboutDescription" }, matches);
