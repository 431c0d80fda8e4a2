import type { NoticeDatabase } from "../pages/context.ts";

/** Signs in with our custom token, and renews the resulting tokens. */
const AUTH_API = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
/** Google's databases redirect a browser to other hosts besides their own. */
const AT_GOOGLE = /\.(firebaseio\.com|[a-z\d-]+\.firebasedatabase\.app)$/;

/** What a member's page may connect to for notices by Firebase. */
export function noticeSources({ url, emulatorUrl }: Pick<NoticeDatabase, "url" | "emulatorUrl">): string[] {
  const { protocol, host } = new URL(url);
  const domain = AT_GOOGLE.exec(host)?.[1];
  const place = `//${domain ? `*.${domain}` : host}`;
  const auth = emulatorUrl ? [new URL(emulatorUrl).origin] : AUTH_API;
  return [...new Set([...auth, protocol + place, protocol.replace("http", "ws") + place])];
}
