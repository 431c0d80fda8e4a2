import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Round } from "#contract/domain/history";
import type { Sport } from "#contract/tables/sports";
import { roundName } from "~/features/competition/round-name";
import styles from "./competition-matches.module.css";

interface RoundChoiceProps {
  sport: Sport;
  rounds: readonly Round[];
  shown: Round;
  /** The address of a round. */
  hrefOf(round: Round): string;
}

/** The current round, one step back and forward, and a collapsible list of all rounds. */
export function RoundChoice({ sport, rounds, shown, hrefOf }: RoundChoiceProps) {
  const { t } = useTranslation("competition");
  const { t: tMatches } = useTranslation("matches");
  if (rounds.length < 2) return null;
  const at = rounds.findIndex(({ key }) => key === shown.key);
  const nameOf = (round: Round) =>
    roundName(sport, round, tMatches as TFunction<"matches">, t as TFunction<"competition">);
  return (
    <nav className={`${styles.rounds} card`} aria-label={t("rounds")}>
      <Step round={rounds[at - 1]} rel="prev" label={t("previousRound")} nameOf={nameOf} hrefOf={hrefOf} />
      <details>
        <summary>
          <h2>{nameOf(shown)}</h2>
        </summary>
        <ul>
          {rounds.map((round) => (
            <li key={round.key}>
              <a href={hrefOf(round)} aria-current={round === shown ? "true" : undefined}>
                {nameOf(round)}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <Step round={rounds[at + 1]} rel="next" label={t("nextRound")} nameOf={nameOf} hrefOf={hrefOf} />
    </nav>
  );
}

interface StepProps extends Pick<RoundChoiceProps, "hrefOf"> {
  round: Round | undefined;
  rel: "prev" | "next";
  label: string;
  nameOf(round: Round): string;
}

// Reserves its space if there is no such round, so that the other step does not shift under the finger.
function Step({ round, rel, label, nameOf, hrefOf }: StepProps) {
  const arrow = rel === "prev" ? "‹" : "›";
  if (!round) {
    return (
      <span className={styles.step} aria-hidden="true">
        {arrow}
      </span>
    );
  }
  return (
    <a className={styles.step} rel={rel} href={hrefOf(round)} aria-label={`${label}: ${nameOf(round)}`}>
      {arrow}
    </a>
  );
}
