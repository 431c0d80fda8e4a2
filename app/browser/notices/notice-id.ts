/** Ids are decimal numbers of any length; later notices have higher ones. */
export const isNoticeId = (text: string): boolean => /^\d{1,64}$/.test(text);

/** Negative if the first is earlier. */
export const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));
