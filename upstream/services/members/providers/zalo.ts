import {
  buildAccount,
  type Fields,
  type ProviderAccount,
  type ProviderCode,
  ProviderFault,
  requestProvider,
  textOf,
} from "./provider.ts";

export interface ZaloSettings {
  appId: string;
  secretKey: string;
  /** https://oauth.zaloapp.com */
  oauthBase: string;
  /** https://graph.zalo.me */
  graphBase: string;
}

/** Zalo answers 200 to everything; an `error` other than 0 means refusal. */
function refuseErrors({ status, fields }: { status: number; fields: Fields }): Fields {
  const { error } = fields;
  if (error !== undefined && Number(error) !== 0) throw new ProviderFault(`error ${Number(error)}`);
  if (status !== 200) throw new ProviderFault(`status ${status}`);
  return fields;
}

/**
 * Zalo Login v4: exchanges the code for an access token, and that for the profile. It has neither nonce nor ID token.
 * Throws ProviderFault.
 */
export async function accountAtZalo(
  { appId, secretKey, oauthBase, graphBase }: ZaloSettings,
  { code, codeVerifier }: ProviderCode,
): Promise<ProviderAccount> {
  const tokens = refuseErrors(
    await requestProvider(`${oauthBase}/v4/access_token`, {
      method: "POST",
      headers: { secret_key: secretKey },
      body: new URLSearchParams({ code, app_id: appId, grant_type: "authorization_code", code_verifier: codeVerifier }),
    }),
  );
  const profile = refuseErrors(
    await requestProvider(`${graphBase}/v2.0/me?fields=id,name`, {
      headers: { access_token: textOf(tokens, "access_token") },
    }),
  );
  return buildAccount(textOf(profile, "id"), profile.name);
}
