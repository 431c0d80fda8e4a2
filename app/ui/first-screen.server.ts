import { html } from "~/server-markup/html";
import { FIRST_SCREEN_END } from "./first-screen.ts";

/** The end of the first screen, in markup. */
export const FIRST_SCREEN = html`<i id="${FIRST_SCREEN_END}" hidden></i>`;
