/** The row id in a caller's text; undefined if it is none. */
export const rowId = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
