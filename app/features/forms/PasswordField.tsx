import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { labelled } from "~/i18n/join-texts";
import { descriptionOf, FieldFault } from "./Field.tsx";
import styles from "./forms.module.css";
import { useHasScript } from "./use-has-script.ts";
import { useField } from "./use-sending.ts";

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** "new-password" lets password managers suggest one. */
  autoComplete: "current-password" | "new-password";
  enterKeyHint?: "next" | "done" | "go";
}

/** A password, which can be revealed with script. It is never rendered into a page. */
export function PasswordField({ name, label, hint, autoComplete, enterKeyHint }: PasswordFieldProps) {
  const { t, i18n } = useTranslation("memberForms");
  const { id, fault } = useField(name);
  const [isShown, setShown] = useState(false);
  const hasScript = useHasScript();
  const reveal = isShown ? t("password.hide") : t("password.show");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      <div className={styles.password}>
        <input
          type={isShown ? "text" : "password"}
          id={id}
          name={name}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          aria-invalid={fault ? true : undefined}
          aria-describedby={descriptionOf(id, { hint, fault })}
        />
        <button
          type="button"
          className={styles.reveal}
          // Its space is reserved: nothing shifts when the script loads.
          disabled={!hasScript}
          aria-controls={id}
          aria-label={labelled(reveal, label, i18n.language)}
          onClick={() => setShown(!isShown)}
        >
          {reveal}
        </button>
      </div>
      <FieldFault id={id} fault={fault} />
    </div>
  );
}
