import { guardDateFields } from "./guard-date-fields.ts";

// Stands in the page beside the first date field.
guardDateFields(document);
