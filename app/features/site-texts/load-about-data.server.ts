import type { SimulationMode } from "#contract/tables/site";
import type { EdgeContext } from "#worker/pages/context";
import { isUpstreamFault } from "~/features/errors/error-kind";

export interface AboutData {
  simulation: SimulationMode;
}

/**
 * What is simulated. An upstream that does not say or answer is taken for one that simulates: nothing is claimed real.
 */
export async function loadAboutData(context: EdgeContext): Promise<AboutData> {
  try {
    const { value } = await context.upstream.call("importList", {});
    return { simulation: value.simulation ?? "on" };
  } catch (error) {
    if (!isUpstreamFault(error)) throw error;
    context.doNotCache();
    return { simulation: "on" };
  }
}
