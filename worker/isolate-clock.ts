import { type Clock, createClock } from "./clock.ts";

/**
 * The clock of the deployed worker, shared by its requests and Durable Objects, so that they agree when it is moved.
 */
export const isolateClock: Clock = createClock();
