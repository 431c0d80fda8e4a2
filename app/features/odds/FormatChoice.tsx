import type { MouseEvent } from "react";
import type { OfferedFormat } from "./odds-formats.ts";

export interface FormatChoiceProps {
  label: string;
  /** Class of the list. */
  className: string | undefined;
  choices: readonly { format: OfferedFormat; name: string; href: string }[];
  /** The format that the page's address names. */
  requested: OfferedFormat | undefined;
  chosen: OfferedFormat;
  onChoose?: (event: MouseEvent<HTMLAnchorElement>, format: OfferedFormat) => void;
}

/** The odds format: links to the same page, which work without script. */
export const FormatChoice = ({ label, className, choices, requested, chosen, onChoose }: FormatChoiceProps) => (
  <nav aria-label={label} data-odds-format={requested ?? ""}>
    <b aria-hidden="true">{label}</b>
    <ul className={className}>
      {choices.map(({ format, name, href }) => (
        <li key={format}>
          <a
            href={href}
            rel="nofollow"
            data-format={format}
            aria-current={format === chosen ? "true" : undefined}
            onClick={onChoose && ((event) => onChoose(event, format))}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
