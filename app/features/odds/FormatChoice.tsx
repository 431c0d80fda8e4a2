import type { MouseEvent } from "react";
import "./format-choice.css";
import type { OfferedFormat } from "./odds-formats.ts";

export interface FormatChoiceProps {
  label: string;
  choices: readonly { format: OfferedFormat; name: string; href: string }[];
  /** The format that the page's address names. */
  requested: OfferedFormat | undefined;
  chosen: OfferedFormat;
  onChoose?: (event: MouseEvent<HTMLAnchorElement>, format: OfferedFormat) => void;
}

/** The odds format: a menu of links to the same page, which works without script. */
export const FormatChoice = ({ label, choices, requested, chosen, onChoose }: FormatChoiceProps) => (
  <details className="format-choice" data-odds-format={requested ?? ""}>
    <summary>
      <span className="visually-hidden">{label}</span>{" "}
      <b data-chosen="">{choices.find(({ format }) => format === chosen)?.name}</b>
    </summary>
    <nav aria-label={label}>
      <ul className="card">
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
  </details>
);
