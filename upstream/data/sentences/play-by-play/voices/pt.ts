import type { GameVoiceTexts } from "../voice-keys.ts";

export const PT: GameVoiceTexts = {
  voiceFirst: ["São os primeiros pontos do jogo.", "{O team} abre o placar."],
  voiceBuzzer: ["No estouro do cronômetro!", "Em cima da hora!"],
  voiceGoAhead: [
    "{O team} está na frente a {count} {count|segundo|segundos} do fim!",
    "Restam {count} {count|segundo|segundos}, e a vantagem é {do team}!",
  ],
  voiceLead: ["{O team} passa à frente.", "Muda a liderança.", "Agora a vantagem é {do team}."],
  voiceTied: ["Tudo igual.", "Jogo empatado.", "Nada separa os dois agora."],
  voiceComeback: [
    "A desvantagem {do team} chegou a {count} pontos!",
    "Depois de {count} pontos atrás, reação {do team}.",
  ],
  voiceWithin: [
    "A desvantagem {do team} cai para {count} {count|ponto|pontos}.",
    "A diferença agora é de {count} {count|ponto|pontos}.",
  ],
  voiceRun: ["Sequência de {count} a 0 {do team}.", "São {count} pontos seguidos {do team}."],
  voicePoints: ["{player} chega a {count} pontos.", "Já são {count} pontos de {player}."],
  voiceThrees: ["{player} já tem {count} bolas de três.", "É a bola de três número {count} de {player}."],
  voiceDoubleRebounds: [
    "Duplo-duplo de {player}: {points} pontos e {count} rebotes.",
    "{player} tem {points} pontos e {count} rebotes, um duplo-duplo.",
  ],
  voiceDoubleAssists: [
    "Duplo-duplo de {player}: {points} pontos e {count} assistências.",
    "{player} tem {points} pontos e {count} assistências, um duplo-duplo.",
  ],
  voiceLargest: ["{O team} abre {count} de vantagem.", "São {count} pontos, a maior vantagem {do team} até aqui."],
  voiceDrought: [
    "{O team} passou {count} minutos sem pontuar.",
    "São os primeiros pontos {do team} em {count} minutos.",
  ],
  voiceFoulTrouble: [
    "{player} tem {count} faltas e não pode fazer mais nenhuma.",
    "Mais uma falta e {player} está fora.",
  ],
  voiceStop: ["{O team} vinha de {count} pontos seguidos.", "A pausa corta uma sequência de {count} pontos {do team}."],
  voiceQuarter: ["{O team} vence o quarto por {score}.", "O quarto é {do team}, {score}."],
  voiceQuarterLevel: ["O quarto terminou empatado."],
  voiceHalf: [
    "{O team} vai para o intervalo com {count} {count|ponto|pontos} de vantagem.",
    "No intervalo, a vantagem {do team} é de {count} {count|ponto|pontos}.",
  ],
  voiceHalfLevel: ["Tudo igual no intervalo."],
  voiceOvertime: ["A decisão fica para a prorrogação."],
  voiceClose: [
    "{O team} segura e vence por {count} {count|ponto|pontos}.",
    "Foi por pouco: vitória {do team} por {count} {count|ponto|pontos}.",
  ],
  voiceWon: ["{O team} vence por {count} pontos.", "Vitória {do team} por {count} pontos."],
};
