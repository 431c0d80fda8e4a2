import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

/** A call that only members make. */
export const OF_MEMBER = { access: "member" } as const satisfies Partial<Endpoint>;

/** A member's call that changes something; the token is sent next to the fields. */
export const MEMBER_CHANGE = { ...OF_MEMBER, method: "POST", effect: true } as const satisfies Partial<Endpoint>;

/** The answer carries no data: it succeeded. */
export const NO_DATA = { result: z.looseObject({}), toValue: () => null } as const;
