/** Base address of pictures; undefined for visitors who save data. */
export const pageStorage = (storage: string): string | undefined =>
  document.documentElement.dataset.saving === undefined ? storage : undefined;
