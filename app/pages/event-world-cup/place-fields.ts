import type { PlacePick, PlaceSlot } from "#contract/contests/place-picks";

/** The name of a place's field in a form. */
export const placeField = (slotId: string): string => `place-${slotId}`;

/** What a form holds of a tournament's places, in their order; a place without a choice is left out. */
export const picksOfForm = (form: FormData, slots: readonly Pick<PlaceSlot, "slotId">[]): PlacePick[] =>
  slots.flatMap(({ slotId }) => {
    const teamId = form.get(placeField(slotId));
    return typeof teamId === "string" && teamId ? [{ slotId, teamId }] : [];
  });
