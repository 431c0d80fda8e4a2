/** Addresses of a page's translation files by namespace, as in the document: `matches:/assets/…`, space-separated. */
export type FileAddresses = Readonly<Record<string, string>>;

export const formatFileAddresses = (files: FileAddresses): string =>
  Object.entries(files)
    .map(([namespace, address]) => `${namespace}:${address}`)
    .join(" ");

export const parseFileAddresses = (text: string): FileAddresses =>
  Object.fromEntries(
    text.split(" ").map((file) => [file.slice(0, file.indexOf(":")), file.slice(file.indexOf(":") + 1)]),
  );
