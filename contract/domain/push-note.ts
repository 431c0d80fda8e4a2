/** What a device shows of a notice: a push's JSON payload, read by the site's service worker. */
export interface PushNote {
  title: string;
  body: string;
  /** Identifies the event; a correction reuses the tag of the note it replaces. */
  tag: string;
  /** The page it leads to, from the site's root. */
  url: string;
  /** BCP 47. */
  lang: string;
  /** Replaces another note, and should still alert the user. */
  isCorrection?: true;
}
