import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from "firebase/auth";
import { forceWebSockets, getDatabase, goOffline, goOnline, onValue, ref } from "firebase/database";
import type { NoticeDatabase } from "#worker/pages/context";
import type { DatabaseEvents, DatabaseLine } from "~/features/notices/database-stream";

// A separate script with Firebase's SDK, loaded for members if REALTIME_PROVIDER is firebase-rtdb.

interface LineOptions extends DatabaseEvents {
  database: NoticeDatabase;
  /** Token of the member (contract/calls/notices/stream.ts). */
  customToken: string;
}

async function signIn(app: FirebaseApp, emulatorUrl: string | undefined, customToken: string) {
  // Firebase keeps no one signed in here: the session is the site's own, and each page requests a token.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const { user } = await signInWithCustomToken(auth, customToken);
  return { auth, username: user.uid };
}

/** Subscribes to the member's path. Rejects with Firebase's error if sign-in fails. */
export async function openLine({ database, customToken, onRing, onRefused }: LineOptions): Promise<DatabaseLine> {
  const { apiKey, projectId, url, emulatorUrl } = database;
  // Its other transport injects scripts into frames, which our content security policy blocks.
  forceWebSockets();
  const app = initializeApp({ apiKey, projectId, databaseURL: url });
  try {
    const { auth, username } = await signIn(app, emulatorUrl, customToken);
    const opened = getDatabase(app);
    let hasValue = false;
    // The first connection rings with its initial value. After a reconnection the list is read: a change may not have
    // been written.
    onValue(ref(opened, ".info/connected"), (connected) => {
      if (connected.val() === true && hasValue) onRing();
    });
    const ring = () => {
      hasValue = true;
      onRing();
    };
    onValue(ref(opened, `notifications/${username}`), ring, onRefused);
    return {
      pause: () => goOffline(opened),
      resume: () => goOnline(opened),
      end() {
        goOffline(opened);
        void signOut(auth).finally(() => deleteApp(app));
      },
    };
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}
