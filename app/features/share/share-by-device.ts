interface Device {
  isTouched: boolean;
  share?: (data: ShareData) => Promise<void>;
}

/** On touch screens the device's sheet offers the visitor's apps; elsewhere ours is quicker. */
const readDevice = (): Device => ({
  isTouched: matchMedia("(pointer: coarse)").matches,
  ...("share" in navigator && { share: (data: ShareData) => navigator.share(data) }),
});

/** Resolves to whether the device's sheet handled it; closing it counts too. */
export async function shareByDevice(data: ShareData, { isTouched, share } = readDevice()): Promise<boolean> {
  if (!isTouched || !share) return false;
  try {
    await share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
