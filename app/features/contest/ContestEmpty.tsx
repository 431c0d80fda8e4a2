import type { ReactNode } from "react";
import styles from "./contest.module.css";

interface ContestEmptyProps {
  text: string;
  /** Where the reader can go on. */
  way?: { href: string; name: string };
  children?: ReactNode;
}

/** Stands where there is nothing to show: says what, and leads on. */
export const ContestEmpty = ({ text, way, children }: ContestEmptyProps) => (
  <div className={styles.empty}>
    <p>{text}</p>
    {children}
    {way && (
      <a className="button plain-button" href={way.href}>
        {way.name}
      </a>
    )}
  </div>
);
