/** Address of the build's JSON file with the texts inlined into documents (scripts/vite/document-texts.mjs). */
declare module "virtual:document-texts" {
  const address: string;
  export default address;
}
