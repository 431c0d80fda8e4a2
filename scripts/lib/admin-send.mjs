const TIMEOUT = 60_000;

/**
 * Sends what an operator decided, or asks for what is to be decided; status 0 where nobody answers.
 * @param {{ token?: string }} target
 * @param {URL} address
 * @param {RequestInit} [init]
 */
export async function adminSend({ token }, address, init) {
  const headers = { authorization: `Bearer ${token}` };
  try {
    const answer = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT) });
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    return {
      status: 0,
      body: { message: `no answer from ${address.origin}: ${error.cause?.message ?? error.message}` },
    };
  }
}
