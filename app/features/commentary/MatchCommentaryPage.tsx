import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { EmptyTab } from "~/features/match/EmptyTab";
import { MatchShell } from "~/features/match/MatchShell";
import { NewsButton } from "~/features/match/NewsButton";
import type { Page } from "~/page/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { Fragments } from "~/ui/fragments/Fragments";
import { type CommentaryLine, commentaryParameters } from "./commentary-lines.ts";
import type { MatchCommentaryData } from "./load-match-commentary.server.ts";
import styles from "./match-commentary.module.css";

interface MatchCommentaryPageProps {
  data: MatchCommentaryData;
  page: Page;
}

const FILTERS = ["all", "key"] as const;

/** A match's commentary, newest first. */
export function MatchCommentaryPage({ data, page }: MatchCommentaryPageProps) {
  const { head, commentary } = data;
  const { t } = useTranslation("commentary");
  return (
    <MatchShell head={head} page={page}>
      {!commentary && <p className="note">{t("unavailable")}</p>}
      {commentary && !head.fetched.isLastGood && <StaleNotice fetched={commentary.fetched} now={page.now} />}
      {commentary &&
        (commentary.hasLines ? (
          <Lines data={data} commentary={commentary} locale={page.locale} />
        ) : (
          <EmptyTab of="commentary" match={head.about.match} />
        ))}
    </MatchShell>
  );
}

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

interface LinesProps {
  data: MatchCommentaryData;
  locale: Page["locale"];
  commentary: NonNullable<MatchCommentaryData["commentary"]>;
}

function Lines({ data: { query, address }, commentary: { lines, older }, locale }: LinesProps) {
  const { t } = useTranslation("commentary");
  const choices = FILTERS.map((filter) => ({
    href: address + commentaryParameters({ filter }),
    name: t(`filter.${filter}`),
    isShown: filter === query.filter,
  }));
  return (
    <>
      <ChoiceLinks label={t("filter.label")} choices={choices} />
      <NewsButton />
      {lines.length > 0 ? <CommentaryList lines={lines} locale={locale} /> : <p className="note">{t("noKey")}</p>}
      {(older || query.before) && (
        <p className={styles.pages}>
          {query.before && <a href={address + commentaryParameters({ filter: query.filter })}>{t("newest")}</a>}
          {older && (
            <a href={address + older} rel="nofollow">
              {t("older")}
            </a>
          )}
        </p>
      )}
    </>
  );
}
