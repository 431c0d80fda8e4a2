import { scopedName } from "../scripts/vite/css-modules.mjs";

/** The class that a CSS module's `local` has in the production build; `file` from the project's folder. */
export const classOf = (file: string, local: string): string => scopedName(local, file);
