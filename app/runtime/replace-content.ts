const FIELDS = "input[name]:not([type=hidden]),textarea[name],select[name]";

/**
 * Replaces a container's content, keeping text typed into fields of the same name and the focus. The focus moves from
 * field to field: a phone would close its keyboard if the focused field was removed first.
 */
export function replaceContent(place: HTMLElement, content: HTMLElement): void {
  const typed = [...place.querySelectorAll<HTMLInputElement>(FIELDS)].map(({ name, value }) => ({ name, value }));
  const focus = readFocus(place);
  const before = [...place.childNodes];
  place.appendChild(content);
  for (const { name, value } of typed) {
    const field = content.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    if (!field || field.value === value) continue;
    field.value = value;
    // Makes the component read it as typed.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  focus?.(content);
  for (const node of before) node.remove();
}

/** Returns a function that focuses the same control in the new content; undefined if the focus is elsewhere. */
function readFocus(place: HTMLElement): ((content: HTMLElement) => void) | undefined {
  const focused = place.ownerDocument.activeElement;
  if (!(focused instanceof HTMLElement) || !place.contains(focused)) return undefined;
  const name = focused.getAttribute("name");
  const { press } = focused.dataset;
  const selector = name ? `[name="${CSS.escape(name)}"]` : press ? `[data-press="${press}"]` : undefined;
  const selection =
    focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : [];
  return (content) => {
    const next = selector && content.querySelector<HTMLElement>(selector);
    if (!next) return;
    next.focus({ preventScroll: true });
    const [start, end] = selection;
    if (next instanceof HTMLInputElement && typeof start === "number") next.setSelectionRange(start, end ?? start);
  };
}
