import styles from "./competition-table.module.css";

interface TeamChoiceProps {
  href: string;
  name: string;
  rank: number;
  /** Index among the emphasised teams, which decides the colour; -1 for others. */
  at: number;
}

/** A selectable team of the chart. */
export const TeamChoice = ({ href, name, rank, at }: TeamChoiceProps) => (
  <li>
    <a
      href={href}
      rel="nofollow"
      aria-current={at >= 0 ? "true" : undefined}
      className={at >= 0 ? styles[`team${at}`] : undefined}
    >
      <b>{rank}</b>
      {` ${name}`}
    </a>
  </li>
);
