import type { QrCodeData } from "./qr-code.server.ts";

interface QrCodeProps {
  code: QrCodeData;
  /** What the code says, for those who do not see it. */
  label: string;
  className?: string;
}

/** A QR code that a phone's camera reads: dark on white in either colour scheme. */
export const QrCode = ({ code: { size, path }, label, className }: QrCodeProps) => (
  <svg className={className} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path d={path} />
  </svg>
);
