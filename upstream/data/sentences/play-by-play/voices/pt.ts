import type { GameVoiceTexts } from "../voice-keys.ts";

export const PT: GameVoiceTexts = {
  voiceFirst: ["São os primeiros pontos do jogo.", "{O team} abre o placar.", "{O team} marca primeiro."],
  voiceBuzzer: ["No estouro do cronômetro!", "Em cima da hora!", "Com o cronômetro zerando!"],
  voiceGoAhead: [
    "{O team} está na frente a {count} {count|segundo|segundos} do fim!",
    "Restam {count} {count|segundo|segundos}, e a vantagem é {do team}!",
    "{O team} assume a ponta a {count} {count|segundo|segundos} do fim!",
  ],
  voiceLead: [
    "{O team} passa à frente.",
    "Muda a liderança.",
    "Agora a vantagem é {do team}.",
    "{O team} toma a dianteira.",
    "Novo líder no placar: {o team}.",
  ],
  voiceTied: ["Tudo igual.", "Jogo empatado.", "Nada separa os dois agora.", "O placar volta a ficar igual."],
  voiceComeback: [
    "A desvantagem {do team} chegou a {count} pontos!",
    "Depois de {count} pontos atrás, reação {do team}.",
    "{O team} tirou {count} pontos de desvantagem!",
  ],
  voiceWithin: [
    "A desvantagem {do team} cai para {count} {count|ponto|pontos}.",
    "A diferença agora é de {count} {count|ponto|pontos}.",
    "{O team} está só {count} {count|ponto|pontos} atrás.",
  ],
  voiceRun: [
    "Sequência de {count} a 0 {do team}.",
    "São {count} pontos seguidos {do team}.",
    "{O team} fez {count} pontos sem resposta.",
  ],
  voicePoints: [
    "{player} chega a {count} pontos.",
    "Já são {count} pontos de {player}.",
    "Com isso, {player} tem {count} pontos.",
  ],
  voiceThrees: [
    "{player} já tem {count} bolas de três.",
    "É a bola de três número {count} de {player}.",
    "{player} já acertou {count} de três.",
  ],
  voiceDoubleRebounds: [
    "Duplo-duplo de {player}: {points} pontos e {count} rebotes.",
    "{player} tem {points} pontos e {count} rebotes, um duplo-duplo.",
    "Com {points} pontos e {count} rebotes, {player} tem um duplo-duplo.",
  ],
  voiceDoubleAssists: [
    "Duplo-duplo de {player}: {points} pontos e {count} assistências.",
    "{player} tem {points} pontos e {count} assistências, um duplo-duplo.",
    "Com {points} pontos e {count} assistências, {player} tem um duplo-duplo.",
  ],
  voiceLargest: [
    "{O team} abre {count} de vantagem.",
    "São {count} pontos, a maior vantagem {do team} até aqui.",
    "A vantagem {do team} sobe para {count}.",
  ],
  voiceDrought: [
    "{O team} passou {count} minutos sem pontuar.",
    "São os primeiros pontos {do team} em {count} minutos.",
    "Depois de {count} minutos, {o team} volta a pontuar.",
  ],
  voiceFoulTrouble: [
    "{player} tem {count} faltas e não pode fazer mais nenhuma.",
    "Mais uma falta e {player} está fora.",
    "Com {count} faltas, {player} precisa se cuidar.",
  ],
  voiceStop: [
    "{O team} vinha de {count} pontos seguidos.",
    "A pausa corta uma sequência de {count} pontos {do team}.",
    "{O team} vive uma sequência de {count} pontos.",
  ],
  voiceQuarter: [
    "{O team} vence o quarto por {score}.",
    "O quarto é {do team}, {score}.",
    "{O team} leva a melhor no quarto, {score}.",
  ],
  voiceQuarterLevel: ["O quarto terminou empatado.", "Ninguém vence o quarto."],
  voiceHalf: [
    "{O team} vai para o intervalo com {count} {count|ponto|pontos} de vantagem.",
    "No intervalo, a vantagem {do team} é de {count} {count|ponto|pontos}.",
    "{O team} leva {count} {count|ponto|pontos} de vantagem para o intervalo.",
  ],
  voiceHalfLevel: ["Tudo igual no intervalo.", "Nada separa os dois no intervalo."],
  voiceOvertime: ["A decisão fica para a prorrogação.", "O jogo vai para a prorrogação."],
  voiceClose: [
    "{O team} segura e vence por {count} {count|ponto|pontos}.",
    "Foi por pouco: vitória {do team} por {count} {count|ponto|pontos}.",
    "{count} {count|ponto decide|pontos decidem} a favor {do team}.",
  ],
  voiceWon: [
    "{O team} vence por {count} pontos.",
    "Vitória {do team} por {count} pontos.",
    "{O team} leva o jogo por {count} pontos.",
  ],
};
