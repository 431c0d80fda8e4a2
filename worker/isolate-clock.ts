import { type Clock, createClock } from "./clock.ts";

/** The clock of the deployed worker: its requests and its Durable Objects tell the same time when it is moved. */
export const isolateClock: Clock = createClock();
