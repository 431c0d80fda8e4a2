import { useTranslation } from "react-i18next";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import type { Match } from "#contract/domain/match";
import { RECORD_KEYS, type RecordKey } from "#contract/tables/competition-keys";
import { matchPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { FactList } from "~/features/entity/FactList";
import { Section } from "~/features/entity/Section";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import styles from "./competition-about.module.css";
import { TeamLink } from "./TeamLink.tsx";

interface RecordsProps {
  info: CompetitionInfo;
  sport: Sport;
  /** Formatted days of the matches, by id. */
  days: Readonly<Record<string, string>>;
  page: Page;
}

const RUNS: ReadonlySet<string> = new Set<RecordKey>(["longest_winning_run", "longest_unbeaten_run"]);

/** The season's records so far. */
export function Records({ info, sport, days, page }: RecordsProps) {
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

function MatchLink({ match, day, page }: { match: Match; day: string; page: Page }) {
  const score = "score" in match && match.score ? match.score.join("-") : "–";
  return (
    <>
      <a className={`${styles.teamLink} tabular`} href={localePath(page.locale, matchPath(match))}>
        {`${match.home.name} ${score} ${match.away.name}`}
      </a>
      <small>{day}</small>
    </>
  );
}
