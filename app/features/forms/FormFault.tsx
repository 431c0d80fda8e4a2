import { useTranslation } from "react-i18next";
import { type Fault, type Faults, useFaultText } from "./faults.ts";
import styles from "./forms.module.css";
import { fieldId } from "./use-sending.ts";

interface FormFaultProps {
  /** Id of the form. */
  id: string;
  faults: Faults;
}

/** A form's general fault; without script also a list of the faulty fields, each linked. */
export function FormFault({ id, faults: { form, ...fields } }: FormFaultProps) {
  const textOf = useFaultText();
  return (
    <>
      {form && (
        <p role="alert" tabIndex={-1} className={styles.formFault}>
          {textOf(form)}
        </p>
      )}
      <noscript>
        <FaultSummary id={id} fields={fields} />
      </noscript>
    </>
  );
}

/** With script the focus moves to the first of them instead. */
function FaultSummary({ id, fields }: { id: string; fields: Faults }) {
  const { t } = useTranslation("memberForms");
  const textOf = useFaultText();
  const rows = Object.entries(fields).filter((row): row is [string, Fault] => row[1] !== undefined);
  if (rows.length === 0) return null;
  return (
    <div role="alert" className={styles.formFault}>
      <p>{t("summary")}</p>
      <ul>
        {rows.map(([name, fault]) => (
          <li key={name}>
            <a href={`#${fieldId(id, name)}`}>{textOf(fault)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
