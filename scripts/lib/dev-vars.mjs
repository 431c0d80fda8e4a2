import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./project.mjs";

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
    .map(([name, value]) => `${name}="${value}"`)
    .join("\n");
  fs.writeFileSync(path.join(ROOT, file), `${text}\n`, { mode: 0o600 });
};

/**
 * Makes sure that both workers run as `local` with tokens of this checkout, and returns them. What an operator put
 * into the files stays.
 */
export function writeDevVars() {
  const [edge, upstream] = FILES.map(read);
  const devToken = edge.DEV_TOKEN ?? randomBytes(24).toString("hex");
  const adminToken = upstream.ADMIN_TOKEN ?? randomBytes(24).toString("hex");
  write(FILES[0], { ...edge, ENVIRONMENT: "local", DEV_TOKEN: devToken });
  // Of one start only, unlike what stands in the file.
  const { WIRE: _, ...kept } = upstream;
  const wire = process.env.WIRE ? { WIRE: process.env.WIRE } : {};
  write(FILES[1], { ...kept, ...wire, ENVIRONMENT: "local", ADMIN_TOKEN: adminToken });
  return { devToken, adminToken };
}
