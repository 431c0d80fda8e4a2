import type { ReactNode } from "react";
import styles from "./contest.module.css";

interface ContestEmptyProps {
  text: string;
  /** A link to continue with. */
  way?: { href: string; name: string };
  children?: ReactNode;
}

/** Empty state: says what is missing and links onwards. */
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
