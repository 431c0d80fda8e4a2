import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";

const FIELDS = ["email", "sport"] as const;

type NewsletterField = (typeof FIELDS)[number];
export type NewsletterState = FormState<NewsletterField>;

/** The submitted values. */
export const newsletterStateOf = (form: FormData): NewsletterState => ({ values: readFields(form, FIELDS) });
