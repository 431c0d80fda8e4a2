/** Base address of crests, portraits and covers; undefined for visitors who save data, who get no pictures. */
export const pictureBase = (
  { savesData }: { savesData: boolean },
  { storageBaseUrl }: { storageBaseUrl: string },
): string | undefined => (savesData ? undefined : storageBaseUrl);

/** The same in a browser, by the root element of the page that is shown. */
export const pageStorage = (storage: string): string | undefined =>
  document.documentElement.dataset.saving === undefined ? storage : undefined;

/** Address of a picture given as an absolute URL or as a path below the storage's. */
export const storedAddress = (path: string, storage: string): string =>
  /^https?:\/\//.test(path) ? path : `${storage}/${path}`;
