import { deleteAll } from "./device-store.ts";
import { workerScope } from "./worker-scope.ts";

// Built in the place of service-worker.ts with OFFLINE=off: takes itself and all cache entries off the device.
const scope = workerScope();
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(deleteAll().then(() => scope.registration.unregister())));
