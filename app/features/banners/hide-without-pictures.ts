type Picture = Pick<HTMLImageElement, "complete" | "naturalWidth" | "currentSrc">;

/** Whether a picture failed to load. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: Picture): boolean =>
  complete && naturalWidth === 0 && currentSrc !== "";

/** Whether banners are not worth their space: until a picture has loaded, only errors show that none will. */
export const hasNoPicture = (pictures: readonly Picture[]): boolean =>
  pictures.some(hasFailed) && !pictures.some(({ naturalWidth }) => naturalWidth > 0);

/** Hides the section if its pictures fail to load: it would be an empty box with buttons. */
export function hideWithoutPictures(strip: HTMLElement): void {
  const section = strip.closest("section");
  const look = () => {
    if (section) section.hidden = hasNoPicture([...strip.querySelectorAll("img")]);
  };
  // Neither event bubbles, so capture them.
  for (const type of ["error", "load"]) strip.addEventListener(type, look, true);
  look();
}
