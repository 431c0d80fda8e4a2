/** The pages of the account, in the order of their menu (specification, section 2). */
export const ACCOUNT_SECTIONS = [
  { key: "profile", path: "/account/myProfile" },
  { key: "notifications", path: "/account/notifications" },
  { key: "phone", path: "/account/myPhoneNumber" },
  { key: "password", path: "/account/changePassword" },
  { key: "referral", path: "/account/myReferralCode" },
  { key: "deletion", path: "/account/deleteAccount" },
] as const;

/** Id of a part of the profile: accounts, passkeys and devices by which somebody may log in. */
export const SECURITY_ID = "security";

/** A member may look for it by its own name. */
const SECURITY = { key: "security", path: `/account/myProfile#${SECURITY_ID}` } as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]["key"];

interface AccountLink {
  key: AccountSection | typeof SECURITY.key;
  /** After the locale. */
  path: string;
}

/** The menu of the account. */
export const ACCOUNT_LINKS: readonly AccountLink[] = ACCOUNT_SECTIONS.flatMap<AccountLink>((section) =>
  section.key === "profile" ? [section, SECURITY] : [section],
);

/** Root path of the account pages, after the locale. */
export const ACCOUNT_PATH = "/account";
export const LOG_OUT_PATH = "/account/logout";

export const sectionPath = (key: AccountSection): string =>
  ACCOUNT_SECTIONS.find((section) => section.key === key)?.path ?? ACCOUNT_PATH;

/** Translation key of a section's name in `account`: members without a password set one instead of changing it. */
export const sectionName = (key: AccountSection | typeof SECURITY.key, hasPassword: boolean) =>
  key === "password" && !hasPassword ? ("section.setPassword" as const) : (`section.${key}` as const);

/** Whether a page, given by its path after the locale, is one of the account's. */
export const isAccountPage = (path: string): boolean => path === ACCOUNT_PATH || path.startsWith(`${ACCOUNT_PATH}/`);
