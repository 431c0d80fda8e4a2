import type { PageRow } from "#contract/tables/pages/page-row";
import type { FirebaseProject } from "../pages/context.ts";
import { type PolicySources, pagePolicy } from "../security/content-security-policy.ts";
import { checkOrigins } from "../settings/bot-check-settings.ts";
import type { Settings } from "../settings/settings.ts";

type FirebaseSources = Required<Pick<PolicySources, "connections" | "frames">>;

const NOTHING: FirebaseSources = { connections: [], frames: [] };

/**
 * What a page may call and frame for Firebase's number check: its Auth API, and reCAPTCHA, which Firebase requires
 * before it sends an SMS. The emulator needs neither. Our scripts load reCAPTCHA's, which 'strict-dynamic' allows.
 */
function firebaseSources({ emulatorUrl }: FirebaseProject): FirebaseSources {
  if (emulatorUrl) return { connections: [new URL(emulatorUrl).origin], frames: [] };
  return {
    connections: ["https://identitytoolkit.googleapis.com", "https://www.google.com/recaptcha/"],
    frames: ["www.google.com/recaptcha/", "recaptcha.google.com/recaptcha/"],
  };
}

type CodeSettings = Pick<Settings, "botCheck" | "firebase" | "sources">;

/**
 * The policy of pages that send codes: allows the bot check's sources, and for guests Firebase, which may send them.
 */
export function codePolicy(
  { botCheck, firebase, sources }: CodeSettings,
  { isForMembers }: Pick<PageRow, "isForMembers">,
): Settings["policy"] {
  const { connections, frames } = firebase && !isForMembers ? firebaseSources(firebase) : NOTHING;
  return pagePolicy({
    ...sources,
    frames: [...(sources.frames ?? []), ...frames],
    connections: [...(sources.connections ?? []), ...connections],
    checks: checkOrigins(botCheck),
    isHydrated: true,
  });
}
