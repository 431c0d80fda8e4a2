import type { MemberRefusal } from "#contract/tables/member-refusals";

/** What a member reads when a rule refuses; the specification's error catalogue where it gives the text. */
export type RefusalTexts = Readonly<Record<MemberRefusal, string>>;
