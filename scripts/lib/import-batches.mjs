import { adminSend, reasonIn, routeOf } from "./admin-send.mjs";
import { counted } from "./counted.mjs";
import { tableOf } from "./text-table.mjs";

/** Makes the seasons anew that have changed; returns what that changed, or a reason. */
export async function rebuild(target) {
  const total = { seasons: 0, added: 0, changed: 0, removed: 0 };
  for (let left = 1; left > 0; ) {
    const { status, body } = await adminSend(target, routeOf(target, "/rebuild"), { method: "POST" });
    if (status !== 200) return { reason: reasonIn({ status, body }) };
    for (const key of Object.keys(total)) total[key] += body[key];
    left = body.left;
  }
  return total;
}

export const rebuiltText = ({ seasons, added, changed, removed }) =>
  `${counted(seasons, "season")} made anew: ${counted(removed, "match", "matches")} removed, ${added} added, ${changed} changed`;

/** Takes an import back; returns what that changed, whether it was taken back before, or a reason. */
export async function undo(target, batch) {
  const { status, body } = await adminSend(target, routeOf(target, "/undo", { batch }), { method: "POST" });
  // A second try goes on where the first was interrupted.
  if (status !== 200 && status !== 409) return { reason: reasonIn({ status, body }) };
  const rebuilt = await rebuild(target);
  return { ...rebuilt, ...(status === 409 && { wasUndone: true }) };
}

/** All imports, the newest first, or a reason. */
export async function readBatches(target) {
  const all = [];
  for (let before; ; ) {
    const address = new URL(target.address);
    address.pathname = address.pathname.replace(/import$/, "imports");
    if (before !== undefined) address.searchParams.set("before", before);
    const { status, body } = await adminSend(target, address);
    if (status !== 200) return { reason: reasonIn({ status, body }) };
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
