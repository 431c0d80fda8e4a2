import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { loadMember, loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { type QrCodeData, qrCode } from "~/features/qr-code/qr-code.server";
import { formatDate } from "~/i18n/format-date";
import { localePath } from "~/page/locale-path";

export interface MyReferralCodeData {
  hasPassword: boolean;
  code: string;
  /** Behind the locale: sign-up with the code filled in. */
  path: string;
  qr: QrCodeData;
  total: number;
  /** The latest; nicknames are masked. */
  referrals: { nickname: string; joined: string }[];
  /** Nickname of who invited the member. */
  referredBy?: string;
  saved?: SavedChange;
}

/** A member's own code, and who joined with it. */
export async function loadMyReferralCode(
  context: MemberContext & Pick<EdgeContext, "origin">,
  request: Request,
): Promise<MyReferralCodeData> {
  const { locale, origin, visitor } = context;
  const { hasPassword, referredBy } = await loadMember(context, request);
  const { referralCode, total, referrals } = await loadOfMember(context, request, "getReferralList", {});
  const path = `/signup?ref=${encodeURIComponent(referralCode)}`;
  const saved = savedChangeIn(request.url);
  return {
    hasPassword,
    code: referralCode,
    path,
    qr: qrCode(origin + localePath(locale, path)),
    total,
    referrals: referrals.map(({ nickname, joinedAt }) => ({
      nickname,
      joined: formatDate(dateIn(joinedAt, visitor.timeZone), locale, "date"),
    })),
    ...(referredBy && { referredBy }),
    ...(saved && { saved }),
  };
}
