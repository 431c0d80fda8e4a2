import type { ReactNode } from "react";
import type { Match, Side } from "#contract/domain/match";
import { unbrokenName } from "#contract/text/unbroken-name";
import { Section } from "~/features/entity/Section";
import styles from "./analysis.module.css";

const SIDES = ["home", "away"] as const satisfies readonly Side[];

interface TeamPairProps {
  title: string;
  match: Match;
  /** Sentences about what the data covers. */
  notes?: readonly string[];
  /** Renders one team's part. */
  of(side: Side): ReactNode;
}

/** The same part for both teams: stacked on phones, side by side where space allows. */
export const TeamPair = ({ title, match, notes = [], of }: TeamPairProps) => (
  <Section title={title}>
    {notes.map((note) => (
      <p className={styles.note} key={note}>
        {note}
      </p>
    ))}
    <div className={styles.teamPair}>
      {SIDES.map((side) => (
        <div key={side}>
          <h3>{unbrokenName(match[side].name)}</h3>
          {of(side)}
        </div>
      ))}
    </div>
  </Section>
);
