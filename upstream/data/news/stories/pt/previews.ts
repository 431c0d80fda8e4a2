import type { PreviewTexts } from "../keys.ts";

export const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "Antes de {home} x {away}: classificação, fase e desfalques",
    "{home} e {away} em números antes de {date}",
    "{home} contra {away}: a prévia do jogo de {date}",
    "{home} x {away}, {date}: fase, classificação e confrontos",
    "O que saber antes de {home} x {away} em {date}",
    "{away} visita {home} em {date}",
  ],
  previewOpen: [
    "{home} recebe {away} em {date}.",
    "Em {date}, {away} visita {home}.",
    "{home} e {away} se enfrentam em {date}.",
    "{away} é o visitante quando {home} joga em {date}.",
    "{home} tem pela frente {away}, em {date}.",
    "Para {home}, o jogo contra {away} em {date} é o próximo compromisso.",
  ],
  previewSummary: [
    "{competition}: {home} e {away} antes do jogo de {date}, com classificação, fase, confrontos e desfalques.",
    "{competition}: {home} e {away} jogam em {date}; veja classificação, fase e confrontos.",
  ],
  previewMatchday: [
    "O jogo vale pela rodada {matchday}. Competição: {competition}.",
    "É a rodada {matchday} da competição ({competition}).",
  ],
  previewDate: ["Competição: {competition}.", "O jogo está no calendário da competição: {competition}."],
  previewTime: ["O início é às {time}.", "O jogo começa às {time}."],
  goalsAverage: [
    "Nos últimos {of} jogos, {team} marcou {scored} e sofreu {conceded} gols por jogo.",
    "{team} tem média de {scored} gols marcados e {conceded} sofridos nos últimos {of} jogos.",
  ],
  pointsAverage: [
    "Nos últimos {of} jogos, {team} fez {scored} pontos por jogo e sofreu {conceded}.",
    "{team} tem média de {scored} pontos feitos e {conceded} sofridos nos últimos {of} jogos.",
  ],
  lastMeetingWon: [
    "O último confronto foi em {date}, quando {team} venceu {opponent} por {won}.",
    "{team} ganhou o último confronto, {won} contra {opponent}, em {date}.",
  ],
  lastMeetingDrawn: [
    "O último confronto, em {date}, terminou {home} {score} {away}.",
    "Na última vez, em {date}, deu {home} {score} {away}.",
  ],
  meetingsTally: [
    "Vitórias nos últimos {of} confrontos: {team}, {count}; {opponent}, {other}.",
    "Dos últimos {of} confrontos, {team} venceu {count} e {opponent}, {other}.",
  ],
  noMeetings: ["Não há aqui registro de um confronto anterior entre {team} e {opponent}."],
  homeRecord: [
    "{team} venceu {wins} dos últimos {of} jogos em casa.",
    "De {of} jogos recentes em casa, {team} venceu {wins}.",
  ],
  awayRecord: [
    "{team} venceu {wins} dos últimos {of} jogos fora.",
    "De {of} jogos recentes fora de casa, {team} venceu {wins}.",
  ],
  homeWinless: [
    "{team} não venceu nenhum dos últimos {of} jogos em casa.",
    "De {of} jogos recentes em casa, {team} não venceu nenhum.",
  ],
  awayWinless: [
    "{team} não venceu nenhum dos últimos {of} jogos fora.",
    "De {of} jogos recentes fora de casa, {team} não venceu nenhum.",
  ],
  absences: [
    "{team} tem {count} {count|desfalque|desfalques}; {opponent}, {other}.",
    "Desfalques: {team}, {count}; {opponent}, {other}.",
  ],
  absencesOfOne: [
    "{team} tem {count} {count|desfalque|desfalques}; {opponent}, nenhum.",
    "Desfalques: {team}, {count}; {opponent}, nenhum.",
  ],
  drawChance: ["O empate aparece com {chance}%.", "As mesmas odds dão {chance}% ao empate."],
};
