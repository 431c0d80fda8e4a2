/** The address of just the page's list (worker/pages/part). */
export function partAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set("fragment", "list");
  return url.href;
}
