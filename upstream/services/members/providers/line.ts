import { errors, jwtVerify } from "jose";
import {
  buildAccount,
  type ProviderAccount,
  type ProviderCode,
  ProviderFault,
  requestProvider,
  textOf,
} from "./provider.ts";

export interface LineSettings {
  clientId: string;
  clientSecret: string;
  /** https://api.line.me */
  apiBase: string;
  /** https://access.line.me */
  issuer: string;
}

/**
 * LINE Login v2.1: exchanges the code for an ID token, which a web channel signs with its secret (HS256). The nonce
 * binds it to the browser that began. Throws ProviderFault.
 */
export async function accountAtLine(
  { clientId, clientSecret, apiBase, issuer }: LineSettings,
  { code, redirectUri, codeVerifier, nonce }: ProviderCode,
  now: number,
): Promise<ProviderAccount> {
  if (!nonce) throw new ProviderFault("no nonce");
  const { status, fields } = await requestProvider(`${apiBase}/oauth2/v2.1/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: codeVerifier,
    }),
  });
  if (status !== 200) throw new ProviderFault(`status ${status}`);
  try {
    const { payload } = await jwtVerify(textOf(fields, "id_token"), new TextEncoder().encode(clientSecret), {
      algorithms: ["HS256"],
      issuer,
      audience: clientId,
      requiredClaims: ["sub", "exp", "nonce"],
      currentDate: new Date(now),
      clockTolerance: 10,
    });
    if (payload.nonce !== nonce) throw new ProviderFault("another nonce");
    return buildAccount(payload.sub ?? "", payload.name);
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ProviderFault(`ID token: ${error.code}`);
    throw error;
  }
}
