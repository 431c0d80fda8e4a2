import { guardDateFields } from "./guard-date-fields.ts";

// Inlined into the page next to the first date field.
guardDateFields(document);
