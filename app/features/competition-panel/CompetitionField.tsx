import type { FormEventHandler } from "react";

interface CompetitionFieldProps {
  label: string;
  onInput?: FormEventHandler<HTMLInputElement>;
}

/** The field that filters the day's competitions, rendered on the server and in the browser. Hidden without script. */
export const CompetitionField = ({ label, onInput }: CompetitionFieldProps) => (
  <input
    type="search"
    // The name lets the island restore what was typed while it was loading.
    name="competition"
    className="js"
    placeholder={label}
    aria-label={label}
    autoComplete="off"
    onInput={onInput}
  />
);
