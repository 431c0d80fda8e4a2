import type { BotCheckAction } from "#contract/tables/bot-check";
import { usePage } from "~/page/use-page";
import { EmbeddedCheck } from "./EmbeddedCheck.tsx";
import { ServiceCheck } from "./ServiceCheck.tsx";

export interface BotCheckProps {
  /** What the check is for; worker/form-guard/guarded-calls.ts maps calls to these actions. */
  action: BotCheckAction;
  /** Intents of the submit buttons that require the check. */
  intents: readonly string[];
}

/** Goes inside a MemberForm: checks that a human sends it, using the configured bot check. */
export function BotCheck({ action, intents }: BotCheckProps) {
  const { botCheck } = usePage().config;
  if (!botCheck) return <EmbeddedCheck action={action} intents={intents} />;
  return botCheck.provider === "off" ? null : <ServiceCheck action={action} service={botCheck} />;
}
