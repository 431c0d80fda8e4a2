/** Whether a browser is set to save data (https://wicg.github.io/savedata/). */
export const asksToSave = (headers: Headers): boolean => headers.get("Save-Data")?.trim().toLowerCase() === "on";
