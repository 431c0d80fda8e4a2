import { generateKeyPairSync } from "node:crypto";

const UNCOMPRESSED = 0x04;

/**
 * A key pair for Web Push (RFC 8292) as environment variables: the P-256 point that browsers subscribe with, and the
 * private key that this server signs with, both base64url.
 */
export function newPushKeys() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y, d } = privateKey.export({ format: "jwk" });
  const [left, right] = [x, y].map((part) => Buffer.from(part, "base64url"));
  const point = Buffer.concat([Buffer.from([UNCOMPRESSED]), left, right]);
  return { PUSH_PUBLIC_KEY: point.toString("base64url"), PUSH_PRIVATE_KEY: d };
}
