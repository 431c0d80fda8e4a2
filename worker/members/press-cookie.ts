import * as z from "zod/mini";
import { FOLLOWED_KINDS } from "#contract/tables/followed-kinds";
import { MATCH_ALERTS, OTHER_ALERTS, THING_ALERTS } from "#contract/tables/notice-kinds";
import type { KeptPress, SentForm } from "../pages/context.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { briefCookie } from "./sign-in-cookies.ts";

/** Characters of the cookie: browsers drop what is longer than 4,096 bytes with its attributes. */
const LONGEST = 3_900;

/** A form that met the end of its session, until its member has signed in again. */
const PRESS_COOKIE = briefCookie("__Host-press", "press", {
  username: z.string(),
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/**
 * The only fields that are kept while somebody signs in again: a form with any other is not kept. Passwords, codes,
 * phone numbers and answers to a bot check never are.
 */
const KEPT_FIELDS: readonly string[] = [
  "intent",
  "nickname",
  "avatarId",
  "country",
  "language",
  "referralCode",
  "passkeyName",
  "master",
  "spoilerFree",
  "leadMinutes",
  "delaySeconds",
  "quietFrom",
  "quietTo",
  "timeZone",
  "mode",
  ...MATCH_ALERTS,
  ...OTHER_ALERTS,
  ...THING_ALERTS,
  ...FOLLOWED_KINDS,
  "remove",
  "callBackUrl",
  "calendar",
  "like",
  "unlike",
  "delete",
  "report",
  "reason",
  "text",
  "parentId",
  "key",
  "open",
  "readAll",
  "link",
];

/** Picks on matches, with the terms that were confirmed, and picks on a tournament's places. */
const KEPT_PICK = /^(?:(?:terms\.)?(?:AH|OU|SCORE)\.[\w.-]{1,80}|place-[\w-]{1,64})$/;

export const isKept = (field: [name: string, value: unknown]): field is [string, string] =>
  typeof field[1] === "string" && (KEPT_FIELDS.includes(field[0]) || KEPT_PICK.test(field[0]));

export const ENDED_PRESS = PRESS_COOKIE.ended;

/** The Set-Cookie value; undefined if the form must not be kept, or is too long for a cookie. */
export async function sealPress(
  { path, fields }: SentForm,
  username: string,
  keys: SessionKeys,
): Promise<string | undefined> {
  if (!fields.every(isKept)) return undefined;
  const cookie = await PRESS_COOKIE.write({ path, fields, username }, keys);
  return cookie.length <= LONGEST ? cookie : undefined;
}

/** The form in a visitor's cookie; undefined if there is none, it is somebody else's, or older than ten minutes. */
export async function readPress(
  cookies: string,
  username: string,
  keys: SessionKeys | undefined,
): Promise<KeptPress | undefined> {
  const read = await PRESS_COOKIE.read(cookies, keys);
  return read?.username === username ? { path: read.path, fields: read.fields } : undefined;
}
