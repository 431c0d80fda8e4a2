/** Address of a picture given as an absolute URL or as a path below the storage's. */
export const storedAddress = (path: string, storage: string): string =>
  /^https?:\/\//.test(path) ? path : `${storage}/${path}`;
