import { and, eq, or } from "drizzle-orm";
import type { Caller } from "../../api/context/caller.ts";
import { memberTraces, users } from "../schema/members.ts";
import { type Count, LIMITS, networkOfCaller } from "./limits.ts";
import { traceHash, tracesOfCall } from "./traces.ts";

/**
 * How a caller stands to a number: its member, signed in (`owner`); in a browser or a network in which its member has
 * signed in before; or a stranger, who has solved a bot check or not. Each is counted apart, so that what strangers do
 * takes nothing from a member (docs/decisions/0029).
 */
export type Standing = "owner" | "browser" | "network" | "checked" | "unchecked";

export const isStranger = (standing: Standing): boolean => standing === "checked" || standing === "unchecked";

/** Of a caller who is not signed in. */
export async function getStanding(caller: Caller, phone: string): Promise<Exclude<Standing, "owner">> {
  const { db, client } = caller;
  if (!client) return "unchecked";
  const { address = "", browser = "" } = tracesOfCall(caller);
  const isTrace = (kind: "address" | "browser", value: string) =>
    and(eq(memberTraces.kind, kind), eq(memberTraces.hash, traceHash(caller, kind, value)));
  const found = await db
    .select({ kind: memberTraces.kind })
    .from(memberTraces)
    .innerJoin(users, eq(users.username, memberTraces.username))
    .where(and(eq(users.phone, phone), or(isTrace("address", address), isTrace("browser", browser))));
  if (found.some(({ kind }) => kind === "browser")) return "browser";
  if (found.length > 0) return "network";
  return client.isChecked ? "checked" : "unchecked";
}

/** Who asks about a number, and for what. */
export interface Asking {
  standing: Standing;
  phone: string;
  /** Purposes are counted apart; passwords are one. */
  purpose: string;
  /** Of callers for whom the edge vouches. */
  browser?: string | undefined;
  network: string;
  /** The push device, if the form names one. */
  device?: string | undefined;
}

export const buildAttempt = (caller: Caller, standing: Standing, about: Pick<Asking, "phone" | "purpose" | "device">) =>
  ({ ...about, standing, browser: caller.client?.browser, network: networkOfCaller(caller) }) satisfies Asking;

/** The member's own count, which nobody else can fill; undefined for a caller who cannot be told from others. */
const ownCount = ({ standing, phone, purpose, browser }: Asking): string | undefined => {
  if (standing === "owner") return `${purpose} ${phone}`;
  return standing === "browser" ? `${purpose} ${phone} ${browser}` : undefined;
};

/** What the request for a code counts against. */
export function countsOfCode(asking: Asking): Count[] {
  const { standing, phone, purpose, network, device } = asking;
  const own = ownCount(asking);
  const ofDevice = device ? [{ limit: LIMITS.codesOfDevice, whose: device }] : [];
  if (own !== undefined) return [{ limit: LIMITS.codesOfOwner, whose: own }, ...ofDevice];
  const ofStrangers = standing === "checked" ? LIMITS.codesOfNumber : LIMITS.uncheckedCodes;
  return [
    ...(isStranger(standing) ? [{ limit: ofStrangers, whose: `${purpose} ${phone}` }] : []),
    { limit: LIMITS.codesOfNetwork, whose: `${purpose} ${phone} ${network}` },
    { limit: LIMITS.codesOfAddress, whose: network },
    ...ofDevice,
  ];
}

/** What a password counts against. A right one clears those of its number. */
export function countsOfPassword(asking: Asking): { ofNumber: Count[]; ofAddress: Count[] } {
  const { standing, phone, network } = asking;
  const own = ownCount(asking);
  if (own !== undefined) return { ofNumber: [{ limit: LIMITS.triesOfOwner, whose: own }], ofAddress: [] };
  return {
    ofNumber: [
      ...(isStranger(standing) ? [{ limit: LIMITS.triesOfNumber, whose: `${standing} ${phone}` }] : []),
      { limit: LIMITS.triesOfNetwork, whose: `${phone} ${network}` },
    ],
    ofAddress: [{ limit: LIMITS.triesOfAddress, whose: network }],
  };
}

/** What a code counts against in a browser that has not requested one. */
export function countsOfGuess(asking: Asking): Count[] {
  const { standing, phone, purpose, network } = asking;
  const own = ownCount(asking);
  if (own !== undefined) return [{ limit: LIMITS.guessesOfNetwork, whose: own }];
  return [
    { limit: LIMITS.guessesOfNetwork, whose: `${purpose} ${phone} ${network}` },
    { limit: LIMITS.guessesOfNumber, whose: `${standing} ${purpose} ${phone}` },
  ];
}
