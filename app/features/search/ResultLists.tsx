import { Fragment, type MouseEvent } from "react";
import found from "./found.module.css";
import { PICTURE, type ResultLine, type ResultList } from "./result-lists.ts";
import styles from "./results.module.css";

interface ResultListsProps {
  id: string;
  label: string;
  lists: readonly ResultList[];
  /** Index of the active line across all lists; -1 for none. */
  active: number;
  onChoose(event: MouseEvent, line: ResultLine): void;
}

/** The listbox of a combobox: its options are links, grouped by kind. */
export function ResultLists({ id, label, lists, active, onChoose }: ResultListsProps) {
  let index = -1;
  return (
    <div role="listbox" id={id} aria-label={label}>
      {lists.map(({ key, sport, title, isTitleHidden, lines }) => (
        <Fragment key={key}>
          {sport && (
            <p className={styles.sport} aria-hidden="true">
              {sport}
            </p>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields. */}
          <div role="group" aria-label={sport ? `${sport}: ${title}` : title}>
            {!isTitleHidden && (
              <p className={styles.kind} aria-hidden="true">
                {title}
              </p>
            )}
            <ul className={found.list} role="presentation">
              {lines.map((line) => {
                index += 1;
                return (
                  <Option
                    key={line.href}
                    id={optionId(id, index)}
                    line={line}
                    isActive={index === active}
                    onChoose={onChoose}
                  />
                );
              })}
            </ul>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

interface OptionProps extends Pick<ResultListsProps, "onChoose"> {
  id: string;
  line: ResultLine;
  isActive: boolean;
}

function Option({ id, line, isActive, onChoose }: OptionProps) {
  const { href, name, detail, isDay, picture } = line;
  return (
    <li role="presentation">
      <a
        id={id}
        href={href}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onClick={(event) => onChoose(event, line)}
      >
        {picture && <img className={picture.kind} src={picture.src} width={PICTURE} height={PICTURE} alt="" />}
        <span>
          {name}
          {detail && <small className={isDay ? "tabular" : undefined}>{detail}</small>}
        </span>
      </a>
    </li>
  );
}
