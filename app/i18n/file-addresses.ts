/** Addresses of a page's word files by namespace, as the document carries them: `matches:/assets/…`, space between. */
export type FileAddresses = Readonly<Record<string, string>>;

export const formatFileAddresses = (files: FileAddresses): string =>
  Object.entries(files)
    .map(([namespace, address]) => `${namespace}:${address}`)
    .join(" ");

export const parseFileAddresses = (text: string): FileAddresses =>
  Object.fromEntries(
    text.split(" ").map((file) => [file.slice(0, file.indexOf(":")), file.slice(file.indexOf(":") + 1)]),
  );
