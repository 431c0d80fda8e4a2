import { parseArgs } from "node:util";
import { die } from "./project.mjs";

export const FLAG = /** @type {const} */ ({ type: "boolean", default: false });
export const TEXT = /** @type {const} */ ({ type: "string" });

/**
 * A command's options and words. Ends it with a line in place of a stack trace where an option is unknown or lacks its
 * value.
 * @param {import("node:util").ParseArgsOptionsConfig} options
 * @param {{ usage?: string, args?: string[], allowPositionals?: boolean, end?: (text: string) => any }} [how]
 */
export function readOptions(
  options,
  { usage, args = process.argv.slice(2), allowPositionals = usage !== undefined, end = die } = {},
) {
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    // What follows is advice for words that begin with a dash.
    const [reason] = error.message.split(/\. (?=To specify|Did you forget)/);
    return end([reason, ...(usage ? [`    ${usage}`] : [])].join("\n\n"));
  }
}

/** Ends a command for an upstream elsewhere that lacks what reaches it. */
export function requireTarget(/** @type {{ url?: string, token?: string }} */ { url, token }, end = die) {
  if (url !== undefined && !URL.canParse(url)) end(`--url ${url} is not an address.`);
  if (url !== undefined && !token) end("--url needs --token, the ADMIN_TOKEN of that upstream.");
}
