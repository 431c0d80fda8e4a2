import type { PlacePick, PlaceSlot } from "#contract/contests/place-picks";

/** The name of a place's form field. */
export const placeField = (slotId: string): string => `place-${slotId}`;

/** The picks of a submitted form, in slot order; places without a choice are left out. */
export const picksOfForm = (form: FormData, slots: readonly Pick<PlaceSlot, "slotId">[]): PlacePick[] =>
  slots.flatMap(({ slotId }) => {
    const teamId = form.get(placeField(slotId));
    return typeof teamId === "string" && teamId ? [{ slotId, teamId }] : [];
  });
