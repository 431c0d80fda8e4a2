import { drawPicture, type PictureText, pictureSize } from "./picks-picture.ts";

const TYPE = "image/png";
/** Milliseconds until a picture's URL is revoked: a browser may start reading it some time after the click. */
const READ_WITHIN = 60_000;

async function pictureOf(text: PictureText): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  const { width, height } = pictureSize(text);
  Object.assign(canvas, { width, height });
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
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}

/** True if the device's share sheet took it, or if the visitor closed the sheet, which is an answer too. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Drawing takes time, after which the press may no longer count as user activation (NotAllowedError).
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/**
 * Draws picks in the browser and opens the device's share sheet, or downloads the picture if it cannot be shared. False
 * if no picture could be made.
 */
export async function sharePicture(text: PictureText): Promise<boolean> {
  const file = await pictureOf(text);
  if (!file) return false;
  if (!(await shareByDevice({ files: [file], title: text.title }))) download(file);
  return true;
}
