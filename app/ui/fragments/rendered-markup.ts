/** Props that insert markup unescaped. Safe only for React's own output, which is already escaped. */
export const renderedMarkup = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });
