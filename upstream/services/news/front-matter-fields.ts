import { LineCounter, parseDocument } from "yaml";
import * as z from "zod/mini";

/** Why a file is refused: the front-matter field, or the line (from 1), or both. */
export interface FileFault {
  line?: number;
  field?: string;
  reason: string;
}

export const Line = (least: number, most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.refine((text) => !/[\r\n]/.test(text), "one line only"),
  );
export const Slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "not a slug (a-z, 0-9, -)"), z.maxLength(80));

/** An instant with its zone, in milliseconds. */
export const Instant = z.pipe(
  z
    .string()
    .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/, "not an instant (2026-10-17T14:20:00Z)")),
  z.transform((text, context) => {
    const instant = Date.parse(text);
    if (!Number.isNaN(instant)) return instant;
    context.issues.push({ code: "custom", message: "no such instant", input: text });
    return z.NEVER;
  }),
);

const LONGEST = 8_000;

/**
 * Reads the YAML between the two lines of dashes, from line 2 on, by a schema. Only plain values: no anchors, no tags.
 * `plain`: the values of fields with faults, for checks that a schema cannot make.
 */
export function readFields<Schema extends z.ZodMiniType>(
  yaml: string,
  schema: Schema,
): { fields: z.output<Schema> } | { faults: FileFault[]; plain?: unknown } {
  if (yaml.length > LONGEST) return { faults: [{ line: 2, reason: `longer than ${LONGEST} characters` }] };
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const document = parseDocument(yaml, { schema: "core", lineCounter: lines, uniqueKeys: true, stringKeys: true });
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0)
    return { faults: broken.map(({ pos, message }) => ({ line: lineAt(pos[0]), reason: firstLine(message) })) };
  const plain = plainValue(document);
  const read = schema.safeParse(plain);
  if (read.success) return { fields: read.data };
  return {
    plain,
    faults: read.error.issues.flatMap((issue) => {
      const unknown = issue.code === "unrecognized_keys" ? issue.keys : undefined;
      const fields = unknown ?? [issue.path.join(".")];
      return fields.map((field) => {
        const node = document.getIn(field.split("."), true) as { range?: [number, number, number] } | undefined;
        const reason = unknown ? "not a field" : document.hasIn(field.split(".")) ? issue.message : "missing";
        return { field, reason, ...(node?.range && { line: lineAt(node.range[0]) }) };
      });
    }),
  };
}

const firstLine = (text: string): string => text.split("\n")[0]?.replace(/:$/, "") ?? "";

function plainValue(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}
