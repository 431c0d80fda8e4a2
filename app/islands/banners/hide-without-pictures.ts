type Picture = Pick<HTMLImageElement, "complete" | "naturalWidth" | "currentSrc">;

/** Whether the browser has tried to show a picture, and could not. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: Picture): boolean =>
  complete && naturalWidth === 0 && currentSrc !== "";

/** Whether banners are worth their place: until a picture has come only faults say that none will. */
export const hasNoPicture = (pictures: readonly Picture[]): boolean =>
  pictures.some(hasFailed) && !pictures.some(({ naturalWidth }) => naturalWidth > 0);

/** Where pictures cannot be had, banners are an empty box with buttons: their section goes. */
export function hideWithoutPictures(strip: HTMLElement): void {
  const section = strip.closest("section");
  const look = () => {
    if (section) section.hidden = hasNoPicture([...strip.querySelectorAll("img")]);
  };
  // Neither event bubbles.
  for (const type of ["error", "load"]) strip.addEventListener(type, look, true);
  look();
}
