import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { exclusively } from "./locks.mjs";
import { ROOT } from "./project.mjs";
import { newPushKeys } from "./push-keys.mjs";

/** The deploy configuration says production; these git-ignored files make this machine `local`. */
const FILES = [".dev.vars", "upstream/.dev.vars"];

const linesOf = (file) => {
  const full = path.join(ROOT, file);
  return fs.existsSync(full) ? fs.readFileSync(full, "utf8").split("\n").filter(Boolean) : [];
};

const nameIn = (line) => /^(\w+)=/.exec(line)?.[1];
const valueIn = (line) => line.slice(line.indexOf("=") + 1).replace(/^(["'])(.*)\1$/, "$2");

/** A file's values, as text. */
export const valuesOf = (lines) =>
  Object.fromEntries(lines.flatMap((line) => (nameIn(line) ? [[nameIn(line), valueIn(line)]] : [])));

/** The lines with a command's values, and without those it removes (undefined); all other lines are the operator's. */
export const linesWith = (lines, values) => {
  const left = lines.filter((line) => !(nameIn(line) in values) || values[nameIn(line)] === valueIn(line));
  const known = new Set(left.map(nameIn));
  const added = Object.entries(values).filter(([name, value]) => value !== undefined && !known.has(name));
  return [...left, ...added.map(([name, value]) => `${name}="${value}"`)];
};

const write = (file, lines) => {
  const text = `${lines.join("\n")}\n`;
  const full = path.join(ROOT, file);
  // A server under Vite watches the file and restarts whenever it is written.
  if (fs.existsSync(full) && fs.readFileSync(full, "utf8") === text) return;
  fs.writeFileSync(full, text, { mode: 0o600 });
};

const token = () => randomBytes(24).toString("hex");
/** In the format of worker/settings/session-keys.ts. */
const sessionKey = () => `local:${randomBytes(32).toString("base64url")}`;

/**
 * Ensures that both workers run as `local` with this checkout's tokens and keys, and returns them. An operator's own
 * lines stay.
 */
export const writeDevVars = () =>
  exclusively(".wrangler/dev-vars", "writing .dev.vars", () => {
    const [edgeLines, upstreamLines] = FILES.map(linesOf);
    const [edge, upstream] = [edgeLines, upstreamLines].map(valuesOf);
    const devToken = edge.DEV_TOKEN ?? token();
    const adminToken = upstream.ADMIN_TOKEN ?? token();
    // The edge signs visitor facts for the upstream with MEMBERS_SECRET, so both have the same.
    const MEMBERS_SECRET = edge.MEMBERS_SECRET ?? token();
    const SESSION_KEYS = edge.SESSION_KEYS ?? sessionKey();
    const NEWSLETTER = edge.NEWSLETTER ?? "on";
    write(
      FILES[0],
      linesWith(edgeLines, { NEWSLETTER, ENVIRONMENT: "local", DEV_TOKEN: devToken, SESSION_KEYS, MEMBERS_SECRET }),
    );
    const usual = {
      PREVIEW_SECRET: token(),
      SMS_PROVIDER: "outbox",
      MAIL_PROVIDER: "outbox",
      PUSH_SUBJECT: "mailto:developer@example.com",
      ...(upstream.PUSH_PUBLIC_KEY ? {} : newPushKeys()),
    };
    const missing = Object.fromEntries(Object.entries(usual).filter(([name]) => upstream[name] === undefined));
    // WIRE is set per start (served.mjs).
    const ours = { ENVIRONMENT: "local", ADMIN_TOKEN: adminToken, MEMBERS_SECRET, WIRE: undefined };
    write(FILES[1], linesWith(upstreamLines, { ...missing, ...ours }));
    return { devToken, adminToken };
  });
