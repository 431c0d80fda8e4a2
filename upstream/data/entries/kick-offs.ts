import type { KickOffSlot } from "./types.ts";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const SLOT = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) ((?:[01]\d|2[0-3]):[0-5]\d)(?: x(\d+))?$/;

/** Parses slots: "Sat 15:00 x5, Sun 16:30" is five parts on Saturday and one on Sunday. Throws for any other form. */
export function kickOffs(text: string): readonly KickOffSlot[] {
  return text.split(", ").map((part) => {
    const [, day = "", time, share = "1"] = SLOT.exec(part) ?? [];
    const weekday = (DAYS as readonly string[]).indexOf(day);
    if (time === undefined || weekday === -1) throw new Error(`not a kick-off slot: "${part}"`);
    return { day: weekday as KickOffSlot["day"], time, share: Number(share) };
  });
}

/** The same kick-off time on several days: `daily("18:00")` is every day of the week. */
export function daily(time: string, days: readonly (typeof DAYS)[number][] = DAYS): readonly KickOffSlot[] {
  return kickOffs(days.map((day) => `${day} ${time}`).join(", "));
}
