/** Characters; longer ones cannot be delivered (RFC 5321). */
const LONGEST = 254;
const LONGEST_NAME = 64;

/** What browsers accept before the @ (HTML, `type=email`): few mail servers accept other letters yet. */
const NAME = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
/** Labels of letters, digits and hyphens, in any script; the top-level domain has letters only, two or more. */
const DOMAIN = /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+([\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/iu;

/** The domain in DNS form; undefined if it is invalid there. */
function domainOf(text: string): string | undefined {
  if (!DOMAIN.test(text) || !URL.canParse(`https://${text}`)) return undefined;
  return new URL(`https://${text}`).hostname;
}

/**
 * Parses an e-mail address: text, @, domain, and an ending of two letters or more, not only two or three as in the
 * specification, since many addresses end in .info or .online. Otherwise undefined.
 */
export function parseEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf("@");
  const [name, domain] = [trimmed.slice(0, Math.max(at, 0)), domainOf(trimmed.slice(at + 1))];
  if (name.length > LONGEST_NAME || !NAME.test(name) || !domain) return undefined;
  const address = `${name}@${domain}`;
  return address.length > LONGEST ? undefined : address;
}

/** The same for every spelling of one mailbox: common mail services ignore case. */
export const mailboxOf = (address: string): string => address.toLowerCase();
