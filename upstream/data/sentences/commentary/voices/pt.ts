import type { VoiceTexts } from "../voice-keys.ts";

export const PT: VoiceTexts = {
  voiceEarly: ["Que começo {do team}!", "{O opponent} mal tocou na bola.", "Não podia começar melhor para {o team}."],
  voiceLevel: ["Tudo igual de novo.", "{O team} volta para o jogo.", "Acabou a vantagem {do opponent}."],
  voiceLevelLate: ["Quando parecia decidido, {o team} empata!", "Tão tarde, e tudo em aberto outra vez!"],
  voiceAhead: ["{O team} passa à frente.", "Agora é {o opponent} que corre atrás."],
  voiceLate: ["Pode ser o gol da vitória!", "Que hora para marcar!", "Quase não há tempo para {o opponent} responder."],
  voiceCushion: ["{O team} respira.", "Dois gols de diferença agora.", "A missão {do opponent} ficou mais dura."],
  voiceDecided: ["O jogo parece resolvido.", "Ninguém segura {o team} hoje.", "{O opponent} não tem resposta."],
  voiceHope: ["Só um gol separa os dois: {o team} volta a sonhar.", "De repente, bate o nervosismo {no opponent}."],
  voiceConsolation: ["Ainda falta muito para {o team}.", "Por ora, é o gol de honra."],
  voiceBrace: ["É o segundo dele no jogo!", "De novo {player}!", "Já são dois de {player}."],
  voiceHatTrick: ["Hat-trick de {player}!", "Três de {player}, que pode levar a bola para casa!"],
  voiceSaves: [
    "Defesa número {count} de {other}.",
    "Já são {count} defesas de {other}.",
    "{other} segura o time com {count} defesas.",
  ],
  voiceLastChance: [
    "O tempo corre contra {o team}.",
    "Será que foi a última chance?",
    "{O team} não vai ter muitas mais.",
  ],
  voiceTenMenLong: ["Falta muito jogo com um a menos.", "Isso muda a partida inteira."],
  voiceTenMenLate: ["Agora é se segurar até o fim.", "O fim de jogo promete ser duro para {o team}."],
  voicePostAgain: ["A trave outra vez!", "A trave não está do lado {do team} hoje."],
  voiceFresh: ["{O team} precisa de gol e aposta em gás novo.", "{O team} está atrás e arrisca um pouco mais."],
  voiceBookings: ["O árbitro tem trabalho: já são {count} amarelos.", "É o amarelo número {count} do jogo."],
  voiceHalfGoalless: [
    "Nada de gols até aqui, mas há tempo.",
    "Os goleiros seguem sem sofrer gols.",
    "Fica para depois o primeiro gol.",
  ],
  voiceHalfLevel: ["Nada separa os dois no intervalo.", "Tudo em aberto para o segundo tempo."],
  voiceHalfLead: [
    "{O team} vai para o intervalo na frente.",
    "{O opponent} tem o que conversar no vestiário.",
    "Vantagem {do team} na primeira etapa.",
  ],
  voiceFullDraw: ["Ninguém achou o golpe decisivo.", "Ninguém leva a melhor.", "Fica tudo igual no placar."],
  voiceFullNarrow: [
    "{O team} segura o resultado.",
    "Um gol faz a diferença para {o team}.",
    "{O opponent} chegou perto, e só.",
  ],
  voiceFullWide: ["Um dia para {o team} guardar na memória.", "{O opponent} vai querer esquecer este jogo."],
};
