import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import { fillText } from "#contract/text/fill-text";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { RecentHead, useRecent } from "./RecentHead.tsx";
import { optionId, ResultLists } from "./ResultLists.tsx";
import { saveRecent } from "./recent-searches.ts";
import { countLines, type ResultLine, recentLines } from "./result-lists.ts";
import styles from "./results.module.css";
import { SearchField, SearchForm } from "./SearchForm.tsx";
import { tidyText } from "./search-address.ts";
import { type Results, type SearchFrom, useResults } from "./use-results.ts";

/**
 * Where arrow keys move the active item in a list of links below a field: the index of a link, -1 for the field,
 * undefined if the key keeps its usual meaning. `at` is the active link, or -1.
 */
export function focusAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (at < 0) return undefined;
  if (key === "ArrowUp") return at - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

interface SearchBoxProps {
  from: SearchFrom;
  /** Address of the search page, which Enter opens. */
  action: string;
  /** Label of the field. */
  label: string;
  field: RefObject<HTMLInputElement>;
  /** Initial text of the field. */
  text?: string;
  isShown: boolean;
  /** Show recent and popular searches while there is no text. */
  hasStart: boolean;
  resultsClass?: string;
  onText?(): void;
  /** Buttons after the field. */
  children: ReactNode;
}

/** A combobox that searches while typing: arrow keys move through the results, the focus stays in the field. */
export function SearchBox(props: SearchBoxProps) {
  const { from, action, field, text: firstText = "", isShown, hasStart, onText } = props;
  const texts = useTranslations("search");
  const [text, setText] = useState(tidyText(firstText));
  const [active, setActive] = useState(-1);
  const results = useResults(text, from, { isShown, hasStart });
  const recent = useRecent(isShown);
  const listId = useId();

  const isStart = results.state === "start";
  const isVisible = isShown && (hasStart || text !== "");
  const past = isStart && hasStart ? recentLines(recent.texts, `/${from.locale}`) : [];
  const lists =
    past.length > 0
      ? [{ key: "recent", title: texts.recent.title, isTitleHidden: true, lines: past }, ...results.lists]
      : results.lists;
  const lines = lists.flatMap((list) => list.lines);
  const current = active < lines.length ? active : -1;
  useEffect(() => {
    document.getElementById(optionId(listId, current))?.scrollIntoView({ block: "nearest" });
  }, [listId, current]);

  const search = (next: string) => {
    setText(tidyText(next));
    setActive(-1);
    onText?.();
  };
  const choose = (event: React.MouseEvent, line: ResultLine) => {
    if (line.text === undefined) return saveRecent(() => localStorage, text);
    if (event.ctrlKey || event.metaKey || event.shiftKey || !field.current) return;
    // A recent search runs here rather than on another page.
    event.preventDefault();
    field.current.value = line.text;
    field.current.focus();
    search(line.text);
  };
  const move = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isVisible) return;
    const to = focusAfter(event.key, current, lines.length);
    if (to !== undefined) setActive(to);
    else if (event.key === "Enter" && current >= 0) document.getElementById(optionId(listId, current))?.click();
    else return;
    event.preventDefault();
  };
  const hasOptions = isVisible && lines.length > 0;
  return (
    <>
      <SearchForm action={action} sport={from.sport}>
        <SearchField
          ref={field}
          label={props.label}
          defaultValue={firstText}
          role="combobox"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasOptions && current >= 0 ? optionId(listId, current) : undefined}
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={move}
        />
        {props.children}
      </SearchForm>
      <p className="visually-hidden" role="status">
        {isVisible && statusText(results, texts)}
      </p>
      {isVisible && (
        <div className={props.resultsClass ?? styles.results} aria-busy={results.isBusy}>
          {past.length > 0 && <RecentHead onClear={() => clearAll(recent.clear, field.current)} />}
          {lines.length > 0 && (
            <ResultLists id={listId} label={texts.title} lists={lists} active={current} onChoose={choose} />
          )}
          <ResultNote state={results.state} text={text} />
        </div>
      )}
    </>
  );
}

function clearAll(clear: () => void, field: HTMLInputElement | null): void {
  clear();
  field?.focus();
}

/** Read by screen readers when results arrive. */
function statusText({ state, lists, isBusy }: Results, texts: ReturnType<typeof useTranslations<"search">>): string {
  if (isBusy || state === "start") return "";
  if (state === "found") return fillText(texts.count, { number: countLines(lists) });
  return state === "none" ? texts.none : texts.fault;
}

function ResultNote({ state, text }: Pick<Results, "state"> & { text: string }) {
  const texts = useTranslations("search");
  if (state === "fault") return <p className={styles.note}>{texts.fault}</p>;
  if (state !== "none") return null;
  return (
    <>
      <p className={styles.note}>
        <b>{texts.none}</b>
        <q>{text}</q>
      </p>
      <p className={styles.note}>{texts.hint}</p>
    </>
  );
}
