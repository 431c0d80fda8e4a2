/** Address of the texts of all style sheets that documents carry inside, as JSON (scripts/vite/style-file.mjs). */
declare module "virtual:style-file" {
  const address: string;
  export default address;
}
