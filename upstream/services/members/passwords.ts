import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** Cost of scrypt: N is 2^ln. */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** About 0.1 s and 16 MiB. The platform refuses N·r·p above 2^20. */
export const USUAL_COST: PasswordCost = { ln: 14, r: 8, p: 5 };
/** For tests and demo accounts on a developer's machine. */
export const LOW_COST: PasswordCost = { ln: 4, r: 8, p: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

const toOptions = ({ ln, r, p }: PasswordCost): ScryptOptions => {
  const N = 2 ** ln;
  // Twice what scrypt needs: its default limit is too low for N = 16384.
  return { N, r, p, maxmem: 256 * N * r };
};

const derive = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Keyboards write the same text in several forms.
    scrypt(password.normalize("NFC"), salt, HASH_BYTES, toOptions(cost), (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `$scrypt$ln=14,r=8,p=5$salt$hash`, base64url. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, cost);
  const { ln, r, p } = cost;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

interface PasswordCheck {
  isRight: boolean;
  /** Hashed with other parameters than today's. */
  isOutdated: boolean;
}

/** Without a stored hash one is derived all the same, so that timing does not reveal which accounts exist. */
export async function checkStoredPassword(
  password: string,
  stored: string | undefined,
  cost: PasswordCost,
): Promise<PasswordCheck> {
  const [, ln, r, p, salt, hash] = STORED.exec(stored ?? "") ?? [];
  if (!salt || !hash) {
    if (stored !== undefined) throw new Error("a stored password is of an unknown form");
    await derive(password, randomBytes(SALT_BYTES), cost);
    return { isRight: false, isOutdated: false };
  }
  const own: PasswordCost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash, "base64url");
  const derived = await derive(password, Buffer.from(salt, "base64url"), own);
  const isRight = derived.length === expected.length && timingSafeEqual(derived, expected);
  return { isRight, isOutdated: own.ln !== cost.ln || own.r !== cost.r || own.p !== cost.p };
}
