import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { ContestBoard } from "~/features/contest/ContestBoard";
import type { ParticipationData } from "./load-participation.server.ts";

interface EntryBoardProps {
  data: ParticipationData;
  locale: LocaleCode;
  /** Page path with the locale. */
  path: string;
}

/** The board of participants. */
export function EntryBoard({ data: { head, board, firstId, mine }, locale, path }: EntryBoardProps) {
  const { t } = useTranslation(["contestEntries", "contests"]);
  if (!board) return null;
  const place = { contestId: head.id, locale, source: "participants" as const, end: "top" as const };
  const setup = { ...place, isOngoing: head.state === "ongoing" };
  return (
    <ContestBoard
      setup={{ ...setup, first: board, firstId }}
      mine={mine}
      path={path}
      play={t(`contests:enter.${head.state}`)}
      linkText={t("video.open")}
    />
  );
}
