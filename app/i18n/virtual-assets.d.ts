/** Addresses of files that the build makes, by a key of each kind (scripts/vite/asset-files.mjs). */
declare module "virtual:assets/*" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
