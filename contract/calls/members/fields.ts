import * as z from "zod/mini";
import { PROVIDERS } from "../../tables/provider-names.ts";
import { LangParam } from "../../wire/parameters.ts";

// Fields of member forms. They are lenient: a rule (contract/members) judges what a member typed and refuses it with a
// message in their language; a malformed request, which no form of ours sends, is a 400.

const short = (length: number) => z.string().check(z.maxLength(length));
const token = z.string().check(z.regex(/^[\w-]{16,512}$/, "not a token"));

/** Part of every member call: the language of refusals. */
export const LANG = { lang: LangParam };

/** As in `contract/members/phone-number.ts`: the calling code ("66") and the number as typed. */
export const PHONE = { callingCode: z.string().check(z.regex(/^\+?\d{1,4}$/, "not a calling code")), phone: short(40) };

/** Six digits, or whatever was typed instead. */
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

/** The provider's callback values, with those from the edge's transaction cookie (docs/decisions/0026). */
export const PROVIDER_CODE = {
  code: short(2048),
  redirectUri: z.url().check(z.maxLength(512)),
  codeVerifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/, "not a PKCE verifier")),
  /** LINE only: Zalo does not support it. */
  nonce: z.optional(short(256)),
};
export const ProviderField = z.enum(PROVIDERS);
/** A Firebase Authentication JWT. */
export const IdTokenField = z.string().check(z.maxLength(8192));
