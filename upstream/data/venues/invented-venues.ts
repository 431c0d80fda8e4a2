/** Names of grounds, by country or region; `{}` is the town or the club. */
export const GROUND_NAMES: Readonly<Record<string, readonly string[]>> = {
  british: ["{} Park", "{} Road", "The {} Stadium", "{} Lane", "{} Community Stadium"],
  ES: ["Estadio Municipal de {}", "Nuevo Estadio de {}", "Campo de Fútbol de {}"],
  PT: ["Estádio Municipal de {}", "Campo de {}"],
  brazil: ["Estádio Municipal de {}", "Arena {}", "Estádio {}"],
  latin: ["Estadio Municipal de {}", "Estadio {}", "Estadio Ciudad de {}"],
  north: ["{} Stadium", "{} Field", "{} Park"],
  MX: ["Estadio {}", "Estadio Olímpico de {}"],
  german: ["Stadion {}", "{}-Arena", "Waldstadion {}", "Sportpark {}"],
  italian: ["Stadio Comunale di {}", "Stadio di {}", "Stadio Città di {}"],
  french: ["Stade Municipal de {}", "Stade de {}"],
  NL: ["Stadion {}", "Sportpark {}"],
  BE: ["Stadion {}", "Stade de {}"],
  nordic: ["{} Stadion", "{} Arena", "{} Idrettspark"],
  eastern: ["Stadion Miejski {}", "{} Stadium", "{} Arena"],
  balkan: ["Gradski stadion {}", "{} Stadium"],
  TR: ["{} Şehir Stadyumu", "{} Stadyumu"],
  GR: ["{} Municipal Stadium", "{} Stadium"],
  russian: ["{} Arena", "Central Stadium {}", "{} Stadium"],
};
export const USUAL_GROUND_NAMES = ["{} Stadium", "{} Municipal Stadium", "{} Sports Complex"];
export const HALL_NAMES = ["{} Arena", "{} Sports Hall", "{} Coliseum"];

/** Share of grounds with artificial turf, by country. */
export const ARTIFICIAL_TURF: Readonly<Record<string, number>> = {
  NO: 0.55,
  SE: 0.45,
  FI: 0.6,
  IS: 0.7,
  "GB-NIR": 0.6,
  "GB-WLS": 0.5,
  IE: 0.2,
  HK: 0.2,
  SG: 0.5,
  PH: 0.6,
  US: 0.2,
  CR: 0.3,
  BO: 0.1,
  KZ: 0.4,
};
