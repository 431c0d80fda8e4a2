import type { Env } from "../http/env.ts";

/** Where mails go: a table that a developer reads, or an HTTP API (http-mail.ts). */
export type MailSettings =
  | { provider: "outbox" }
  | { provider: "http"; url: string; token: string /** `Name <address>` */; from: string };

export interface NewsletterSettings {
  mail: MailSettings;
  /** Scheme and host, without a slash at the end. */
  siteUrl: string;
}

type MailEnv = Pick<Env, "ENVIRONMENT" | "MAIL_PROVIDER" | "MAIL_URL" | "MAIL_TOKEN" | "MAIL_FROM" | "SITE_URL">;

function mailOf({ ENVIRONMENT, MAIL_PROVIDER, MAIL_URL, MAIL_TOKEN, MAIL_FROM }: MailEnv): MailSettings | undefined {
  const isLocal = ENVIRONMENT === "local";
  // Mails that anybody could read are for a developer's machine.
  if (MAIL_PROVIDER === "outbox") return isLocal ? { provider: "outbox" } : undefined;
  if (MAIL_PROVIDER !== "http" || !MAIL_URL || !MAIL_TOKEN || !MAIL_FROM) return undefined;
  const isGoodUrl = URL.canParse(MAIL_URL) && (isLocal || MAIL_URL.startsWith("https:"));
  return isGoodUrl ? { provider: "http", url: MAIL_URL, token: MAIL_TOKEN, from: MAIL_FROM } : undefined;
}

function siteUrlOf({ ENVIRONMENT, SITE_URL = "" }: MailEnv): string | undefined {
  if (!URL.canParse(SITE_URL)) return undefined;
  const { origin, protocol } = new URL(SITE_URL);
  return protocol === "https:" || ENVIRONMENT === "local" ? origin : undefined;
}

/** Undefined where no mail can be sent, or nobody knows where its links lead: then there is no newsletter. */
export function newsletterSettings(env: MailEnv): NewsletterSettings | undefined {
  const [mail, siteUrl] = [mailOf(env), siteUrlOf(env)];
  return mail && siteUrl ? { mail, siteUrl } : undefined;
}
