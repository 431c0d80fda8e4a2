import { FIRST_SCREEN_END } from "./first-screen.ts";

/** Marks the end of the first screen if the server rendered no rows, or has not yet. */
export const FirstScreenEnd = () => <i id={FIRST_SCREEN_END} hidden />;
