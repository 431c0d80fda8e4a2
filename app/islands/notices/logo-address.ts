/** A notice's logo is a web address, or a path below the storage's. */
export const logoAddress = (logo: string, storage: string): string =>
  /^https?:\/\//.test(logo) ? logo : `${storage}/${logo}`;
