import type { LineUpAbsence } from "#contract/domain/line-ups";
import type { CoachRef } from "#contract/domain/people";
import { PlayerName } from "~/features/match-events/PlayerName";
import { absenceNote } from "./absence-note.ts";
import styles from "./lists.module.css";
import type { LineUpFacts } from "./marks.ts";

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

function Absence({ of, facts }: { of: LineUpAbsence; facts: LineUpFacts }) {
  const { t, locale, sport } = facts;
  return (
    <li>
      <PlayerName of={of} sport={sport} locale={locale} className={styles.name} />
      {of.certainty === "doubtful" && (
        <>
          {" "}
          <span className={`tag ${styles.doubtful}`}>{t("doubtful")}</span>
        </>
      )}
      <small>{absenceNote(of, facts)}</small>
    </li>
  );
}

interface CoachProps {
  coach: Pick<CoachRef, "name"> | undefined;
  facts: LineUpFacts;
}

/** A side's coach; coaches have no pages. */
export function Coach({ coach, facts: { people } }: CoachProps) {
  if (!coach) return null;
  return (
    <>
      <h3>{people("heading.coach")}</h3>
      <p>{coach.name}</p>
    </>
  );
}
