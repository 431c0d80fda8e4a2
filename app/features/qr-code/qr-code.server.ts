import { encode } from "uqr";

/** Light modules around the code that a reader needs to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as QrCode.tsx draws it. */
export interface QrCodeData {
  /** What it says, as text. */
  address: string;
  /** Modules of a side, the quiet zone included. */
  size: number;
  /** Path data of the dark modules; a module is one unit. */
  path: string;
}

/** The dark modules as path data: one rectangle for each horizontal run. */
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
