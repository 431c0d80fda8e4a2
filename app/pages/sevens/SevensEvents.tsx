import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { MatchEvent, MatchEvents } from "#contract/domain/match-events";
import { Section } from "~/features/entity/Section";
import { formatMinute } from "~/features/match-row/match-status";
import styles from "./sevens-match.module.css";

interface SevensEventsProps {
  events: MatchEvents;
  match: Match;
}

const KINDS = {
  GOAL: "event.goal",
  OWN_GOAL: "event.ownGoal",
  PEN_GOAL: "event.penalty",
  YELLOW: "event.yellow",
  SECOND_YELLOW: "event.red",
  RED: "event.red",
} as const;

const isNamed = (event: MatchEvent): event is MatchEvent & { type: keyof typeof KINDS } => event.type in KINDS;

/** Goals and cards in order, and the kicks of a shoot-out. Nothing before the match. */
export function SevensEvents({ events: { events, shootout }, match }: SevensEventsProps) {
  const { t } = useTranslation("sevens");
  if (match.state === "scheduled") return null;
  const shown = events.filter(isNamed).filter(({ isDeleted }) => !isDeleted);
  const nameOf = (side: MatchEvent["side"]) => side && match[side].name;
  return (
    <>
      <Section title={t("events")}>
        {shown.length === 0 && <p>{t("noEvents")}</p>}
        <ol className={styles.events}>
          {shown.map(({ id, type, side, minute, addedMinute, player, score }) => (
            <li key={id}>
              <span className="tabular">{`${formatMinute(minute, addedMinute)}'`}</span>
              <span>
                <b>{player?.name ?? nameOf(side)}</b>{" "}
                <small>{[t(KINDS[type]), player && nameOf(side)].filter(Boolean).join(" · ")}</small>
              </span>
              {score && <b className="tabular">{score.join("–")}</b>}
            </li>
          ))}
        </ol>
      </Section>
      {shootout.length > 0 && (
        <Section title={t("shootout")}>
          <ol className={styles.events}>
            {shootout.map(({ order, side, player, isScored, score }) => (
              <li key={order}>
                <span className="tabular">{order}</span>
                <span>
                  <b>{player?.name ?? nameOf(side)}</b>{" "}
                  <small>{[t(isScored ? "scored" : "missed"), nameOf(side)].join(" · ")}</small>
                </span>
                <b className="tabular">{score.join("–")}</b>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}
