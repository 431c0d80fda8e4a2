import type { LineUpAbsence } from "#contract/domain/line-ups";
import { PlayerName } from "~/features/match-events/PlayerName";
import { reasonName } from "~/features/people/person-labels.ts";
import { formatDate } from "~/i18n/format-date";
import type { LineUpFacts } from "./line-up-facts.ts";
import styles from "./lists.module.css";

interface AbsenceListProps {
  absences: readonly LineUpAbsence[];
  facts: LineUpFacts;
}

/** Who is or may be absent from the match, why, and until when; nothing if no one is. */
export function AbsenceList({ absences, facts }: AbsenceListProps) {
  if (absences.length === 0) return null;
  return (
    <>
      <h3>{facts.t("absences")}</h3>
      <ul className={styles.people}>
        {absences.map((one) => (
          <Absence key={`${one.id} ${one.name}`} of={one} facts={facts} />
        ))}
      </ul>
    </>
  );
}

/** If a source gives no reason of its own. */
const REASON_OF_KIND = {
  injury: "injury",
  suspension: "suspension",
  national: "national",
  other: "unknown",
} as const satisfies Record<LineUpAbsence["kind"], string>;

function Absence({ of, facts: { t, people, locale, sport } }: { of: LineUpAbsence; facts: LineUpFacts }) {
  const { kind, certainty, reason, until } = of;
  const why = reasonName(people, reason || REASON_OF_KIND[kind]);
  const back = until && t("expectedBack", { date: formatDate(until, locale, "date") });
  return (
    <li>
      <PlayerName of={of} sport={sport} locale={locale} className={styles.name} />
      {certainty === "doubtful" && (
        <>
          {" "}
          <span className={`tag ${styles.doubtful}`}>{t("doubtful")}</span>
        </>
      )}
      <small>{back ? `${why} · ${back}` : why}</small>
    </li>
  );
}
