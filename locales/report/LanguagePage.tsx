import { renderToStaticMarkup } from "react-dom/server";
import type { LanguageReport } from "./language-report.ts";

const STYLE = `body{font:16px/1.6 system-ui,"Noto Sans Khmer","Noto Sans Thai",sans-serif;margin:1rem auto;max-width:75rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid #ccc}
code{font-size:.8rem;overflow-wrap:anywhere}h2{margin-top:2rem}nav a{margin-right:1rem}`;

/** Why a text is listed, for its editor. */
const WHY: Readonly<Record<LanguageReport["suspicious"][number]["why"], string>> = {
  figures: "Other figures than the English",
  length: "Much shorter or longer than this language’s other texts",
  ending: "Another mark at its end",
  "several translations": "The same English has another translation elsewhere",
  "same as a neighbour": "A neighbour with other English has the same translation",
};

interface RowsProps {
  title: string;
  columns: readonly string[];
  /** Each begins with the key. */
  rows: readonly (readonly [key: string, ...cells: string[]])[];
}

function Rows({ title, columns, rows }: RowsProps) {
  return (
    <section>
      <h3>
        {title}: {rows.length}
      </h3>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, ...cells]) => (
              <tr key={[key, ...cells].join("\n")}>
                <td>
                  <label>
                    <input type="checkbox" /> <code>{key}</code>
                  </label>
                </td>
                {columns.slice(1).map((name, at) => (
                  <td key={name}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Language({ report }: { report: LanguageReport }) {
  const { locale, texts, incomplete, stale, suspicious, tight } = report;
  return (
    <section id={locale} lang={locale}>
      <h2>
        {locale}: {texts} texts
      </h2>
      <Rows title="Missing" columns={["What"]} rows={incomplete.map((fault) => [fault] as const)} />
      <Rows
        title="Stale: the English has changed"
        columns={["Key", "English", "Translation"]}
        rows={stale.map(({ key, english, text }) => [key, english, text] as const)}
      />
      {tight && (
        <Rows
          title="Without room"
          columns={["Key", "Text", "What", "Needs / has", "Window, text", "Page"]}
          rows={tight.map(
            ({ key, text, fault, needs, has, screen, address }) =>
              [key, text, fault, `${needs} / ${has} px`, `${screen.width} px, ${screen.size} px`, address] as const,
          )}
        />
      )}
      <Rows
        title="To look at"
        columns={["Key", "English", "Translation", "Why"]}
        rows={suspicious.map(({ key, english, text, why }) => [key, english, text, WHY[why]] as const)}
      />
    </section>
  );
}

/** What the editors of all languages have to look at, as a document that works from a file. */
export function LanguagePage({ reports }: { reports: readonly LanguageReport[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Languages of Matchlight</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Languages</h1>
        <nav>
          {reports.map(({ locale }) => (
            <a key={locale} href={`#${locale}`}>
              {locale}
            </a>
          ))}
        </nav>
        {reports.map((report) => (
          <Language key={report.locale} report={report} />
        ))}
      </body>
    </html>
  );
}

export const languageDocument = (reports: readonly LanguageReport[]): string =>
  `<!doctype html>${renderToStaticMarkup(<LanguagePage reports={reports} />)}`;
