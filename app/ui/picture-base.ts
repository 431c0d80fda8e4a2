/** Where crests, portraits and covers are; undefined for a visitor who saves data, whom no picture is sent. */
export const pictureBase = (
  { savesData }: { savesData: boolean },
  { storageBaseUrl }: { storageBaseUrl: string },
): string | undefined => (savesData ? undefined : storageBaseUrl);
