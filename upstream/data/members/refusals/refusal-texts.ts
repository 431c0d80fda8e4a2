import type { MemberRefusal } from "#contract/tables/member-refusals";

/** Refusals as shown to members; the specification's error catalogue where it has a text. */
export type RefusalTexts = Readonly<Record<MemberRefusal, string>>;
