import { FIGURES as F } from "./figures.ts";
import type { RuleTexts } from "./rule-texts.ts";

const VOID_PICK = "Um palpite anulado não dá pontos e não é contado.";
const SIX_POINTS = `${F.featuredWin}, ${F.featuredHalfWin}, ${F.featuredPush}, ${F.featuredHalfLose} ou ${F.featuredLose}`;

const HOURS = `Os palpites ficam abertos das ${F.opens} às ${F.closes}, horário de Bangkok, ou até o início previsto do jogo, se for antes. Até lá é possível mudar ou retirar palpites; depois o jogo é fechado. Vale o relógio do nosso servidor.`;
const KICK_OFFS = `Os jogos de um dia são os que começam das ${F.opens} até as ${F.opens} do dia seguinte.`;
const FEATURED = `A cada dia, uma equipe em destaque é anunciada antes da abertura dos palpites. Os pontos do jogo dela valem ${F.times} vezes: ${SIX_POINTS}.`;
const CORRECTED = `Os resultados são conferidos de novo ${F.stands} horas após o início previsto. Se um resultado foi corrigido, os pontos também são corrigidos, e a primeira apuração fica registrada.`;
const HIDDEN = "Os palpites de outros membros para um jogo ficam ocultos até ele ser fechado.";
const LEDGER =
  "Quando todos os jogos de um dia estão fechados, os palpites de todos são publicados em um arquivo sem nomes. Cada arquivo é ligado ao anterior por um hash, e qualquer pessoa pode conferir que nenhum palpite foi alterado depois.";

