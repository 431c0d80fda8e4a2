import { useTranslation } from "react-i18next";
import type { PlayerRef } from "#contract/domain/people";
import type { LocaleCode } from "#contract/tables/locales";
import { textGap } from "~/i18n/join-texts";
import { classNames } from "~/ui/class-names";
import styles from "./event-text.module.css";
import { PlayerName } from "./PlayerName.tsx";
import { isGoal, type TimelineEvent } from "./timeline.ts";

interface EventTextProps {
  event: TimelineEvent;
  locale: LocaleCode;
  /** The names of a disallowed goal are struck through. */
  isStruck?: boolean;
}

/** The player or decision of an event, then the assist and the reason. */
export function EventText({ event, locale, isStruck = false }: EventTextProps) {
  return (
    <>
      <Subject event={event} locale={locale} isStruck={isStruck} />
      <Details event={event} locale={locale} isStruck={isStruck} />
    </>
  );
}

function Subject({ event, locale, isStruck }: EventTextProps) {
  const { t } = useTranslation("matchInfo");
  const { type, player, playerIn, playerOut, outcome } = event;
  const className = classNames(styles.name, isStruck && styles.struck);
  if (type === "VAR") return outcome && <span className={className}>{t(`outcome.${outcome}`)}</span>;
  if (type === "SUBST") {
    return (
      <>
        {playerIn && <Change label={t("in")} player={playerIn} className={styles.cameOn} locale={locale} />}{" "}
        {playerOut && <Change label={t("out")} player={playerOut} className={styles.wentOff} locale={locale} />}
      </>
    );
  }
  return (
    player && (
      <span className={className}>
        <PlayerName of={player} sport="football" locale={locale} />
      </span>
    )
  );
}

interface ChangeProps {
  /** For screen readers. */
  label: string;
  player: PlayerRef;
  className: string | undefined;
  locale: LocaleCode;
}

const Change = ({ label, player, className, locale }: ChangeProps) => (
  <span className={classNames(styles.name, className)}>
    <span className="visually-hidden">{`${label} `}</span>
    <PlayerName of={player} sport="football" locale={locale} />
  </span>
);

function Details({ event: { type, assist, reason }, locale, isStruck }: EventTextProps) {
  const { t } = useTranslation("matchInfo");
  // Nobody assists a goal that does not count.
  const hasAssist = assist !== undefined && isGoal(type) && !isStruck;
  if (!hasAssist && !reason) return null;
  return (
    <>
      {" "}
      <small className={styles.details}>
        {"· "}
        {hasAssist && t("assist") + textGap(locale)}
        {hasAssist && <PlayerName of={assist} sport="football" locale={locale} />}
        {hasAssist && reason && " · "}
        {reason && t(`reason.${reason}`)}
      </small>
    </>
  );
}
