/** Letters of a nickname that others see. */
const SHOWN = 3;

/** A nickname as others see it. */
export const maskedName = (nickname: string): string => `${nickname.slice(0, SHOWN)}••••`;
