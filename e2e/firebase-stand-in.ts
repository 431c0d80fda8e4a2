import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { listenOnLoopback } from "../scripts/lib/loopback.mjs";
import { databaseStandIn } from "./database-stand-in.ts";

/** The stand-in's project; as with the emulator, the prefix means that there is no such project at Google. */
export const FIREBASE_PROJECT = "demo-matchlight";

interface SentCode {
  phoneNumber: string;
  sessionInfo: string;
  code: string;
}

type Fields = Record<string, unknown>;
/** A refusal's name is in its body, as with Firebase. */
type Answer = { status: 200; body: object } | { status: 400; error: string };
type Answers = Record<string, (fields: Fields) => Answer | Promise<Answer>>;

const API = "/identitytoolkit.googleapis.com";
const base64Url = (fields: Fields): string => Buffer.from(JSON.stringify(fields)).toString("base64url");
const userIdOf = (phone: string): string => `user-${phone.slice(1)}`;

/** An unsigned ID token, like the emulator's. */
function idTokenFor(userId: string, more: Fields): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${FIREBASE_PROJECT}`,
    aud: FIREBASE_PROJECT,
    sub: userId,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    ...more,
  };
  return `${base64Url({ alg: "none", typ: "JWT" })}.${base64Url(claims)}.`;
}

const phoneToken = (phone: string): string =>
  idTokenFor(userIdOf(phone), {
    phone_number: phone,
    firebase: { identities: { phone: [phone] }, sign_in_provider: "phone" },
  });

/** Sign-in by a token signed by the site's service account. */
async function customTokenApi() {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const email = `notices@${FIREBASE_PROJECT}.example`;
  const serviceAccount = JSON.stringify({
    project_id: FIREBASE_PROJECT,
    client_email: email,
    private_key: await exportPKCS8(privateKey),
    token_uri: "https://oauth2.example/token",
  });
  const signIn = async ({ token }: Fields): Promise<Answer> => {
    const checked = await jwtVerify(String(token), publicKey, { issuer: email, subject: email }).catch(() => undefined);
    if (!checked) return { status: 400, error: "INVALID_CUSTOM_TOKEN" };
    const idToken = idTokenFor(String(checked.payload.uid), { firebase: { sign_in_provider: "custom" } });
    return { status: 200, body: { idToken, refreshToken: "none", expiresIn: "3600", isNewUser: false } };
  };
  const answers: Answers = { [`POST ${API}/v1/accounts:signInWithCustomToken`]: signIn };
  return { serviceAccount, answers };
}

/** Requests of Firebase's SDK for phone sign-in, and the emulator's list of "sent" codes. */
function authApi(): Answers {
  const codes: SentCode[] = [];
  const ok = (body: object): Answer => ({ status: 200, body });

  function signIn({ sessionInfo, code }: Fields): Answer {
    const sent = codes.find((one) => one.sessionInfo === sessionInfo);
    if (!sent) return { status: 400, error: "INVALID_SESSION_INFO" };
    if (sent.code !== code) return { status: 400, error: "INVALID_CODE" };
    codes.splice(codes.indexOf(sent), 1);
    const { phoneNumber } = sent;
    const localId = userIdOf(phoneNumber);
    return ok({ idToken: phoneToken(phoneNumber), refreshToken: "none", expiresIn: "3600", localId, phoneNumber });
  }

  return {
    [`GET ${API}/v2/recaptchaConfig`]: () => ok({ recaptchaEnforcementState: [] }),
    [`GET ${API}/v1/recaptchaParams`]: () => ok({ recaptchaSiteKey: "none" }),
    [`POST ${API}/v1/accounts:sendVerificationCode`]: ({ phoneNumber }: Fields) => {
      const sessionInfo = crypto.randomUUID();
      const code = String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0");
      codes.push({ phoneNumber: String(phoneNumber), sessionInfo, code });
      return ok({ sessionInfo });
    },
    [`POST ${API}/v1/accounts:signInWithPhoneNumber`]: signIn,
    [`POST ${API}/v1/accounts:lookup`]: ({ idToken }: Fields) => {
      const claims = JSON.parse(Buffer.from(String(idToken).split(".")[1] ?? "", "base64url").toString());
      return ok({ users: [{ localId: claims.sub, phoneNumber: claims.phone_number, providerUserInfo: [] }] });
    },
    [`GET /emulator/v1/projects/${FIREBASE_PROJECT}/verificationCodes`]: () => ok({ verificationCodes: codes }),
  };
}

const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}

/**
 * The parts of Firebase for codes and notices: Authentication on loopback, and a database that replaces the same host.
 */
export async function startFirebaseStandIn() {
  const { serviceAccount, answers } = await customTokenApi();
  const api = { ...authApi(), ...answers };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "OPTIONS") return response.writeHead(204, CORS).end();
    const { pathname } = new URL(request.url ?? "/", "http://stand-in");
    const given = await api[`${request.method} ${pathname}`]?.(await fieldsOf(request));
    const answer = given ?? ({ status: 400, error: "UNKNOWN" } as const);
    const { status } = answer;
    const body = "body" in answer ? answer.body : { error: { code: status, message: answer.error } };
    return response.writeHead(status, { ...CORS, "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const { url, close } = await listenOnLoopback(server);
  return { url, close, serviceAccount, database: databaseStandIn(new URL(url).host) };
}
