// In Node, `react-dom/server` of React 18 is a build without `renderToReadableStream`; this entry has it everywhere.
declare module "react-dom/server.browser" {
  export { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
}
