import { drawPicture, type PictureText, pictureSize } from "./picks-picture.ts";

const TYPE = "image/png";
/** Milliseconds after which a picture's address is given back: a browser may begin to read it only some time after the click. */
const READ_WITHIN = 60_000;

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
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}

/** Whether the device's own sheet has it, or the visitor has closed it, which is an answer, too. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Drawing takes its time: by then the press may no longer count as one (NotAllowedError).
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Draws picks in the browser and gives them to the device's own sheet, or as a download where that does not take them. False where there is no picture. */
export async function sharePicture(text: PictureText): Promise<boolean> {
  const file = await pictureOf(text);
  if (!file) return false;
  if (!(await shareByDevice({ files: [file], title: text.title }))) download(file);
  return true;
}
