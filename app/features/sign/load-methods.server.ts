import type { ValueOf } from "#contract/registry";
import type { EdgeContext, LoaderQuery } from "#worker/pages/context";
import { isUpstreamFault } from "~/features/errors/error-kind";

type MethodCall = "getLoginMethod" | "getSignUpMethod";

/** How visitors of this country may sign in or up; nothing if the supplier does not answer. */
export async function loadMethods<Name extends MethodCall>(
  { upstream, visitor }: Pick<EdgeContext, "upstream"> & { visitor: Pick<EdgeContext["visitor"], "country"> },
  name: Name,
): Promise<ValueOf<Name>> {
  try {
    const query = visitor.country === undefined ? {} : { countryCode: visitor.country };
    const { value } = await upstream.call(name, query as LoaderQuery<Name>);
    return value;
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return [] as unknown[] as ValueOf<Name>;
  }
}
