/** `1 season`, `2 seasons`; `several` where that is not one with an s. */
export const counted = (number, one, several = `${one}s`) => `${number} ${number === 1 ? one : several}`;
