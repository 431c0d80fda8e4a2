import type { Provider } from "#contract/domain/members";
import { PROVIDER_COUNTRIES } from "../../data/members/provider-countries.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";

const isOffered = ({ settings }: Caller, provider: Provider, country: string | undefined): boolean =>
  settings[provider] !== undefined && country !== undefined && PROVIDER_COUNTRIES[provider].includes(country);

const elsewhere = (caller: Caller, country: string | undefined) => [
  ...(["line", "zalo"] as const).filter((provider) => isOffered(caller, provider, country)),
  ...(caller.settings.firebase ? (["firebase"] as const) : []),
];

/** The configured methods that are usual in the country. */
export const loginMethods: MemberCall<"getLoginMethod"> = ({ countryCode }, caller) => ({
  data: {
    methods: [
      "password",
      ...(caller.settings.sms ? (["code"] as const) : []),
      ...(caller.settings.passkeys ? (["passkey"] as const) : []),
      ...elsewhere(caller, countryCode),
    ],
  },
});

/** A LINE or Zalo account becomes a member's by a code sent to their number. */
export const signUpMethods: MemberCall<"getSignUpMethod"> = ({ countryCode }, caller) => {
  const offered = elsewhere(caller, countryCode);
  return {
    data: { methods: caller.settings.sms ? ["phone", ...offered] : offered.filter((one) => one === "firebase") },
  };
};
