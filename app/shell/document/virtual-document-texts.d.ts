/** Address of the texts that documents carry inside, as JSON; of a build (scripts/vite/document-texts.mjs). */
declare module "virtual:document-texts" {
  const address: string;
  export default address;
}
