import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import styles from "./entity.module.css";

interface SectionProps {
  /** Anchor of the section; unique on the page. */
  id?: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section with its own heading. */
export const Section = ({ id, title, className, children }: SectionProps) => (
  <section id={id} className={classNames("card", styles.section, className)}>
    <h2>{title}</h2>
    {children}
  </section>
);
