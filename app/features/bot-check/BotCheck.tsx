import type { BotCheckAction } from "#contract/tables/bot-check";
import { usePage } from "~/page/use-page";
import { EmbeddedCheck } from "./EmbeddedCheck.tsx";
import { ServiceCheck } from "./ServiceCheck.tsx";

export interface BotCheckProps {
  /** What the answer is good for; the edge knows which call needs which (worker/form-guard/guarded-calls.ts). */
  action: BotCheckAction;
  /** Of the buttons that send what is checked. */
  intents: readonly string[];
}

/** Inside a MemberForm: shows that somebody and not a bot sends it, by whatever the operator has configured. */
export function BotCheck({ action, intents }: BotCheckProps) {
  const { botCheck } = usePage().config;
  if (!botCheck) return <EmbeddedCheck action={action} intents={intents} />;
  return botCheck.provider === "off" ? null : <ServiceCheck action={action} service={botCheck} />;
}
