import { criteria } from '../criteria/it.ts'

/** Reading reviews: on profiles, and on the page of all reviews of a school. */
export const published = {
  ...criteria,
  'published.title': 'Recensioni: {name}',
  'published.metaTitle': 'Recensioni su {name}, {place} · Aulario',
  'published.metaDescription':
    'Tutte le recensioni su {name} a {place}: stelle, distribuzione, singoli criteri e ogni testo.',
  'published.toProfile': 'Torna alla scheda della scuola',
  'published.all': {
    one: 'Leggi {count} recensione',
    many: 'Leggi {count} di recensioni',
    other: 'Leggi tutte le {count} recensioni',
  },
  'published.moved':
    'La scuola preferisce non mostrare i testi delle recensioni nella sua scheda. Si trovano in una pagina a parte.',
  'published.checked':
    'Ogni recensione viene controllata. «Verificata» significa che conosciamo il legame di chi scrive con la scuola.',
  'published.rules': 'Regole per le recensioni',
  'published.votes': { one: '{count} voto', many: '{count} di voti', other: '{count} voti' },
  'published.filters': 'Filtra le recensioni',
  'published.filter.all': 'Tutte',
  'published.filter.stars': 'Stelle',
  'published.filter.role': 'Chi scrive',
  'published.filter.language': 'Lingua',
  'published.filter.level': 'Verifica',
  'published.filter.active': 'Filtri attivi',
  'published.filter.remove': 'Togli il filtro «{filter}»',
  'published.filter.reset': 'Togli tutti',
  'published.order': 'Ordine',
  'published.order.newest': 'Prima le più recenti',
  'published.order.helpful': 'Prima le più utili',
  'published.order.high': 'Prima le migliori',
  'published.order.low': 'Prima le peggiori',
  'published.order.newest.meaning': 'In ordine di data di pubblicazione.',
  'published.order.helpful.meaning':
    'In ordine di quante persone hanno trovato utile la recensione; a parità, prima la più recente.',
  'published.order.high.meaning': 'Prima quelle con più stelle; a parità, la più recente.',
  'published.order.low.meaning': 'Prima quelle con meno stelle; a parità, la più recente.',
  'published.matching': {
    one: '{count} recensione su {total}',
    many: '{count} di recensioni su {total}',
    other: '{count} recensioni su {total}',
  },
  'published.nothing': 'Nessuna recensione corrisponde a questi filtri.',
  'published.without': {
    one: 'Senza «{filter}» ci sarebbe {count} recensione.',
    many: 'Senza «{filter}» ci sarebbero {count} di recensioni.',
    other: 'Senza «{filter}» ci sarebbero {count} recensioni.',
  },
  'published.pages': 'Pagine delle recensioni',
  'published.until': 'fino al {year}',
  'published.still': 'ancora lì',
  'published.changed': 'modificata il {day}',
  'published.experience': 'Esperienza di {month}',
  'published.answer': 'Risposta della scuola',
  'published.helpful': 'Utile',
  'published.helpfulTo': { one: 'Utile · {count}', many: 'Utile · {count}', other: 'Utile · {count}' },
  'published.reviewOf': 'recensione di {name}',
  'published.answerTo': 'risposta a {name}',
  'published.report': 'Segnala',
  'published.dispute': 'Contesta',
  'published.vote.notAllowed':
    'Non è possibile segnare come utili la propria recensione né quelle della propria scuola.',
  'published.vote.gone': 'Questa recensione non è più visibile.',
  'published.vote.tooMany': 'Hai votato molte volte in poco tempo. Riprova più tardi.',
  'published.vote.failed': 'Non ha funzionato. Riprova.',
  'mark.invited': 'Verificata: su invito',
  'mark.proof': 'Verificata: con una prova',
  'mark.domain': 'Verificata: e-mail della scuola',
  'mark.disputed': 'in corso di verifica',
  'mark.invited.meaning':
    'Questa persona è arrivata dal link di invito che la scuola dà a tutte le famiglie. A nessuno viene chiesto prima se è soddisfatto.',
  'mark.proof.meaning':
    'Questa persona ci ha mostrato il suo legame con la scuola. Abbiamo visto la prova e la cancelliamo entro 30 giorni.',
  'mark.domain.meaning': 'Questo account ha un indirizzo e-mail confermato della scuola.',
  'mark.disputed.meaning':
    'La scuola afferma che questa persona non è mai stata lì o che qualcosa non è vero. Stiamo verificando. Fino alla decisione la recensione resta visibile e conta nella media.',
  'warning.rewarded_reviews': 'È provato che sono state promesse ricompense per recensioni su questa scuola.',
  'warning.own_reviews':
    'È provato che recensioni su questa scuola sono state scritte dalla scuola stessa o su suo incarico.',
  'warning.pressure_on_authors': 'È provato che questa scuola ha fatto pressione su persone che l’avevano recensita.',
  'warning.dates': 'Accertato il {day}. Questo avviso resta qui fino al {end}.',
} as const
