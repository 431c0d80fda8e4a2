import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { PlayerName } from "./PlayerName.tsx";
import { isGoal, type TimelineEvent } from "./timeline.ts";

interface EventWordsProps {
  event: TimelineEvent;
  locale: LocaleCode;
}

/** Whom an event is about, or what was decided; then who gave the pass, and why it came about. */
export function EventWords({ event, locale }: EventWordsProps) {
  return (
    <>
      <Who event={event} locale={locale} />
      <Details event={event} locale={locale} />
    </>
  );
}

function Who({ event: { type, player, playerIn, playerOut, outcome }, locale }: EventWordsProps) {
  const { t } = useTranslation("matchInfo");
  const of = { sport: "football", locale } as const;
  if (type === "VAR") return outcome && <span className="tl-n">{t(`outcome.${outcome}`)}</span>;
  if (type !== "SUBST") {
    return (
      player && (
        <span className="tl-n">
          <PlayerName of={player} {...of} />
        </span>
      )
    );
  }
  return (
    <>
      {playerIn && (
        <span className="tl-n tl-in">
          <span className="vh">{t("in")} </span>
          <PlayerName of={playerIn} {...of} />
        </span>
      )}{" "}
      {playerOut && (
        <span className="tl-n tl-out">
          <span className="vh">{t("out")} </span>
          <PlayerName of={playerOut} {...of} />
        </span>
      )}
    </>
  );
}

function Details({ event: { type, assist, reason }, locale }: EventWordsProps) {
  const { t } = useTranslation("matchInfo");
  const hasAssist = assist !== undefined && isGoal(type);
  if (!hasAssist && !reason) return null;
  return (
    <small>
      {" "}
      {hasAssist && (
        <>
          {t("assist")} <PlayerName of={assist} sport="football" locale={locale} />
        </>
      )}
      {reason && t(`reason.${reason}`)}
    </small>
  );
}
