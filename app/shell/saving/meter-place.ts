/** Id of the element that tells how much this visit has used. */
export const METER_ID = "meter";
