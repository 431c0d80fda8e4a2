const DAY = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_FOR = 180 * DAY;

export interface SecurityFacts {
  /** Addresses as RFC 9116 wants them: `mailto:`, `https:` or `tel:`. */
  contacts: readonly string[];
  /** Milliseconds. */
  now: number;
  /** Scheme and host of the site, where they are known. */
  origin: string | undefined;
}

const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/[^\s/]+\S*)$/;

/** A contact as an operator writes it: an address of a web page or of mail; undefined for what is none. */
export function securityContact(text: string): string | undefined {
  const uri = /^[^\s@:/]+@[^\s@:/]+$/.test(text) ? `mailto:${text}` : text;
  return CONTACT.test(uri) ? uri : undefined;
}

/** Whom to write to about a vulnerability (RFC 9116). Valid from the day it is asked for. */
export function securityText({ contacts, now, origin }: SecurityFacts): string {
  const expires = new Date(Math.floor(now / DAY) * DAY + VALID_FOR).toISOString().replace(".000Z", "Z");
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    ...(origin ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    "",
  ].join("\n");
}
