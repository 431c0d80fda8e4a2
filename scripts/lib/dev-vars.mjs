import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { exclusively } from "./locks.mjs";
import { ROOT } from "./project.mjs";
import { newPushKeys } from "./push-keys.mjs";

/** The deploy configuration says production; what runs on this machine says local, by git-ignored files beside it. */
const FILES = [".dev.vars", "upstream/.dev.vars"];

const read = (file) => {
  const full = path.join(ROOT, file);
  if (!fs.existsSync(full)) return {};
  const lines = fs
    .readFileSync(full, "utf8")
    .split("\n")
    .filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1).replace(/^"|"$/g, "")]),
  );
};

const write = (file, values) => {
  const text = Object.entries(values)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join("");
  const full = path.join(ROOT, file);
  // A server under Vite reads the file itself and starts anew whenever it is written.
  if (fs.existsSync(full) && fs.readFileSync(full, "utf8") === text) return;
  fs.writeFileSync(full, text, { mode: 0o600 });
};

const token = () => randomBytes(24).toString("hex");
/** As worker/members/session-keys.ts reads it. */
const sessionKey = () => `local:${randomBytes(32).toString("base64url")}`;

/**
 * Makes sure that both workers run as `local` with tokens and keys of this checkout, and returns them. What an operator put
 * into the files stays.
 */
export const writeDevVars = () =>
  exclusively(".wrangler/dev-vars", "writing .dev.vars", () => {
    const [edge, upstream] = FILES.map(read);
    const devToken = edge.DEV_TOKEN ?? token();
    const adminToken = upstream.ADMIN_TOKEN ?? token();
    // The edge signs with MEMBERS_SECRET what the upstream believes of a visitor: both have the same.
    const secrets = {
      SESSION_KEYS: edge.SESSION_KEYS ?? sessionKey(),
      MEMBERS_SECRET: edge.MEMBERS_SECRET ?? token(),
    };
    write(FILES[0], { NEWSLETTER: "on", ...edge, ENVIRONMENT: "local", DEV_TOKEN: devToken, ...secrets });
    // It belongs to one start (served.mjs).
    const { WIRE: _, ...others } = upstream;
    const { MEMBERS_SECRET } = secrets;
    const pushKeys = others.PUSH_PUBLIC_KEY ? {} : newPushKeys();
    const given = {
      PREVIEW_SECRET: token(),
      SMS_PROVIDER: "outbox",
      MAIL_PROVIDER: "outbox",
      PUSH_SUBJECT: "mailto:developer@example.com",
      ...pushKeys,
      ...others,
    };
    write(FILES[1], { ...given, ENVIRONMENT: "local", ADMIN_TOKEN: adminToken, MEMBERS_SECRET });
    return { devToken, adminToken };
  });
