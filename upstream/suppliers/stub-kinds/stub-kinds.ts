import type { SupplierName } from "#contract/tables/supplier-services";
import { apiBasketballStub } from "../api-basketball/stub-server.ts";
import { apiFootballStub } from "../api-football/stub-server.ts";
import { footballDataStub } from "../football-data/stub-server.ts";
import { openLigaDbStub } from "../openligadb/stub-server.ts";
import type { StubKind } from "../stub/create-stub.ts";

/** A stub of each supplier. */
export const STUB_KINDS: Readonly<Record<SupplierName, StubKind>> = {
  "api-football": apiFootballStub,
  "api-basketball": apiBasketballStub,
  "football-data": footballDataStub,
  openligadb: openLigaDbStub,
};
