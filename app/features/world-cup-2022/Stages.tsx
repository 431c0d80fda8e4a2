import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { StandingsRow } from "#contract/domain/standings";
import { KnockoutBracket } from "~/features/bracket/KnockoutBracket";
import { matchRowFragment, StarLabel } from "~/features/match-row/match-row-fragment";
import { type RowCountProps, rowCount } from "~/features/match-row/row-count";
import { type RowFacts, useRowFacts } from "~/features/match-row/row-view";
import { StandingsTable } from "~/features/standings/StandingsTable";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import { HiddenResults } from "~/features/view/HiddenResults";
import { localDate } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";
import { Fragments, fragmentMarkup } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { TeamImage } from "~/ui/TeamImage";
import type { WorldCupData } from "./load-world-cup.server.ts";
import styles from "./world-cup.module.css";

interface GroupTableProps {
  rows: StandingsRow[];
  letter: string;
  facts: StandingsFacts;
}

/** The table of a group, beside another group on wide screens. */
function GroupTable({ rows, letter, facts }: GroupTableProps) {
  const { t } = useTranslation("worldcup");
  return <StandingsTable table={{ rows }} facts={facts} caption={t("groupTable", { letter })} layout="sideBySide" />;
}

/** Teams of each group that play on. */
const GO_THROUGH = 2;

/** Who went through, in the line of a closed group. */
const Through = ({ rows, facts }: { rows: readonly StandingsRow[]; facts: RowFacts }) => (
  <span className={styles.through}>
    {rows.slice(0, GO_THROUGH).map(({ team }) => (
      <span key={team.id}>
        <TeamImage team={team} storageBaseUrl={facts.storageBaseUrl} /> {team.name}
      </span>
    ))}
  </span>
);

interface StageProps {
  name: string;
  /** Rows of matches. */
  rows: readonly Fragment[];
  /** Number of rows above it on the page. */
  above: number;
}

/** A knock-out round with its matches. */
const StageSection = ({ name, rows, above }: StageProps) => (
  <section className={`card ${styles.stage}`} {...rowCount(rows.length, above)}>
    <h3>{name}</h3>
    <Fragments of={rows} />
  </section>
);

interface GroupSectionProps extends StageProps {
  letter: string;
  /** Who went through, for a group that is over; absent while it is played, which opens it. */
  through?: ReactNode;
  /** A table, above the rows. */
  children?: ReactNode;
}

/** A group with its matches. */
function GroupSection({ name, letter, rows, above, through, children }: GroupSectionProps) {
  const count: RowCountProps = through ? {} : rowCount(rows.length, above);
  return (
    <details id={`group-${letter}`} className={`card ${styles.stage}`} open={!through} {...count}>
      <summary className={styles.summary}>
        <h3>{name}</h3>
        {through}
      </summary>
      {children}
      <Fragments of={rows} />
    </details>
  );
}

interface StagesProps {
  data: Pick<WorldCupData, "stages" | "facts" | "bracket" | "days" | "zone">;
  page: Page;
}

/**
 * The groups, each with its table and matches. Once the knock-out rounds have teams, their bracket comes first, and the
 * groups are closed. Rounds are listed where the bracket is missing.
 */
export function Stages({ data, page }: StagesProps) {
  const { t } = useTranslation("worldcup");
  const { t: tMatches } = useTranslation("matches");
  const { facts, bracket, zone } = data;
  const rowFacts = useRowFacts(page, zone);
  const hasRounds = data.stages.rounds.length > 0;
  const hasTables = facts && !page.view?.hideScores;
  const stages = { ...data.stages, rounds: bracket ? [] : data.stages.rounds };
  const rowsOf = rowsByList({ ...data, stages }, rowFacts);
  const groups = stages.groups.map(({ letter, rows, matches }, index) => (
    <GroupSection
      key={letter}
      letter={letter}
      name={tMatches("stage.group", { letter })}
      rows={rowsOf(matches)}
      above={rowsIn(stages.rounds) + rowsIn(stages.groups.slice(0, index))}
      through={hasRounds && hasTables && rows.length > 0 && <Through rows={rows} facts={rowFacts} />}
    >
      {hasTables && rows.length > 0 && <GroupTable rows={rows} letter={letter} facts={facts} />}
    </GroupSection>
  ));
  const rounds = stages.rounds.map(({ stage, matches }, index) => (
    <StageSection
      key={stage}
      name={tMatches(`stage.${stage}`)}
      rows={rowsOf(matches)}
      above={rowsIn(stages.rounds.slice(0, index))}
    />
  ));
  const tree = bracket && (
    <HiddenResults key="bracket" page={page}>
      <KnockoutBracket of={bracket} page={page} className={styles.bracket} />
    </HiddenResults>
  );
  const knockout = { name: t("knockout"), sections: tree ? [tree] : rounds };
  const inGroups = { name: t("groups"), sections: groups };
  const [first, second] = hasRounds ? [knockout, inGroups] : [inGroups, knockout];
  return (
    <>
      <StarLabel texts={rowFacts.texts} />
      <Part {...first} isFirst />
      <Part {...second} />
    </>
  );
}

/** The rows of each list of matches, with their days. Renders all uncached rows in one call. */
function rowsByList({ stages, days, zone }: StagesProps["data"], facts: RowFacts): (matches: Match[]) => Fragment[] {
  const lists = [...stages.rounds, ...stages.groups].map(({ matches }) => matches);
  const rows = new Map(
    lists.map((matches) => [
      matches,
      matches.map((match) => matchRowFragment(match, facts, days[localDate(match.kickOff, zone)] ?? "")),
    ]),
  );
  fragmentMarkup([...rows.values()].flat());
  return (matches) => rows.get(matches) ?? [];
}

const rowsIn = (parts: readonly { matches: readonly Match[] }[]): number =>
  parts.reduce((sum, { matches }) => sum + matches.length, 0);

interface PartProps {
  name: string;
  sections: readonly ReactNode[];
  /** The page's first screen ends after the first section. */
  isFirst?: boolean;
}

/** Sections with a common heading; nothing if there are none. */
function Part({ name, sections: [first, ...others], isFirst = false }: PartProps) {
  return (
    <>
      {first && <h2 className={styles.partHeading}>{name}</h2>}
      {first}
      {isFirst && <FirstScreenEnd />}
      {others}
    </>
  );
}
