import { encode } from "uqr";
import { html, type Markup } from "~/server-markup/html";

/** Light modules around the code that a reader needs to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Runs of dark modules of each line, as one path: a module is one unit. */
export function darkPath(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; ) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
      else x += 1;
    }
  }
  return path;
}

/** The address as a QR code that a phone's camera reads, dark on white in either scheme. `label` says what it holds. */
export function qrCode(address: string, label: string): Markup {
  const { data, size } = encode(address, { ecc: "L", border: QUIET_ZONE });
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${darkPath(data)}"/></svg>`;
}
