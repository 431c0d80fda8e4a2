// What built modules import and export, by their syntax.
import { parseAst } from "vite";

/** The addresses of a module's static imports. */
export const staticImports = (code: string): string[] =>
  parseAst(code).body.flatMap((statement) => {
    const isImport = statement.type === "ImportDeclaration" || statement.type === "ExportAllDeclaration";
    const source = isImport || statement.type === "ExportNamedDeclaration" ? statement.source : undefined;
    return typeof source?.value === "string" ? [source.value] : [];
  });

/** The names of a module's exports in braces. */
export const exportedNames = (code: string): string[] =>
  parseAst(code).body.flatMap((statement) =>
    statement.type === "ExportNamedDeclaration"
      ? statement.specifiers.map(({ exported }) =>
          exported.type === "Identifier" ? exported.name : `${exported.value}`,
        )
      : [],
  );
