import type { EdgeContext } from "#worker/pages/context";
import { type QrCodeData, qrCode } from "~/features/qr-code/qr-code.server";
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
