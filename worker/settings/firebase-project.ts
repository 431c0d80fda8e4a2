import type { FirebaseProject } from "../pages/context.ts";
import type { Env } from "../platform/env.ts";

/** The configured project; it needs a key and an id. */
export function firebaseProject(
  { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_AUTH_DOMAIN }: Env,
  emulatorUrl: string | undefined,
): FirebaseProject | undefined {
  if (!FIREBASE_API_KEY || !FIREBASE_PROJECT_ID) return undefined;
  return {
    apiKey: FIREBASE_API_KEY,
    projectId: FIREBASE_PROJECT_ID,
    authDomain: FIREBASE_AUTH_DOMAIN || `${FIREBASE_PROJECT_ID}.firebaseapp.com`,
    ...(emulatorUrl && { emulatorUrl }),
  };
}
