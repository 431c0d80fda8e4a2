interface Device {
  isTouched: boolean;
  share?: (data: ShareData) => Promise<void>;
}

/** Where a thumb chooses, the device's own sheet knows the visitor's apps; elsewhere ours is nearer. */
const readDevice = (): Device => ({
  isTouched: matchMedia("(pointer: coarse)").matches,
  ...("share" in navigator && { share: (data: ShareData) => navigator.share(data) }),
});

/** Whether the device's own sheet has done it, or the visitor has closed it, which is an answer, too. */
export async function shareByDevice(data: ShareData, { isTouched, share } = readDevice()): Promise<boolean> {
  if (!isTouched || !share) return false;
  try {
    await share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
