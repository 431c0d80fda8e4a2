import { countryOfPhone } from "#contract/members/phone-number";
import { HOUR } from "#contract/time/units";
import type { Caller } from "../../api/context/caller.ts";
import type { Env } from "../../platform/env.ts";
import { type Count, countAll } from "./limits.ts";

/** Most SMS an hour. Infinite where they cost nothing. */
export interface SmsBudget {
  all: number;
  /** ISO 3166-1. */
  ofCountry(code: string): number;
}

/** If the operator sets nothing. */
const USUAL = { all: 1_500, country: 500 };

/** What strangers may spend of a budget; the rest is for numbers whose members are recognised. */
const FOR_STRANGERS = 0.75;
const WARN_AT = 0.5;

/** From `SMS_BUDGET_*`; a value that is no whole number counts as not set. */
export function buildBudget(env: Pick<Env, `SMS_BUDGET_${string}`>, { isFree }: { isFree: boolean }): SmsBudget {
  const read = (name: `SMS_BUDGET_${string}`, usual: number): number => {
    const written = env[name]?.trim() ?? "";
    return /^\d{1,9}$/.test(written) ? Number(written) : usual;
  };
  const usual = isFree ? { all: Number.POSITIVE_INFINITY, country: Number.POSITIVE_INFINITY } : USUAL;
  const ofEach = read("SMS_BUDGET_COUNTRY", usual.country);
  return { all: read("SMS_BUDGET_ALL", usual.all), ofCountry: (code) => read(`SMS_BUDGET_${code}`, ofEach) };
}

interface BudgetCount extends Count {
  /** The whole budget, of which a stranger's limit is a part. */
  budget: number;
}

/** What an SMS counts against: the budget of its country and the one of all. */
export function budgetCounts(
  budget: SmsBudget,
  { phone, isStranger }: { phone: string; isStranger: boolean },
): BudgetCount[] {
  const country = countryOfPhone(phone) ?? "other";
  const parts = [
    { whose: country, most: budget.ofCountry(country) },
    { whose: "all", most: budget.all },
  ];
  return parts
    .filter(({ most }) => Number.isFinite(most))
    .map(({ whose, most }) => ({
      whose,
      budget: most,
      limit: {
        name: "sms-budget",
        most: isStranger ? Math.floor(most * FOR_STRANGERS) : most,
        window: HOUR,
        refusal: "codeNotSent",
      },
    }));
}

/** Whether a line about this part of the budget is the first of its hour. */
async function isFirst(caller: Caller, line: "half" | "spent", whose: string): Promise<boolean> {
  const limit = { name: `sms-budget-${line}`, most: 1, window: HOUR, refusal: "codeNotSent" } as const;
  return Array.isArray(await countAll(caller, [{ limit, whose }]));
}

/** Warns once an hour when half of a budget is spent. `counted`: how many SMS of this hour there are. */
export async function warnAtHalf(caller: Caller, { whose: scope, budget }: BudgetCount, counted = 0): Promise<void> {
  if (counted < budget * WARN_AT || !(await isFirst(caller, "half", scope))) return;
  console.error(JSON.stringify({ event: "sms_budget_half", scope, limit: budget }));
}

/** Reports once an hour that the budget refuses: first strangers, then everybody. */
export async function reportSpent(caller: Caller, { limit: { most: limit }, whose: scope }: Count): Promise<void> {
  if (!(await isFirst(caller, "spent", `${scope} ${limit}`))) return;
  console.error(JSON.stringify({ event: "sms_budget_spent", scope, limit }));
}
