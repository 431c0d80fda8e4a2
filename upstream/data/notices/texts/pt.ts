import type { NoticeTexts } from "./notice-texts.ts";

export const PT: NoticeTexts = {
  fixture: "{home} x {away}",
  score: "{home} {score} {away}",
  lead: {
    football: { one: "O jogo começa em {minutes} minuto", other: "O jogo começa em {minutes} minutos" },
    basketball: { one: "O jogo começa em {minutes} minuto", other: "O jogo começa em {minutes} minutos" },
  },
  lineup: "Escalações divulgadas",
  kickoff: { football: "Bola rolando", basketball: "Começou o jogo" },
  goal: "Gol: {team}",
  var: "Gol anulado",
  redCard: "Cartão vermelho: {team}",
  halfTime: { football: "Intervalo", basketball: "Intervalo" },
  fullTime: { football: "Fim de jogo", basketball: "Fim de jogo" },
  hidden: { goal: "Saiu um gol", redCard: "Cartão vermelho no jogo" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player} (pênalti)",
    own: "{minute} {player} (gol contra)",
  },
  unnamed: { penalty: "{minute} Pênalti", own: "{minute} Gol contra" },
  noGoal: "{minute} {team}: o gol não valeu",
  shootout: "Pênaltis: {kicks}",
  announcement: "Aviso",
  contest: "Desafio",
  news: "Notícia",
  comment: "{from} respondeu ao seu comentário",
  account: {
    title: "Sua conta",
    linked: "{account} agora pode entrar na sua conta. Se não foi você, remova no perfil e troque a senha.",
    unlinked: "{account} não entra mais na sua conta.",
    password: "Sua senha foi alterada. Se não foi você, crie outra em “Esqueceu a senha?”.",
    number: "Seu número de telefone foi alterado. Se não foi você, crie uma nova senha agora.",
  },
  named: "{provider} ({name})",
};
