import type { MouseEvent } from "react";
import type { OfferedFormat } from "./odds-formats.ts";

export interface FormatChoiceProps {
  label: string;
  /** Of the list. */
  className: string | undefined;
  choices: readonly { format: OfferedFormat; name: string; href: string }[];
  /** The one that the page's address names. */
  requested: OfferedFormat | undefined;
  chosen: OfferedFormat;
  onChoose?: (event: MouseEvent<HTMLAnchorElement>, format: OfferedFormat) => void;
}

/** How prices are written: links to the same page, which works without any script. */
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
