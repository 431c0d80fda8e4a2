import { adminSend } from "./admin-send.mjs";
import { tableOf } from "./text-table.mjs";

const at = (target, route, query = {}) => {
  const url = new URL(target.address);
  url.pathname += route;
  url.search = new URLSearchParams(query);
  return url;
};

/** Makes the seasons anew that have changed; returns what that changed, or a reason. */
export async function rebuild(target) {
  const total = { seasons: 0, added: 0, changed: 0, removed: 0 };
  for (let left = 1; left > 0; ) {
    const { status, body } = await adminSend(target, at(target, "/rebuild"), { method: "POST" });
    if (status !== 200) return { reason: body.message ?? `status ${status}` };
    for (const key of Object.keys(total)) total[key] += body[key];
    left = body.left;
  }
  return total;
}

const plural = (number, one) => `${number} ${one}${number === 1 ? "" : "s"}`;

export const rebuiltText = ({ seasons, added, changed, removed }) =>
  `${plural(seasons, "season")} made anew: ${plural(removed, "match").replace(/chs$/, "ches")} removed, ${added} added, ${changed} changed`;

/** Takes an import back; returns what that changed, or a reason. */
export async function undo(target, batch) {
  const { status, body } = await adminSend(target, at(target, "/undo", { batch }), { method: "POST" });
  // A second try goes on where the first was interrupted.
  if (status !== 200 && status !== 409) return { reason: body.message ?? `status ${status}` };
  const rebuilt = await rebuild(target);
  return status === 409 && rebuilt.seasons === 0 ? { reason: body.message } : rebuilt;
}

/** All imports, the newest first; undefined, with a line of the reason, if they cannot be had. */
export async function readBatches(target) {
  const all = [];
  for (let before; ; ) {
    const address = new URL(target.address);
    address.pathname = address.pathname.replace(/import$/, "imports");
    if (before !== undefined) address.searchParams.set("before", before);
    const { status, body } = await adminSend(target, address);
    if (status !== 200) return { reason: body.message ?? `status ${status}` };
    all.push(...body.batches);
    if (body.next === undefined) return { batches: all };
    before = body.next;
  }
}

const NUMBERS = ["read", "added", "changed", "refused"];
const day = (instant) => new Date(instant).toISOString().slice(0, 16).replace("T", " ");

/** A line per import: files beyond the first are counted. */
export function batchTable(batches) {
  const rows = batches.map(({ id, madeAt, undoneAt, files }) => ({
    import: id,
    made: day(madeAt),
    state: undoneAt === null ? "" : "taken back",
    files: files.length > 1 ? `${files[0].name} and ${files.length - 1} more` : (files[0]?.name ?? ""),
    ...Object.fromEntries(NUMBERS.map((key) => [key, files.reduce((sum, file) => sum + file[key], 0)])),
  }));
  return tableOf(["import", "made", "state", "files", ...NUMBERS], rows);
}
