import { readPageScript } from "./page-words.ts";

// What a page does besides being read, without React: one small file that comes when the page is there and the browser
// has nothing else to do. Each part finds its own elements and leaves pages alone that have none.
const script = readPageScript(document);
if (script) {
  // Parts are started here.
}
