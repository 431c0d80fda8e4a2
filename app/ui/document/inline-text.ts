/**
 * Text put into a <script> or <style> element as it is. React would escape it as markup, which neither element
 * understands. For texts of our own build only, never for anything that a request or an upstream had a hand in.
 */
export const inlineText = (text: string) => ({
  dangerouslySetInnerHTML: { __html: text },
  suppressHydrationWarning: true,
});
