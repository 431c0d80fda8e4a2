import type { Saved } from "~/features/favourites/save-followed";

/** The outcome of saving a star press (specification, section 4). */
export type AfterSaving =
  /** The star was pressed again in the meantime, so that press decides. */
  | { kind: "nothing" }
  | { kind: "confirm" }
  /** The star reverts, with a message unless the refusal is silent. */
  | { kind: "revert"; isSilent: boolean; message?: string };

export function afterSaving(saved: Saved, isLatest: boolean): AfterSaving {
  if (!isLatest) return { kind: "nothing" };
  if (saved.kind === "done") return { kind: "confirm" };
  if (saved.kind === "silent") return { kind: "revert", isSilent: true };
  return { kind: "revert", isSilent: false, ...(saved.message && { message: saved.message }) };
}
