import type { CompetitionMatches } from "#contract/domain/competition";
import { competitionPath } from "#contract/tables/paths";
import { sharedStage, stageLabel } from "~/features/match-row/stage-label";
import { classNames } from "~/ui/class-names";
import { CompetitionFlag } from "./CompetitionFlag.tsx";
import styles from "./competition-group.module.css";
import { COMPETITION_LABEL_ID } from "./ListLabels.tsx";
import { LiveCount } from "./LiveCount.tsx";
import type { ListFacts } from "./list-facts.ts";

export interface CompetitionHeadingProps {
  group: CompetitionMatches;
  liveCount: number;
  facts: ListFacts;
}

/**
 * The heading of a competition's matches. The link to its own page is in the heading's line but outside the <summary>:
 * screen readers miss a control inside another one.
 */
export function CompetitionHeading({ group, liveCount, facts }: CompetitionHeadingProps) {
  const { competition, source } = group;
  const { rows, sport, t } = facts;
  const about = aboutGroup(group, facts);
  return (
    <>
      <summary className="hold-until-parsed">
        <h2>
          <CompetitionFlag competition={competition} storageBaseUrl={rows.storageBaseUrl} />
          <span className={styles.name}>
            <b>{competition.name}</b>{" "}
            <span className={styles.about}>
              <small>{competition.country.name}</small>
              {about && (
                <>
                  {" "}
                  <small>{about}</small>
                </>
              )}
              {source === "simulated" && (
                <>
                  {" "}
                  <span className="tag">{rows.texts.simulated}</span>
                </>
              )}
            </span>
          </span>
        </h2>
        <LiveCount text={liveCount > 0 ? t("liveNumber", { number: liveCount }) : ""} />
        <MatchCount count={group.matches.length} t={t} />
      </summary>
      {/* biome-ignore lint/a11y/useAnchorContent: named by aria-labelledby, which all of them share */}
      <a
        className={classNames(styles.toCompetition, "to-competition")}
        href={rows.base + competitionPath({ ...competition, sport })}
        aria-labelledby={COMPETITION_LABEL_ID}
      />
    </>
  );
}

/** The stage shared by all matches, otherwise the season. */
export function aboutGroup({ matches, season }: CompetitionMatches, { t }: Pick<ListFacts, "t">): string | undefined {
  const stage = sharedStage(matches);
  return (stage && stageLabel(stage, t)) || season;
}

/** The number of matches: shown as a number, and inside a sentence for screen readers. */
function MatchCount({ count, t }: { count: number; t: ListFacts["t"] }) {
  const [before, behind] = t("count", { count }).split(`${count}`);
  return (
    <span className={styles.matchCount}>
      {before && <span className="visually-hidden">{before}</span>}
      {count}
      <span className="visually-hidden">{behind}</span>
    </span>
  );
}
