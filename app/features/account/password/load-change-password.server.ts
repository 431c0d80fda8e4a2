import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";

export interface ChangePasswordData {
  hasPassword: boolean;
  /** "+66 •••• 5678" */
  phone?: string;
  saved?: SavedChange;
}

export async function loadChangePassword(context: MemberContext, request: Request): Promise<ChangePasswordData> {
  const { hasPassword, phoneMasked } = await loadMember(context, request);
  const saved = savedChangeIn(request.url);
  return { hasPassword, ...(phoneMasked && { phone: phoneMasked }), ...(saved && { saved }) };
}
