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
    "{home} {score} {away}: a história do jogo",
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
    "{home} {score} {away}: {winner} vira depois de estar bem atrás",
  ],
  gameTitleRunaway: ["{winner} atropela {loser}: {won}", "{home} {score} {away}: {winner} vence por {gap}"],
  gameTitleNarrow: [
    "{winner} vence {loser} por pouco: {won}",
    "{home} {score} {away}: {winner} ganha um jogo apertado",
  ],
  gameOpenHome: [
    "{O home} venceu {o away} por {won} na própria quadra.",
    "O jogo terminou {home} {score} {away}, vitória em casa.",
    "{O away} visitou {o home} e caiu por {won}.",
    "Em casa, {o home} foi {gap} {gap|ponto|pontos} melhor que {o away}: {won}.",
    "{O home} defendeu a sua quadra contra {o away} e ganhou por {won}.",
    "Os visitantes não resistiram: {home} {score} {away}.",
    "{O home} recebeu {o away} e fechou o jogo em {won}.",
  ],
  gameOpenAway: [
    "{O away} visitou {o home} e venceu por {won}.",
    "O jogo terminou {home} {score} {away}, vitória fora de casa.",
    "{O home} perdeu por {won} em casa para {o away}.",
    "Fora de casa, {o away} foi {gap} {gap|ponto|pontos} melhor que {o home}: {won}.",
    "{O away} viajou para enfrentar {o home} e voltou com a vitória por {won}.",
    "Nem em casa {o home} conseguiu parar {o away}, que venceu por {won}.",
  ],
  gameOpenAny: [
    "{home} {score} {away} era o placar no fim do jogo.",
    "Placar final: {home} {score} {away}.",
    "{O winner} bateu {o loser} por {gap} de diferença, {won}.",
    "O jogo entre {o home} e {o away} terminou em {score}.",
    "{O winner} ficou com a vitória contra {o loser}, {won}.",
    "Quando o relógio zerou, era {home} {score} {away}.",
    "A diferença no fim foi de {gap} {gap|ponto|pontos}: {home} {score} {away}.",
  ],
  gameOpenOvertime: [
    "{O winner} precisou da prorrogação para vencer {o loser} por {won}.",
    "O tempo normal não bastou: {o winner} bateu {o loser} por {won} na prorrogação.",
  ],
  gameOpenRecovery: [
    "{O winner} esteve bem atrás e mesmo assim venceu {o loser} por {won}.",
    "{O loser} deixou escapar uma grande vantagem, e {o winner} ganhou por {won}.",
    "Depois de muito correr atrás, {o winner} alcançou {o loser} e venceu por {won}.",
  ],
  gameOpenRunaway: [
    "{O winner} deixou {o loser} para trás: {won}.",
    "Por {gap} pontos de diferença, {o winner} bateu {o loser}: {won}.",
  ],
  gameOpenNarrow: [
    "{O winner} venceu um jogo apertado contra {o loser}, {won}.",
    "Podia ter sido de qualquer um: {o winner} bateu {o loser} por {won}.",
    "Até as últimas posses, {o winner} segurou {o loser}: {won}.",
  ],
  firstQuarterLead: [
    "Depois do primeiro quarto, {o team} vencia por {score}.",
    "{O team} levou o primeiro quarto por {score}.",
  ],
  firstQuarterLevel: ["O primeiro quarto terminou empatado em {score}."],
  gameHalfLead: ["No intervalo, {o team} vencia por {score}.", "{O team} foi para o intervalo em vantagem: {score}."],
  gameHalfLevel: ["No intervalo, o placar era de {score}."],
  thirdQuarterLead: [
    "{O team} entrou no último quarto em vantagem: {score}.",
    "Antes do último quarto, {o team} vencia por {score}.",
  ],
  thirdQuarterLevel: ["O último quarto começou empatado em {score}."],
  run: [
    "{O team} teve a maior sequência, com {points} pontos sem resposta no {quarter}.º quarto.",
    "No {quarter}.º quarto, {o team} fez {points} pontos seguidos, a maior sequência do jogo.",
  ],
  runOvertime: ["A maior sequência veio na prorrogação, quando {o team} fez {points} pontos seguidos."],
  deficit: ["{O winner} chegou a estar {count} pontos atrás.", "No pior momento, {o winner} perdia por {count}."],
  biggestLead: [
    "A maior vantagem {do winner} foi de {count} {count|ponto|pontos}.",
    "{O winner} chegou a abrir {count} {count|ponto|pontos}.",
  ],
  leadChanges: ["A liderança trocou de lado {count} vezes.", "Foram {count} trocas de liderança."],
  overtime: [
    "No tempo normal, o placar foi de {regular}.",
    "O tempo normal terminou em {regular}, e a decisão foi para a prorrogação.",
  ],
  topScorer: [
    "{player} comandou {o team} com {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "Quem mais pontuou {pelo team} foi {player}: {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
  ],
  secondScorer: ["{player} somou mais {points} para {o winner}.", "Logo atrás, {player} fez {points} pontos."],
  otherScorer: [
    "Do lado {do team}, {player} fez {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "{player} foi quem mais pontuou pelo lado {do team}, com {points} pontos, além de {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
  ],
  doubleDouble: [
    "{player}, {do team}, terminou com um duplo-duplo: {points} pontos, {rebounds} {rebounds|rebote|rebotes}, {assists} {assists|assistência|assistências}.",
  ],
  teamRebounds: [
    "{O team} pegou {count} rebotes; {o opponent}, {other}.",
    "Rebotes: {team}, {count}; {opponent}, {other}.",
  ],
  teamThrees: [
    "Da linha de três, {o team} acertou {count}; {o opponent}, {other}.",
    "Bolas de três: {team}, {count}; {opponent}, {other}.",
  ],
  benchPoints: ["Pontos vindos do banco: {team}, {count}; {opponent}, {other}."],
};
