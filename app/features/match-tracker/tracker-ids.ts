/** Id of the sentence on the current situation, which describes the drawing. */
export const NOW_ID = "tracker-now";
