import { drawPicture, type PictureText, pictureSize } from "./picks-picture.ts";

const TYPE = "image/png";

async function pictureOf(text: PictureText): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, pictureSize(text));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  drawPicture(context, text);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE));
  return blob ? new File([blob], "matchlight-picks.png", { type: TYPE }) : undefined;
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Draws picks in the browser and gives them to the device's own sheet, or as a download where it takes no files. False where there is no picture. */
export async function sharePicture(text: PictureText): Promise<boolean> {
  const file = await pictureOf(text);
  if (!file) return false;
  const data = { files: [file], title: text.title };
  if (!navigator.canShare?.(data)) {
    download(file);
    return true;
  }
  // Closing the sheet is no fault.
  await navigator.share(data).catch(() => undefined);
  return true;
}
