/** Of a picture that has a web address, or a path below the storage's. */
export const storedAddress = (path: string, storage: string): string =>
  /^https?:\/\//.test(path) ? path : `${storage}/${path}`;
