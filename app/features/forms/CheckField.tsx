import type { ReactNode } from "react";
import { descriptionOf, FieldFault } from "./Field.tsx";
import styles from "./forms.module.css";
import { useField } from "./use-sending.ts";

interface CheckFieldProps {
  name: string;
  /** The form may be sent without it. */
  isOptional?: boolean;
  children: ReactNode;
}

/** A checkbox with its label. */
export function CheckField({ name, isOptional = false, children }: CheckFieldProps) {
  const { id, value, fault } = useField(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.check}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="on"
          required={!isOptional}
          defaultChecked={value === "on"}
          aria-invalid={fault ? true : undefined}
          aria-describedby={descriptionOf(id, { fault })}
        />
        <span>{children}</span>
      </label>
      <FieldFault id={id} fault={fault} />
    </div>
  );
}
