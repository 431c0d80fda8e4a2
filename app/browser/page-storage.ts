/** Base address of pictures; undefined for a visitor who saves data. */
export const pageStorage = (storage: string): string | undefined =>
  document.documentElement.dataset.saving === undefined ? storage : undefined;
