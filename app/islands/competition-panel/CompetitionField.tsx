import type { FormEventHandler } from "react";

interface CompetitionFieldProps {
  label: string;
  onInput?: FormEventHandler<HTMLInputElement>;
}

/** The field that narrows the day's competitions, on the server and in the browser. Without a script it is not seen. */
export const CompetitionField = ({ label, onInput }: CompetitionFieldProps) => (
  <input
    type="search"
    // What is typed while the island is on its way is found by it.
    name="competition"
    className="js"
    placeholder={label}
    aria-label={label}
    autoComplete="off"
    onInput={onInput}
  />
);
