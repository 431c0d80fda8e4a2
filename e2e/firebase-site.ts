import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { FIREBASE_PROJECT, startFirebaseStandIn } from "./firebase-stand-in.ts";
import { freshState } from "./fresh-state.ts";
import { E2E_NOW } from "./site-clock.ts";

/**
 * A site of its own with codes and notices via Firebase and guests' favourites: on the others codes and notices come
 * from the supplier, and only members have favourites.
 */
export async function startFirebaseSite() {
  const state = await freshState("firebase");
  const firebase = await startFirebaseStandIn();
  const port = await freePort();
  const variables = {
    NOW: E2E_NOW,
    FIREBASE_API_KEY: "stand-in",
    FIREBASE_PROJECT_ID: FIREBASE_PROJECT,
    FIREBASE_EMULATOR_URL: firebase.url,
    REALTIME_PROVIDER: "firebase-rtdb",
    FIREBASE_DATABASE_URL: firebase.url,
    FCM_SERVICE_ACCOUNT: firebase.serviceAccount,
    GUEST_FAVOURITES: "on",
  };
  const server = await startBoth(port, variables, state);
  return {
    address: (path: string): string => `http://127.0.0.1:${port}${path}`,
    /** The stand-in's address. */
    firebase: firebase.url,
    database: firebase.database,
    async end() {
      await endOne(server);
      await firebase.close();
    },
  };
}
