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

/** Lines as a list that grows at the top; entries have ids by which an updated page is matched. */
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

/** Rendered as a fragment: no hooks. */
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