export const PT: RuleTexts = {
  dayMatches: {
    football: `Cada dia tem até ${F.dayMatches} jogos. Em cada um, você pode dar palpites no handicap asiático e no mais/menos gols.`,
    basketball: `Cada dia tem até ${F.dayMatches} jogos. Em cada um, você pode dar palpites no handicap de pontos e no total de pontos.`,
  },
  dayScores: {
    football: `Cada dia tem até ${F.dayScores} jogos. Dê um palpite para o placar de cada um.`,
    basketball: `Cada dia tem até ${F.dayScores} jogos. Dê um palpite para o placar final de cada um.`,
  },
  hours: { football: HOURS, basketball: HOURS },
  kickOffs: { football: KICK_OFFS, basketball: KICK_OFFS },
  line: "A linha e a odd são as que você viu e confirmou, e aparecem com o palpite. Se mudarem antes de o palpite chegar a nós, nada é salvo e perguntamos de novo. Todas vêm de uma só fonte, que é indicada. Um palpite alterado recebe a linha e a odd daquele momento, e os dois ficam registrados.",
  result: {
    football: "Vale o placar dos 90 minutos com acréscimos. A prorrogação e os pênaltis não contam.",
    basketball: "Vale o placar final, com a prorrogação.",
  },
  pickPoints: `Palpite ganho: ${F.win} pontos; meia vitória: ${F.halfWin}; devolvido: ${F.push}; meia derrota: ${F.halfLose}; perdido: ${F.lose}.`,
  featured: { football: FEATURED, basketball: FEATURED },
  guessPoints: {
    football: `O placar exato dá ${F.exact} pontos. Acertar o vencedor e a diferença de gols dá ${F.margin}, assim como acertar o empate com outro placar. Acertar só o vencedor dá ${F.winner}; o resto, ${F.miss}.`,
    basketball: `O placar exato dá ${F.exact} pontos; acertar o vencedor e a diferença de pontos, ${F.margin}; acertar só o vencedor, ${F.winner}; o resto, ${F.miss}.`,
  },
  voidPick: {
    football: `Um palpite é anulado se o jogo não começar em até ${F.delay} horas após o horário previsto, for cancelado ou tiver o resultado decidido fora de campo. Se o jogo for encerrado antes do fim, os palpites também são anulados, exceto o mais/menos gols que já estava decidido. ${VOID_PICK}`,
    basketball: `Um palpite é anulado se o jogo não começar em até ${F.delay} horas após o horário previsto, for cancelado ou tiver o resultado decidido fora de quadra. Se o jogo for encerrado antes do fim, o placar vale a partir de ${F.ofLong} dos 48 minutos (ou ${F.ofShort} dos 40); antes disso, os palpites são anulados. ${VOID_PICK}`,
  },
  voidGuess: {
    football: `Um palpite é anulado se o jogo não começar em até ${F.delay} horas após o horário previsto, for cancelado, encerrado antes do fim ou tiver o resultado decidido fora de campo. ${VOID_PICK}`,
    basketball: `Um palpite é anulado se o jogo não começar em até ${F.delay} horas após o horário previsto, for cancelado ou tiver o resultado decidido fora de quadra. Se o jogo for encerrado antes do fim, o placar vale a partir de ${F.ofLong} dos 48 minutos (ou ${F.ofShort} dos 40); antes disso, os palpites são anulados. ${VOID_PICK}`,
  },
  corrected: { football: CORRECTED, basketball: CORRECTED },
  ranked: `Os prêmios principais são de quem soma mais pontos; os da menor pontuação, de quem soma menos. Nos dois casos, só entram na classificação membros com pelo menos ${F.least} palpites apurados, sem os anulados.`,
  rankedGuesses: `Só entram na classificação e podem ganhar prêmio membros com pelo menos ${F.leastGuesses} palpites apurados, sem os anulados.`,
  rankedPlaces: "Só entram na classificação e podem ganhar prêmio membros que enviaram um palpite.",
  rankedReferrals: "Só entram na classificação e podem ganhar prêmio membros com pelo menos um cadastro que conta.",
  sharedRank:
    "Membros empatados em pontos dividem a posição e, em partes iguais arredondadas para baixo, os prêmios das posições que ocupam juntos: dois em 1.º recebem, cada um, metade da soma do primeiro e do segundo prêmio, e a posição seguinte é a 3.ª. Quem entrou antes aparece primeiro na lista.",
  hidden: { football: HIDDEN, basketball: HIDDEN },
  ledger: { football: LEDGER, basketball: LEDGER },
  once: "Cada membro pode participar uma vez. Mudar palpites antes do fechamento não é participar de novo.",
  free: "A participação é gratuita e não há apostas. Os prêmios, quando existem, são os valores que o operador mostra aqui.",
  places:
    "Dê palpites para o torneio inteiro: as posições de cada grupo, os melhores terceiros colocados, se avançarem, e o vencedor de cada confronto eliminatório até a final.",
  placesOnce:
    "Uma equipe pode ocupar uma só posição em seu grupo, e as duas equipes de um confronto têm de ser diferentes.",
  cupLock:
    "Os palpites podem ser enviados e alterados até o início do primeiro jogo do torneio. Vale o relógio do nosso servidor.",
  cupResult: "Na fase eliminatória conta a equipe que avança, mesmo após prorrogação ou pênaltis.",
  placePoints: `Uma equipe na posição certa dá pontos conforme a fase: ${F.place.group} por uma posição no grupo, ${F.place.third} por um melhor terceiro colocado, ${F.place.round_of_16} por um vencedor das oitavas de final, ${F.place.quarter_final} das quartas de final, ${F.place.semi_final} da semifinal e ${F.place.final} pelo campeão.`,
  cupHidden: "Os palpites de outros membros ficam ocultos até o início do primeiro jogo.",
  cupLedger:
    "No início do primeiro jogo, os palpites de todos são publicados em um arquivo sem nomes; depois da final, um segundo arquivo traz os pontos. Um hash liga os dois, e qualquer pessoa pode verificar que nenhum palpite foi alterado depois.",
  cupOnce:
    "Cada membro pode participar uma vez. Mudar palpites antes do início do primeiro jogo não é participar de novo.",
  referralCounts:
    "Você ganha 1 ponto por membro novo que se cadastrar com o seu código de convite depois que você entrar e antes do fim do desafio, com o número de telefone confirmado.",
  referralCountsNot:
    "Cada número de telefone conta uma vez. Um cadastro não conta se o número já teve uma conta ou é o seu, se vem de um aparelho ou endereço IP seu ou do aparelho ou da rede de alguém que já contou para você, se a origem não pode ser verificada, ou se esse membro foi quem convidou você.",
  referralAudit: "Registramos por que cada cadastro contou ou não, sem números de telefone nem endereços IP.",
  entryOnce: "Cada membro pode participar uma vez.",
  video: {
    football: "Envie o link de um vídeo do TikTok sobre futebol. Guardamos apenas o link e não baixamos o vídeo.",
    basketball: "Envie o link de um vídeo do TikTok sobre basquete. Guardamos apenas o link e não baixamos o vídeo.",
  },
  videoOnce: "Cada membro pode enviar um vídeo, e o mesmo vídeo só pode ser enviado por um membro.",
  videoApproval:
    "Um operador assiste a cada vídeo e o aprova com pontos ou o recusa, dizendo o motivo. Os vídeos aprovados aparecem aqui com o link.",
};
