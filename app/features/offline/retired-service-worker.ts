import { deleteAll } from "./device-store.ts";
import { workerScope } from "./worker-scope.ts";

// Built instead of service-worker.ts with OFFLINE=off: removes itself and all cache entries from the device.
const scope = workerScope();
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(deleteAll().then(() => scope.registration.unregister())));
