/**
 * Wakes a clock's object, which checks what is due. A failure is logged as `event`; the hourly trigger wakes it again.
 * `facts` identify the clock.
 */
export async function logUnlessWoken(event: string, wake: () => Promise<unknown>, facts: object = {}): Promise<void> {
  try {
    await wake();
  } catch (error) {
    console.error(JSON.stringify({ event, ...facts, reason: String(error) }));
  }
}
