import { clubs } from "../../entries/club-rows.ts";

export const NIFL_PREMIERSHIP = clubs("GB-NIR", [
  ["23401", "Ballymena United", "6cabdd", "ffffff", 43],
  ["23402", "Bangor", "ffdd00", "0055a4", 42],
  ["23403", "Carrick Rangers", "f58220", "000000", 42],
  ["23404", "Cliftonville", "e2001a", "ffffff", 50],
  ["23405", "Coleraine", "0055a4", "ffffff", 52],
  ["23406", "Crusaders", "e2001a", "000000", 48],
  ["23407", "Dungannon Swifts", "0055a4", "ffffff", 48],
  ["23408", "Glenavon", "0055a4", "ffffff", 41],
  ["23409", "Glentoran", "00843d", "e2001a", 52],
  ["23410", "Larne", "e2001a", "ffffff", 54],
  ["23411", "Linfield", "0055a4", "ffffff", 55],
  ["23412", "Portadown", "e2001a", "000000", 45],
]);
