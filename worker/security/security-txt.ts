import { DAY } from "#contract/time/units";

/** RFC 9116 recommends less than a year. */
const VALID_FOR = 180 * DAY;

interface SecurityFacts {
  /** URIs as RFC 9116 requires: `mailto:`, `https:` or `tel:`. */
  contacts: readonly string[];
  /** Milliseconds. */
  now: number;
  /** Scheme and host of the site, if known. */
  origin: string | undefined;
}

const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/[^\s/]+\S*)$/;

/** A contact as configured: a web or mail address; undefined if it is neither. */
export function securityContact(text: string): string | undefined {
  const uri = /^[^\s@:/]+@[^\s@:/]+$/.test(text) ? `mailto:${text}` : text;
  return CONTACT.test(uri) ? uri : undefined;
}

/** Contact for vulnerability reports (RFC 9116). Valid from the day of the request. */
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
