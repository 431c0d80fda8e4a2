import { classNames } from "~/ui/class-names";
import styles from "./marks.module.css";
import { type LineUpFacts, markLabel } from "./marks.ts";

interface ChangeMarkProps {
  kind: "on" | "off";
  minute: string;
  facts: LineUpFacts;
}

/** Marks a player as substituted on or off, with the minute. */
export function ChangeMark({ kind, minute, facts }: ChangeMarkProps) {
  const label = markLabel(kind, `${minute}'`, facts);
  return (
    <span className={classNames(styles.change, "tabular")}>
      <i className={classNames(styles.mark, styles[kind])} role="img" aria-label={label} title={label} />
      <span aria-hidden="true">{`${minute}'`}</span>
    </span>
  );
}
