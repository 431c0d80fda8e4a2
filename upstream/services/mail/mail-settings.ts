import { readWord } from "#contract/tables/word-variables";
import { type Env, isLocalEnvironment, siteUrlOf } from "../../platform/env.ts";

/** How mails are sent: to a table for developers, or by an HTTP API (mail-sender.ts). */
export type MailSettings =
  | { provider: "outbox" }
  | { provider: "http"; url: string; token: string /** `Name <address>` */; from: string };

export interface NewsletterSettings {
  mail: MailSettings;
  /** Scheme and host, without a trailing slash. */
  siteUrl: string;
}

type MailEnv = Pick<Env, "ENVIRONMENT" | "MAIL_PROVIDER" | "MAIL_URL" | "MAIL_TOKEN" | "MAIL_FROM" | "SITE_URL">;

function mailOf({ ENVIRONMENT, MAIL_PROVIDER, MAIL_URL, MAIL_TOKEN, MAIL_FROM }: MailEnv): MailSettings | undefined {
  const isLocal = isLocalEnvironment({ ENVIRONMENT });
  const provider = readWord("MAIL_PROVIDER", MAIL_PROVIDER);
  // Mails in the outbox are readable by anybody, so it is limited to a developer's machine.
  if (provider === "outbox") return isLocal ? { provider } : undefined;
  if (provider !== "http" || !MAIL_URL || !MAIL_TOKEN || !MAIL_FROM) return undefined;
  const isGoodUrl = URL.canParse(MAIL_URL) && (isLocal || MAIL_URL.startsWith("https:"));
  return isGoodUrl ? { provider, url: MAIL_URL, token: MAIL_TOKEN, from: MAIL_FROM } : undefined;
}

/** Undefined if mails cannot be sent, or if the address for their links is unknown: there is then no newsletter. */
export function newsletterSettings(env: MailEnv): NewsletterSettings | undefined {
  const [mail, siteUrl] = [mailOf(env), siteUrlOf(env)];
  return mail && siteUrl ? { mail, siteUrl } : undefined;
}
