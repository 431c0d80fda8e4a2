import { encode } from "uqr";

/** The quiet zone that readers require, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code for QrCode.tsx. */
export interface QrCodeData {
  /** The encoded address, as text. */
  address: string;
  /** Modules per side, including the quiet zone. */
  size: number;
  /** Path data of the dark modules; one unit per module. */
  path: string;
}

/** The dark modules as path data: one rectangle per horizontal run. */
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

export function qrCode(address: string): QrCodeData {
  const { data, size } = encode(address, { ecc: "L", border: QUIET_ZONE });
  return { address, size, path: darkPath(data) };
}
