export interface Mail {
  /** The recipient's address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** The same whenever this mail is sent again: a service that knows it sends nothing twice. */
  key: string;
}

/** What became of a mail. */
export type MailOutcome =
  | { kind: "sent" }
  /** The service does not take it now; `after` in seconds, where it says so. */
  | { kind: "later"; after?: number; reason: string }
  /** The service will not take it; `reason` is for the log and holds nothing personal. */
  | { kind: "refused"; reason: string };

/** Hands a mail over to be delivered. Never throws. */
export type MailSender = (mail: Mail) => Promise<MailOutcome>;
