import type { Saved } from "~/browser/favourites/save-followed";

/** What an answer to a press of a star leads to (specification, section 4). */
export type AfterSaving =
  /** The star was pressed again meanwhile: what that leads to counts. */
  | { kind: "nothing" }
  | { kind: "confirm" }
  /** The star goes back to what it was; with a message unless the refusal is a silent one. */
  | { kind: "revert"; isSilent: boolean; message?: string };

export function afterSaving(saved: Saved, isLatest: boolean): AfterSaving {
  if (!isLatest) return { kind: "nothing" };
  if (saved.kind === "done") return { kind: "confirm" };
  if (saved.kind === "silent") return { kind: "revert", isSilent: true };
  return { kind: "revert", isSilent: false, ...(saved.message && { message: saved.message }) };
}
