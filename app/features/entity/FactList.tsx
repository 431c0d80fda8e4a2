import type { ReactNode } from "react";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import styles from "./entity.module.css";

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
