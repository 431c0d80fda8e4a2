import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { sectionPath } from "~/features/account/account-sections";
import { type ChangeContext, changeAccount, confirmChange } from "~/features/account/change-account.server";
import { loadMember, loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { answerForm } from "~/features/forms/answer-form.server";
import { formOf, readFields } from "~/features/forms/read-fields";
import { type QrCodeData, qrCode } from "~/features/qr-code/qr-code.server";
import { formatDate } from "~/i18n/format-date";
import { localePath } from "~/page/locale-path";

/** A member's referral code and its link. */
export interface InvitationData {
  code: string;
  /** After the locale: sign-up with the code filled in. */
  path: string;
  qr: QrCodeData;
}

export function invitationOf({ locale, origin }: Pick<EdgeContext, "locale" | "origin">, code: string): InvitationData {
  const path = `/signup?ref=${encodeURIComponent(code)}`;
  return { code, path, qr: qrCode(origin + localePath(locale, path)) };
}

export interface MyReferralCodeData extends InvitationData {
  hasPassword: boolean;
  total: number;
  /** The latest; nicknames are masked. */
  referrals: { nickname: string; joined: string }[];
  /** Nickname of the inviting member. */
  referredBy?: string;
  saved?: SavedChange;
}

/** A member's own code, and who joined with it. */
export async function loadMyReferralCode(
  context: MemberContext & Pick<EdgeContext, "origin">,
  request: Request,
): Promise<MyReferralCodeData> {
  const { locale, visitor } = context;
  const { hasPassword, referredBy } = await loadMember(context, request);
  const { referralCode, total, referrals } = await loadOfMember(context, request, "getReferralList", {});
  const saved = savedChangeIn(request.url);
  return {
    hasPassword,
    ...invitationOf(context, referralCode),
    total,
    referrals: referrals.map(({ nickname, joinedAt }) => ({
      nickname,
      joined: formatDate(dateIn(joinedAt, visitor.timeZone), locale, "date"),
    })),
    ...(referredBy && { referredBy }),
    ...(saved && { saved }),
  };
}

/** Records who invited the member: once, and only if it was not given at sign-up. */
export async function enterReferralCode(request: Request, context: ChangeContext): Promise<Response> {
  const values = readFields(await formOf(request), ["referralCode"]);
  const changed = await changeAccount(context, request, {
    name: "updateReferralCode",
    query: values,
    fields: ["referralCode"],
  });
  if (changed.faults) return answerForm({ values, faults: changed.faults });
  return confirmChange(context.locale, sectionPath("referral"), "referral");
}
