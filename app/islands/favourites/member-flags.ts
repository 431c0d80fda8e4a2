import { fieldsOf, resultIn, textOf } from "~/browser/wire-fields";

/** What `/api/me` says of a member that the walkthrough needs. */
export interface MemberFlags {
  /** Undefined where the upstream did not answer, and for guests. */
  hasSeen: boolean | undefined;
  /** ISO 3166-1 alpha-2; empty where they prefer none. */
  country: string;
}

export function flagsIn(body: unknown): MemberFlags {
  const { walkthroughFlag, member } = fieldsOf(resultIn(body)?.data);
  return {
    hasSeen: typeof walkthroughFlag === "boolean" ? walkthroughFlag : undefined,
    country: textOf(fieldsOf(member).country),
  };
}

export async function askFlags(signal: AbortSignal): Promise<MemberFlags> {
  const answer = await fetch("/api/me", { signal });
  return flagsIn(await answer.json());
}
