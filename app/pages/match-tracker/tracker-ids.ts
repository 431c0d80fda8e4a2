/** Of the sentence about the present situation, which describes the drawing. */
export const NOW_ID = "tracker-now";
