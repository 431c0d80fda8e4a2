import { BOT_CHECK_FIELD } from "#contract/tables/bot-check";
import { readFields } from "~/features/forms/read-fields";

/** The answer to a form's bot check; empty without script. */
export const readBotCheck = (form: FormData): string => readFields(form, [BOT_CHECK_FIELD])[BOT_CHECK_FIELD];
