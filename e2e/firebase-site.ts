import { freePort } from "../scripts/lib/ports.mjs";
import { prepareDatabase } from "../scripts/lib/prepare.mjs";
import { STATE } from "../scripts/lib/project.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { claimState } from "../scripts/lib/states.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { FIREBASE_PROJECT, startFirebaseStandIn } from "./firebase-stand-in.ts";

/**
 * A site of its own with codes and notices via Firebase and guests' favourites: on the others codes and notices come
 * from the supplier, and only members have favourites.
 */
export async function startFirebaseSite() {
  const state = await claimState(`${STATE}-firebase`);
  await prepareDatabase(state);
  const firebase = await startFirebaseStandIn();
  const port = await freePort();
  const variables = {
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
