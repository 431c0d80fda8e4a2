/** Props that insert markup as it is. Safe for what React has rendered, since it escaped what was put into it; for nothing else. */
export const renderedMarkup = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });
