import { GO_ON_PATH, PROFILE_PATH } from "../paths.ts";
import type { PageRow } from "./page-row.ts";

/** A page of a member's account. */
const accountPage = (row: Pick<PageRow, "name" | "path" | "module"> & Partial<PageRow>): PageRow => ({
  namespaces: ["common", "account", "accountMenu", "memberForms"],
  query: ["saved"],
  hydrates: true,
  isForMembers: true,
  ...row,
});

/** The account section (specification, section 2). */
export const ACCOUNT_PAGES: readonly PageRow[] = [
  accountPage({ name: "account", path: "/account", module: "account" }),
  accountPage({
    name: "myProfile",
    path: PROFILE_PATH,
    module: "my-profile",
    query: ["saved", "fault"],
    sendsCodes: true,
  }),
  accountPage({
    name: "accountNotifications",
    path: "/account/notifications",
    module: "account-notifications",
    namespaces: ["common", "account", "accountMenu", "memberForms", "alerts"],
    query: ["saved", "thing"],
  }),
  accountPage({
    name: "changePassword",
    path: "/account/changePassword",
    module: "change-password",
    sendsCodes: true,
  }),
  accountPage({ name: "myPhoneNumber", path: "/account/myPhoneNumber", module: "my-phone-number", sendsCodes: true }),
  accountPage({
    name: "myReferralCode",
    path: "/account/myReferralCode",
    module: "my-referral-code",
    namespaces: ["common", "match", "account", "accountMenu", "memberForms"],
  }),
  accountPage({
    name: "deleteAccount",
    path: "/account/deleteAccount",
    module: "delete-account",
    query: ["step"],
    sendsCodes: true,
  }),
  accountPage({ name: "goOn", path: GO_ON_PATH, module: "go-on", query: [] }),
];

const resource = (row: Pick<PageRow, "name" | "path" | "module">): PageRow => ({
  namespaces: [],
  query: [],
  hydrates: true,
  ...row,
});

/** Addresses of the account that are not documents: a file, and forms that redirect. */
export const ACCOUNT_RESOURCES: readonly PageRow[] = [
  resource({ name: "myData", path: "/account/myData", module: "my-data" }),
  resource({ name: "logOut", path: "/account/logout", module: "log-out" }),
];
