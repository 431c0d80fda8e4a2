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
 * What a competition's matches stand under. The way to its own page stands in the heading's line, but not in what folds:
 * a control inside another one is none to screen readers.
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
      {/* biome-ignore lint/a11y/useAnchorContent: aria-labelledby names it, once for all of them */}
      <a
        className={classNames(styles.toCompetition, "to-competition")}
        href={rows.base + competitionPath({ ...competition, sport })}
        aria-labelledby={COMPETITION_LABEL_ID}
      />
    </>
  );
}

/** The stage that all matches have in common, else the season. */
export function aboutGroup({ matches, season }: CompetitionMatches, { t }: Pick<ListFacts, "t">): string | undefined {
  const stage = sharedStage(matches);
  return (stage && stageLabel(stage, t)) || season;
}

/** How many matches: eyes see the number, which stands inside the sentence for screen readers. */
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
