/** The page with the rules for reviews. */
export const reviewRules = {
  'reviewRules.title': 'Regole per le recensioni',
  'reviewRules.metaDescription':
    'Che cosa deve e non deve contenere una recensione su Aulario e che cosa succede se si viola una regola.',
  'reviewRules.intro':
    'Scrivi quello che vorresti leggere tu cercando una scuola. Elogi e critiche sono ugualmente benvenuti.',
  'reviewRules.good': 'Che cosa aiuta',
  'reviewRules.good.1': 'Racconta la tua esperienza, o quella di tuo figlio, in questa scuola.',
  'reviewRules.good.2': 'Porta esempi concreti: che cosa andava bene, che cosa no e da che cosa l’hai capito?',
  'reviewRules.good.3':
    'Scrivi della scuola, non di singole persone. «Sono saltate molte ore di matematica» va bene, un nome non va bene.',
  'reviewRules.good.4': 'Indica a quando risale la tua esperienza e modifica la recensione se qualcosa è cambiato.',
  'reviewRules.bad': 'Che cosa non pubblichiamo',
  'reviewRules.bad.text': 'Sono anche i motivi che diamo quando rifiutiamo o rimuoviamo una recensione:',
  'reviewRules.who': 'Chi può scrivere',
  'reviewRules.who.text':
    'Chi conosce la scuola per esperienza diretta, ha un account con un indirizzo e-mail confermato e non ne gestisce la scheda su Aulario. Non si fanno mai nomi di bambini. Gli alunni devono avere l’età per acconsentire da soli: {ages}. In Spagna l’esperienza deve risalire al massimo a {days} giorni fa, a meno che non si sia ancora lì.',
  'reviewRules.reward': 'Nessuna ricompensa, nessuna pressione',
  'reviewRules.reward.text':
    'Nessuno può ricevere qualcosa per una recensione, né denaro né vantaggi, e nessuno può subire svantaggi per averla scritta. Le scuole non possono far recensire sé stesse o altre scuole, né chiedere solo a chi è contento. Se lo dimostriamo per una scuola, la sua scheda lo segnala per 90 giorni.',
  'reviewRules.breach': 'Che cosa succede se si viola una regola',
  'reviewRules.breach.text':
    'Se il sistema trova qualcosa all’invio, ti mostra il passaggio. Puoi cambiarlo o inviare il testo così com’è alla moderazione. Se viene rifiutato, ricevi la regola, il passaggio e il motivo, puoi riscriverlo una volta e presentare reclamo entro {months} mesi. Se anche il nuovo testo viene rifiutato, resta possibile presentare reclamo.',
  'reviewRules.report': 'Qualcosa viola le regole?',
  'reviewRules.report.text':
    'Accanto a ogni recensione e a ogni risposta c’è «Segnala». Si può fare senza account. Una persona esamina ogni segnalazione.',
  'reviewRules.how': 'Come funzionano le recensioni',
}
