import type { BasketballTexts } from "../keys.ts";

export const BASKETBALL: BasketballTexts = {
  gameTitleHome: [
    "{home} vence {away} por {won} em casa",
    "{won}: {home} segura {away}",
    "{home} ganha em casa: {won} contra {away}",
  ],
  gameTitleAway: [
    "{away} visita {home} e vence por {won}",
    "{won}: {away} ganha fora contra {home}",
    "{away} vence fora: {won} contra {home}",
  ],
  gameTitleAny: [
    "{home} {score} {away}: como foi o jogo",
    "{home} contra {away}: a história do {score}",
    "{home} {score} {away}: quartos, cestinhas e classificação",
    "{competition}: {home} {score} {away}",
    "{home} {score} {away} em {date}",
  ],
  gameTitleOvertime: [
    "{winner} vence {loser} por {won} na prorrogação",
    "{home} {score} {away}: {winner} leva na prorrogação",
  ],
  gameTitleRecovery: [
    "{winner} reage e vence {loser} por {won}",
    "{home} {score} {away}: {winner} vira uma grande desvantagem",
  ],
  gameTitleRunaway: ["{winner} atropela {loser}: {won}", "{home} {score} {away}: {winner} vence por {gap}"],
  gameTitleNarrow: [
    "{winner} vence {loser} por pouco: {won}",
    "{home} {score} {away}: {winner} ganha um jogo apertado",
  ],
  gameOpenHome: [
    "{home} venceu {away} por {won} na própria quadra.",
    "O jogo terminou {home} {score} {away}, vitória em casa.",
    "{away} visitou {home} e caiu por {won}.",
    "Em casa, {home} foi {gap} {gap|ponto|pontos} melhor que {away}: {won}.",
    "{home} defendeu a sua quadra contra {away} e ganhou por {won}.",
    "Os visitantes tiveram de ceder: {home} {score} {away}.",
    "{home} recebeu {away} e fechou o jogo em {won}.",
  ],
  gameOpenAway: [
    "{away} visitou {home} e venceu por {won}.",
    "O jogo terminou {home} {score} {away}, vitória fora de casa.",
    "{home} perdeu por {won} em casa para {away}.",
    "Fora de casa, {away} foi {gap} {gap|ponto|pontos} melhor que {home}: {won}.",
    "{away} viajou para enfrentar {home} e voltou com a vitória por {won}.",
    "Nem em casa {home} conseguiu parar {away}, que venceu por {won}.",
  ],
  gameOpenAny: [
    "{home} {score} {away} era o placar no fim do jogo.",
    "Placar final: {home} {score} {away}.",
    "{winner} bateu {loser} por {gap} de diferença, {won}.",
    "O jogo entre {home} e {away} terminou {score}.",
    "{winner} ficou com a vitória contra {loser}, {won}.",
    "Quando o relógio zerou, era {home} {score} {away}.",
    "A diferença no fim foi de {gap} {gap|ponto|pontos}: {home} {score} {away}.",
  ],
  gameOpenOvertime: [
    "{winner} precisou da prorrogação para vencer {loser} por {won}.",
    "O tempo normal não bastou: {winner} bateu {loser} por {won} na prorrogação.",
  ],
  gameOpenRecovery: [
    "{winner} esteve bem atrás e mesmo assim venceu {loser} por {won}.",
    "{loser} deixou escapar uma grande vantagem, e {winner} ganhou por {won}.",
    "Depois de muito correr atrás, {winner} alcançou {loser} e venceu por {won}.",
  ],
  gameOpenRunaway: [
    "{winner} deixou {loser} para trás: {won}.",
    "Por {gap} pontos de diferença, {winner} bateu {loser}: {won}.",
  ],
  gameOpenNarrow: [
    "{winner} venceu um jogo apertado contra {loser}, {won}.",
    "Podia ter sido de qualquer um: {winner} bateu {loser} por {won}.",
    "Até as últimas posses, {winner} segurou {loser}: {won}.",
  ],
  firstQuarterLead: [
    "Depois do primeiro quarto, {team} estava na frente, {score}.",
    "{team} levou o primeiro quarto, que terminou {score}.",
  ],
  firstQuarterLevel: ["O primeiro quarto terminou empatado em {score}."],
  gameHalfLead: [
    "No intervalo estava {score}, com {team} na frente.",
    "{team} foi para o intervalo em vantagem, {score}.",
  ],
  gameHalfLevel: ["No intervalo estava {score}."],
  thirdQuarterLead: [
    "{team} entrou no último quarto em vantagem, {score}.",
    "Antes do último quarto estava {score}, e {team} tinha a vantagem.",
  ],
  thirdQuarterLevel: ["O último quarto começou empatado em {score}."],
  run: [
    "{team} teve a maior sequência, com {points} pontos sem resposta no {quarter}.º quarto.",
    "No {quarter}.º quarto, {team} fez {points} pontos seguidos, a maior sequência do jogo.",
  ],
  runOvertime: ["A maior sequência veio na prorrogação, quando {team} fez {points} pontos seguidos."],
  deficit: [
    "Quem venceu chegou a estar {count} pontos atrás.",
    "No pior momento, a desvantagem de quem venceu era de {count}.",
  ],
  biggestLead: [
    "A maior vantagem de quem venceu foi de {count}.",
    "No melhor momento, a vantagem de quem venceu chegou a {count}.",
  ],
  leadChanges: ["A liderança trocou de lado {count} vezes.", "Foram {count} trocas de liderança."],
  overtime: ["No tempo normal, {regular}.", "Os quartos terminaram {regular}, e a prorrogação teve de decidir."],
  topScorer: [
    "{player} comandou {team} com {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "Quem mais pontuou ({team}) foi {player}: {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
  ],
  secondScorer: ["{player} somou mais {points} para quem venceu.", "Logo atrás, {player} fez {points} pontos."],
  otherScorer: [
    "Do outro lado ({team}), {player} fez {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "{player} foi quem mais pontuou do outro lado ({team}), com {points} pontos, além de {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
  ],
  doubleDouble: [
    "{player} ({team}) terminou com dois dígitos em duas colunas: {points} pontos, {rebounds} {rebounds|rebote|rebotes}, {assists} {assists|assistência|assistências}.",
  ],
  teamRebounds: [
    "{team} pegou {count} rebotes; {opponent}, {other}.",
    "Rebotes: {team}, {count}; {opponent}, {other}.",
  ],
  teamThrees: [
    "Da linha de três, {team} acertou {count}; {opponent}, {other}.",
    "Bolas de três: {team}, {count}; {opponent}, {other}.",
  ],
  benchPoints: ["Pontos vindos do banco: {team}, {count}; {opponent}, {other}."],
};
