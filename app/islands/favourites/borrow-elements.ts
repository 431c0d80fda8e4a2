/**
 * Puts elements of the page into a place inside a modal dialog: what stands outside of one can neither be pressed nor is
 * it read out. Gives them back where they were.
 */
export function borrowElements(page: Document, ids: readonly string[], place: HTMLElement): () => void {
  const returns = ids.flatMap((id) => {
    const element = page.getElementById(id);
    if (!element) return [];
    const mark = page.createComment("");
    element.parentNode?.insertBefore(mark, element);
    place.appendChild(element);
    return [
      () => {
        mark.parentNode?.insertBefore(element, mark);
        mark.remove();
      },
    ];
  });
  return () => {
    for (const giveBack of returns) giveBack();
  };
}
