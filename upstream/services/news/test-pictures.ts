/** The first bytes of a PNG of this size, which is all that is read. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** The same for WebP. */
export function webpOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set(new TextEncoder().encode("RIFF    WEBPVP8X"));
  const view = new DataView(bytes.buffer);
  view.setUint16(24, width - 1, true);
  view.setUint16(27, height - 1, true);
  return bytes;
}

const SMALL_AVIF =
  "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAADQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAeAAAAEOAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAA8bWRhdBIACgk4Ijvw1pAQ0GkyJRP8mKE4AAWAAQCXvyySIqCZeICfb/T2zIEGxEBu07WrP7qDpMA=";

/** A complete AVIF of 480 × 270 pixels in one colour. */
export const smallAvif = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(SMALL_AVIF), (letter) => letter.charCodeAt(0));
