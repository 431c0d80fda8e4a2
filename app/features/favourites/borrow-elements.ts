/**
 * Moves elements of the page into a modal dialog, because everything outside it is inert. Returns a function that moves
 * them back.
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
