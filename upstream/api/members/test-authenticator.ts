import { createHash, randomBytes } from "node:crypto";

// An authenticator in software (WebAuthn 3, section 6): ES256, attestation "none".

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();

/** A CBOR head (RFC 8949, section 3): major type and length or value below 65,536. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 255]);
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const byteString = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const textString = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const map = (...pairs: [key: Buffer, value: Buffer][]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** An ECDSA signature of WebCrypto (r and s, 32 bytes each) as ASN.1, which authenticators send. */
function toDer(signature: Uint8Array): Buffer {
  const integerOf = (bytes: Uint8Array): Buffer => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const trimmed = Buffer.from(bytes.subarray(start));
    const value = (trimmed[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), trimmed]) : trimmed;
    return Buffer.concat([Buffer.from([2, value.length]), value]);
  };
  const body = Buffer.concat([integerOf(signature.subarray(0, 32)), integerOf(signature.subarray(32))]);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}

/** What differs from a right answer. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The holder was not verified. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signed with another key. */
  isForged?: boolean;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** A passkey for one member of `origin`. A counter of 0 stays 0, as that of a synchronised passkey does. */
export async function newAuthenticator(origin: string, counter = 0) {
  const makeKeys = () =>
    crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
      "sign",
      "verify",
    ]) as Promise<CryptoKeyPair>;
  const [keys, others] = [await makeKeys(), await makeKeys()];
  const id = randomBytes(32);
  let userHandle = "";
  let count = counter;

  const clientData = (type: string, { challenge }: Options, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(
    rpId: string,
    { isUnverified, counter: sentCount = count }: Deviation,
    attested?: Buffer,
  ): Buffer {
    const flags = 1 | (isUnverified ? 0 : 4) | (attested ? 64 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(sentCount);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, attested ?? Buffer.alloc(0)]);
  }

  async function coseKey(): Promise<Buffer> {
    const { x = "", y = "" } = (await crypto.subtle.exportKey("jwk", keys.publicKey)) as JsonWebKey;
    const coordinate = (text: string) => byteString(Buffer.from(text, "base64url"));
    return map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), coordinate(x)],
      [integer(-3), coordinate(y)],
    );
  }

  /** Makes the passkey that the options ask for. */
  async function create(optionsJson: string, deviation: Deviation = {}): Promise<string> {
    const options = JSON.parse(optionsJson) as Options;
    userHandle = options.user?.id ?? "";
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, await coseKey()]);
    const data = authenticatorData(deviation.rpId ?? options.rp?.id ?? "", deviation, attested);
    const attestation = map(
      [textString("fmt"), textString("none")],
      [textString("attStmt"), map()],
      [textString("authData"), byteString(data)],
    );
    const response = {
      clientDataJSON: base64Url(clientData("webauthn.create", options, deviation)),
      attestationObject: base64Url(attestation),
      transports: ["internal", "hybrid"],
    };
    return JSON.stringify({
      id: base64Url(id),
      rawId: base64Url(id),
      type: "public-key",
      response,
      clientExtensionResults: {},
    });
  }

  /** Signs the challenge of the options. */
  async function sign(optionsJson: string, deviation: Deviation = {}): Promise<string> {
    const options = JSON.parse(optionsJson) as Options;
    if (count > 0) count += 1;
    const data = authenticatorData(deviation.rpId ?? options.rpId ?? "", deviation);
    const client = clientData("webauthn.get", options, deviation);
    const key = deviation.isForged ? others.privateKey : keys.privateKey;
    const signed = await crypto.subtle.sign(
      { name: "ECDSA", hash: "SHA-256" },
      key,
      Buffer.concat([data, sha256(client)]),
    );
    const response = {
      clientDataJSON: base64Url(client),
      authenticatorData: base64Url(data),
      signature: base64Url(toDer(new Uint8Array(signed))),
      userHandle: deviation.userHandle ?? userHandle,
    };
    return JSON.stringify({
      id: base64Url(id),
      rawId: base64Url(id),
      type: "public-key",
      response,
      clientExtensionResults: {},
    });
  }

  return { create, sign };
}
