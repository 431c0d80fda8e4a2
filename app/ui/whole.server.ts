import { html } from "~/server-markup/html";

/**
 * Stands behind an element of the class `whole` that might be its parent's last: as soon as this has come in, all of
 * the element has (primitives.css).
 */
export const WHOLE_END = html`<i hidden></i>`;
