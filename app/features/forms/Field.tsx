import type { InputHTMLAttributes, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, useFaultText } from "./faults.ts";
import styles from "./forms.module.css";
import { useField } from "./use-sending.ts";

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

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "enterKeyHint" | "maxLength" | "readOnly"
>;

interface FieldProps extends InputAttributes {
  name: string;
  label: string;
  /** What may be entered. */
  hint?: ReactNode;
  isOptional?: boolean;
}

/** A labelled field of the surrounding form: keeps its value and shows its fault. */
export function Field({ name, label, hint, isOptional = false, ...input }: FieldProps) {
  const { t } = useTranslation("memberForms");
  const { id, value, fault } = useField(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}>{t("optional")}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        name={name}
        defaultValue={value}
        required={!isOptional}
        aria-invalid={fault ? true : undefined}
        aria-describedby={descriptionOf(id, { hint, fault })}
      />
      <FieldFault id={id} fault={fault} />
    </div>
  );
}
