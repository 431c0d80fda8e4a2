// `npm run push-keys`: prints a new key pair for Web Push. A new pair invalidates subscriptions made with another.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { newPushKeys } from "./lib/push-keys.mjs";

for (const [name, value] of Object.entries(newPushKeys())) process.stdout.write(`${name}=${value}\n`);
