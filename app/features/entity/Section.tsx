import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
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

export interface MoreLink {
  href: string;
  text: string;
}

/** A link from a section to its full page. */
export const More = ({ of: { href, text } }: { of: MoreLink }) => (
  <p className={styles.more}>
    <a href={href}>{text}</a>
  </p>
);

export interface NamedFact {
  name: string;
  value: ReactNode;
}

/** Named facts; facts without a value are omitted, and so is an empty list. */
export function FactList({ facts }: { facts: readonly NamedFact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== false && value !== "");
  if (known.length === 0) return null;
  return (
    <>
      <dl className={`${styles.facts} hold-until-parsed`}>
        {known.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ParsedEnd />
    </>
  );
}
