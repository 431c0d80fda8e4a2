import type { Fixture } from "./match.ts";

/** By UTF-16 unit, for ids and keys: the same on every machine. Displayed names are sorted by language. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const inKickOffOrder = (a: Fixture, b: Fixture): number => a.kickOff - b.kickOff || byText(a.id, b.id);

export const byInstant = (a: { at: number }, b: { at: number }): number => a.at - b.at;
