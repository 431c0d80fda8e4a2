/** Base address of crests, portraits and covers; undefined for visitors who save data, who get no pictures. */
export const pictureBase = (
  { savesData }: { savesData: boolean },
  { storageBaseUrl }: { storageBaseUrl: string },
): string | undefined => (savesData ? undefined : storageBaseUrl);
