/** Ids are decimal numbers of any length; later notices have greater ones. */
export const isNoticeId = (text: string): boolean => /^\d{1,64}$/.test(text);

/** Negative when the first is the earlier one. */
export const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));
