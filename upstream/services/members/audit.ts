import type { Caller } from "../../api/context/caller.ts";
import { auditEvents } from "../schema/members.ts";

type AuditKind =
  | "signed_up"
  | "signed_in"
  | "signed_out"
  | "session_ended"
  | "password_set"
  | "number_changed"
  | "identity_linked"
  | "identity_unlinked"
  | "passkey_added"
  | "passkey_removed"
  | "deletion_requested"
  | "deletion_withdrawn";

/** A statement that records an account event. */
export const noteEvent = ({ db, now, client }: Caller, username: string, kind: AuditKind) =>
  db.insert(auditEvents).values({ username, kind, at: now, country: client?.country ?? null });
