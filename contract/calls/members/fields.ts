import * as z from "zod/mini";
import { LangParam } from "../parameters.ts";

// Fields of member forms. They are lenient: what a member typed is judged by a rule (contract/members), whose refusal
// has a message in their language; a malformed request, which no form of ours sends, is a 400.

const short = (length: number) => z.string().check(z.maxLength(length));
const token = z.string().check(z.regex(/^[\w-]{16,512}$/, "not a token"));

/** In every member call: refusals are in this language. */
export const LANG = { lang: LangParam };

/** As in `contract/members/phone-number.ts`: the calling code ("66") and the number as it was typed. */
export const PHONE = { callingCode: z.string().check(z.regex(/^\+?\d{1,4}$/, "not a calling code")), phone: short(40) };

/** Six digits, or what was typed in their place. */
export const CodeField = short(16);
export const PasswordField = short(1024);
export const NEW_PASSWORD = { password: PasswordField, confirmPassword: PasswordField };
export const NicknameField = short(64);
export const OptionalText = (length: number) => z.optional(short(length));
export const TokenField = token;

/** For notices to this device, and for the daily limit of its codes. */
export const DEVICE = { deviceToken: z.optional(short(4096)) };

/** ISO 3166-1. */
export const CountryField = z.string().check(z.regex(/^[A-Z]{2}$/, "not an ISO 3166-1 code"));

/** What came back from a provider, with what the edge kept in its transaction cookie (docs/decisions/0026). */
export const PROVIDER_CODE = {
  code: short(2048),
  redirectUri: z.url().check(z.maxLength(512)),
  codeVerifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/, "not a PKCE verifier")),
  /** LINE only: Zalo has none. */
  nonce: z.optional(short(256)),
};
export const PROVIDERS = ["line", "zalo"] as const;
export const ProviderField = z.enum(PROVIDERS);
/** A JWT of Firebase Authentication. */
export const IdTokenField = z.string().check(z.maxLength(8192));
