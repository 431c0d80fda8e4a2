import type { LocaleCode } from "#contract/tables/locales";
import { CODE_MESSAGES } from "../../data/members/code-messages.ts";

/** The text message with a code. */
export const codeText = (locale: LocaleCode, code: string): string => CODE_MESSAGES[locale].replace("{code}", code);
