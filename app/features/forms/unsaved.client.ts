/** The browser asks before the page is left while something is unsaved. Returns how to end that. */
export function askBeforeLeaving(isUnsaved: () => boolean): () => void {
  const ask = (event: Event) => {
    if (isUnsaved()) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
