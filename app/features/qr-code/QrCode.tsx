import type { QrCodeData } from "./qr-code.server.ts";

interface QrCodeProps {
  code: QrCodeData;
  /** The content of the code, for screen readers. */
  label: string;
  className?: string;
}

/** A QR code for phone cameras: dark on white in both colour schemes. */
export const QrCode = ({ code: { size, path }, label, className }: QrCodeProps) => (
  <svg className={className} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path d={path} />
  </svg>
);
