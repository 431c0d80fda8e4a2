import type { Fault } from "./faults.ts";
import styles from "./forms.module.css";
import { useFaultText } from "./use-fault-text.ts";

/** Ids of the elements that describe a field: its hint and its fault, if present. */
export const descriptionOf = (id: string, { hint, fault }: { hint?: unknown; fault?: Fault }): string | undefined =>
  [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ") || undefined;

/** A field's fault, beside it. */
export function FieldFault({ id, fault }: { id: string; fault: Fault | undefined }) {
  const textOf = useFaultText();
  return fault ? (
    <p id={`${id}-fault`} className={styles.fault}>
      {textOf(fault)}
    </p>
  ) : null;
}
