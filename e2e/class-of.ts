import { scopedName } from "../scripts/vite/css-modules.mjs";

/** A class of a CSS module in the production build; `file` relative to the project. */
export const classOf = (file: string, local: string): string => scopedName(local, file);
