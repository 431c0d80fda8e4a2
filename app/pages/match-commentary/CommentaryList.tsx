import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { Fragments } from "~/ui/fragments/Fragments";
import type { CommentaryLine } from "./commentary-lines.ts";
import styles from "./match-commentary.module.css";

interface CommentaryListProps {
  lines: readonly CommentaryLine[];
  locale: LocaleCode;
}

/** The lines as a list that grows at its upper end: an entry has an id, by which a renewed page finds its element. */
export function CommentaryList({ lines, locale }: CommentaryListProps) {
  const { t } = useTranslation("commentary");
  return (
    <Fragments
      as="ol"
      id="commentary"
      className={`card ${styles.commentary}`}
      data-newest=""
      aria-label={t("list")}
      of={lines.map((line) => ({
        key: `CommentaryEntry ${locale} ${JSON.stringify(line)}`,
        render: () => <CommentaryEntry line={line} t={t} />,
      }))}
    />
  );
}

/** A fragment: no hooks. */
function CommentaryEntry({ line, t }: { line: CommentaryLine; t: TFunction<"commentary"> }) {
  const { id, minute, text, team, named, weight } = line;
  return (
    <li id={`c-${id}`} className={styles[weight]}>
      <span className="tabular">{minute}</span>
      <p>
        {named && <b className={named === "GOAL" ? undefined : styles.kind}>{t(`kind.${named}`)}</b>}
        {text}
        {team && (
          <>
            {" "}
            <small>{team}</small>
          </>
        )}
      </p>
    </li>
  );
}
