import { FIRST_SCREEN_END } from "./first-screen.ts";

/** The end of the first screen where the server made no rows, or none yet. */
export const FirstScreenEnd = () => <i id={FIRST_SCREEN_END} hidden />;
