export interface Mail {
  /** The recipient's address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** The same for every attempt at this mail: services that support it send nothing twice. */
  key: string;
}

/** The outcome of a mail. */
export type MailOutcome =
  | { kind: "sent" }
  /** The service does not accept it now; `after` in seconds, if given. */
  | { kind: "later"; after?: number; reason: string }
  /** The service rejects it; `reason` is for the log and contains nothing personal. */
  | { kind: "refused"; reason: string };

/** Hands a mail over for delivery. Never throws. */
export type MailSender = (mail: Mail) => Promise<MailOutcome>;
