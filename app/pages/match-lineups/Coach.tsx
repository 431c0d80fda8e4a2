import type { CoachRef } from "#contract/domain/people";
import type { LineUpFacts } from "./line-up-facts.ts";

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
