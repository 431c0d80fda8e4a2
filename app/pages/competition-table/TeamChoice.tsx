import styles from "./competition-table.module.css";

interface TeamChoiceProps {
  href: string;
  name: string;
  rank: number;
  /** Its place among the teams that stand out, which has a colour; -1 for any other. */
  at: number;
}

/** A team to choose for the chart. */
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
