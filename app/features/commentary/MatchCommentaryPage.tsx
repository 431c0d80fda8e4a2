import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { EmptyTab } from "~/features/match/EmptyTab";
import { MatchShell } from "~/features/match/MatchShell";
import { NewsButton } from "~/features/match/NewsButton";
import type { Page } from "~/page/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { CommentaryList } from "./CommentaryList.tsx";
import { commentaryParameters } from "./commentary-lines.ts";
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
