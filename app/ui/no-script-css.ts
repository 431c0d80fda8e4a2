/**
 * Without JavaScript nothing moves a streamed part to the place that was kept for it: React's hidden segments, which
 * end the body, are shown there as a column like the page's own, with the footer behind them; the placeholders go.
 * Controls that only a script answers (`js`) go too, those that a script makes needless (`no-js`) come.
 */
export const NO_SCRIPT_CSS = [
  "body{display:flex;flex-direction:column}",
  "main{flex:none;min-height:0!important}",
  "body>div[hidden][id^='S:']{display:block;width:100%;max-width:46rem;margin:0 auto;padding:0 .75rem}",
  "body>footer{order:1;margin-top:auto}",
  ".skel,.js{display:none!important}",
  ".no-js{display:block!important}",
].join("");
