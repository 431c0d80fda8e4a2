import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { Page } from "~/features/frame/page";
import { EventWords } from "./EventWords.tsx";
import type { TimelineEvent } from "./timeline.ts";

interface TimelineItemProps {
  event: TimelineEvent;
  match: Match;
  locale: Page["locale"];
}

/** Sign, minute and what happened to whom. The side says to eyes whose it is, a name to ears. */
export function TimelineItem({ event, match, locale }: TimelineItemProps) {
  const { id, type, side, minute, score, isDeleted } = event;
  const sign = SIGNS[type];
  const gone = isDeleted ? " tl-gone" : "";
  return (
    <li id={`e-${id}`} className={`tl-e ${side ?? ""}${gone}`}>
      <span className="tl-m num">{minute}'</span>
      <span className={`tl-s ${sign}`} aria-hidden="true">
        {type === "VAR" && "VAR"}
      </span>
      <span className="tl-w">
        <Kind event={event} team={side && match[side].name} /> <EventWords event={event} locale={locale} />
      </span>
      {score && <b className="tl-r num">{score.join("–")}</b>}
    </li>
  );
}

const SIGNS = {
  GOAL: "tl-goal",
  OWN_GOAL: "tl-goal tl-own",
  PEN_GOAL: "tl-goal tl-pen",
  PEN_MISS: "tl-miss",
  YELLOW: "tl-yellow",
  SECOND_YELLOW: "tl-second",
  RED: "tl-red",
  SUBST: "tl-sub",
  VAR: "tl-var",
} as const satisfies Record<TimelineEvent["type"], string>;

/** Signs that every fan reads; the others are named to eyes, too. */
const SELF_EVIDENT: ReadonlySet<TimelineEvent["type"]> = new Set(["GOAL", "YELLOW", "RED", "SUBST", "VAR"]);

function Kind({ event: { type, isDeleted }, team }: { event: TimelineEvent; team: string | undefined }) {
  const { t } = useTranslation("matchInfo");
  const isSeen = !SELF_EVIDENT.has(type) && !isDeleted;
  return (
    <>
      {team && <span className="vh">{team}: </span>}
      {isDeleted ? (
        <small>{t("outcome.GOAL_CANCELLED")}</small>
      ) : (
        <span className={isSeen ? "tl-k" : "vh"}>{t(`event.${type}`)}</span>
      )}
    </>
  );
}
