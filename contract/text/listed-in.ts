/** The parts of an operator's list: separated by commas, spaces or both. */
export const listedIn = (text: string | undefined): string[] => (text ?? "").split(/[\s,]+/).filter(Boolean);
