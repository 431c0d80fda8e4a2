import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { MatchShell } from "~/features/match/MatchShell";
import { NewsButton } from "~/features/match/NewsButton";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { commentaryParameters } from "./commentary-lines.ts";
import type { MatchCommentaryData } from "./load-match-commentary.server.ts";

interface MatchCommentaryPageProps {
  data: MatchCommentaryData;
  page: Page;
}

const FILTERS = ["all", "key"] as const;

/** What is said of a match, newest first. */
export function MatchCommentaryPage({ data, page }: MatchCommentaryPageProps) {
  const { head, commentary } = data;
  const { t } = useTranslation("commentary");
  return (
    <MatchShell head={head} page={page}>
      {!commentary && <p className="note">{t("unavailable")}</p>}
      {commentary && !head.fetched.isLastGood && <StaleNotice fetched={commentary.fetched} now={page.now} />}
      {commentary &&
        (commentary.hasLines ? <Lines data={data} commentary={commentary} /> : <EmptyNote of="commentary" />)}
    </MatchShell>
  );
}

interface LinesProps {
  data: MatchCommentaryData;
  commentary: NonNullable<MatchCommentaryData["commentary"]>;
}

function Lines({ data: { asked, address }, commentary: { list, older } }: LinesProps) {
  const { t } = useTranslation("commentary");
  const choices = FILTERS.map((filter) => ({
    href: address + commentaryParameters({ filter }),
    name: t(`filter.${filter}`),
    isShown: filter === asked.filter,
  }));
  return (
    <>
      <ChoiceLinks label={t("filter.label")} choices={choices} />
      <NewsButton />
      {list ? <ServerMarkup id="commentary" of={list} /> : <p className="note">{t("noKey")}</p>}
      {(older || asked.before) && (
        <p className="cmt-p">
          {asked.before && <a href={address + commentaryParameters({ filter: asked.filter })}>{t("newest")}</a>}
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
