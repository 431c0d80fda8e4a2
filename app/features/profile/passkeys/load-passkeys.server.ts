import { dateIn } from "#contract/time/zone";
import { loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { formatDate } from "~/i18n/format-date";
import { type Device, deviceOfAgent } from "../device-of-agent.ts";

export interface PasskeyRow {
  id: string;
  /** Given by the member. */
  name?: string;
  /** In which it was added. */
  device?: Device;
  /** Formatted dates. */
  added: string;
  lastUsed?: string;
}

/** The member's passkeys, oldest first. */
export async function loadPasskeys(context: MemberContext, request: Request): Promise<PasskeyRow[]> {
  const { locale, visitor } = context;
  const dateOf = (at: number) => formatDate(dateIn(at, visitor.timeZone), locale, "date");
  const passkeys = await loadOfMember(context, request, "getPasskeyList", {});
  return passkeys.map(({ id, name, agent, createdAt, lastUsedAt }) => {
    const device = deviceOfAgent(agent);
    return {
      id,
      ...(name !== undefined && { name }),
      ...(device && { device }),
      added: dateOf(createdAt),
      ...(lastUsedAt !== undefined && { lastUsed: dateOf(lastUsedAt) }),
    };
  });
}
