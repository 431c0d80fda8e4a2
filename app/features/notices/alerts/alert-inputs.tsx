import { descriptionOf } from "~/features/forms/Field";
import { useField } from "~/features/forms/use-sending";
import styles from "./alerts.module.css";

/** A checkbox. */
export function Switch({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { id, value } = useField(name);
  return (
    <div>
      <label className={styles.option}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="on"
          defaultChecked={value === "on"}
          aria-describedby={descriptionOf(id, { hint })}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A radio button. */
export function Choice({ name, value, label }: { name: string; value: string; label: string }) {
  const { value: chosen } = useField(name);
  return (
    <label className={styles.option}>
      <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
      {label}
    </label>
  );
}
