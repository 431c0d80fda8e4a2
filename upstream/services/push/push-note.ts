import type { PushNote } from "#contract/domain/notices";

/** A note, and how long a service tries to deliver it. */
export interface Push {
  note: PushNote;
  /** Seconds. */
  ttl: number;
}

const TOPIC_LENGTH = 32;

/**
 * The topic of a push (RFC 8030, section 5.4): of those with the same topic, an offline device gets only the last. At
 * most 32 characters of base64url.
 */
export async function toTopic(tag: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(tag)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, TOPIC_LENGTH);
}
