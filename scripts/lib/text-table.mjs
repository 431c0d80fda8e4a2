/** Formats a table: text left-aligned, numbers right-aligned. */
export function tableOf(columns, rows) {
  const cells = [Object.fromEntries(columns.map((name) => [name, name])), ...rows];
  const widths = columns.map((name) => Math.max(...cells.map((row) => String(row[name] ?? "").length)));
  return cells.map((row) =>
    columns
      .map((name, index) => {
        const text = String(row[name] ?? "");
        return typeof rows[0]?.[name] === "number" ? text.padStart(widths[index]) : text.padEnd(widths[index]);
      })
      .join("  ")
      .trimEnd(),
  );
}
