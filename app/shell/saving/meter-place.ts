/** Id of the element that shows the bytes used in this visit. */
export const METER_ID = "meter";
