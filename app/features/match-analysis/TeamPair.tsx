import type { ReactNode } from "react";
import type { Match, Side } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import styles from "./analysis.module.css";

const SIDES = ["home", "away"] as const satisfies readonly Side[];

interface TeamPairProps {
  title: string;
  match: Match;
  /** What all of it is made of, in sentences. */
  notes?: readonly string[];
  /** What is said of a team. */
  of(side: Side): ReactNode;
}

/** The same of both teams: below each other on phones, side by side where there is room. */
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
          <h3>{match[side].name}</h3>
          {of(side)}
        </div>
      ))}
    </div>
  </Section>
);
