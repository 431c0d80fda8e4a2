/**
 * Inserts text into a <script> or <style> element unescaped; React would escape it as markup, which neither element
 * decodes. Only for texts of our own build and colours that we computed, never for text of a request or an upstream.
 */
export const inlineText = (text: string) => ({
  dangerouslySetInnerHTML: { __html: text },
  suppressHydrationWarning: true,
});

/** Props that insert markup unescaped. Safe only for React's own output, which is already escaped. */
export const renderedMarkup = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });
