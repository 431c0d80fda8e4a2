// In Node, React 18's `react-dom/server` is a build without `renderToReadableStream`; this entry has it on every
// platform.
declare module "react-dom/server.browser" {
  export { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
}
