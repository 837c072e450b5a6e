import { criteria } from '../criteria/it.ts'

/** Reading reviews: on profiles, and on the page of all reviews of a school. */
export const published = {
  ...criteria,
  'reading.title': 'Recensioni: {name}',
  'reading.metaTitle': 'Recensioni su {name}, {place} · Aulario',
  'reading.metaDescription':
    'Tutte le recensioni su {name} a {place}: stelle, distribuzione, singoli criteri e ogni testo.',
  'reading.toProfile': 'Torna alla scheda della scuola',
  'reading.all': {
    one: 'Leggi {count} recensione',
    many: 'Leggi {count} di recensioni',
    other: 'Leggi tutte le {count} recensioni',
  },
  'reading.moved':
    'La scuola preferisce non mostrare i testi delle recensioni nella sua scheda. Si trovano in una pagina a parte.',
  'reading.checked':
    'Ogni recensione viene da un account con indirizzo e-mail confermato ed è controllata prima della pubblicazione: prima da un programma e, se qualcosa salta all’occhio, da persone. Che qualcuno conosca davvero la scuola lo sappiamo solo dove è indicato.',
  'reading.rules': 'Regole per le recensioni',
  'reading.votes': { one: '{count} voto', many: '{count} di voti', other: '{count} voti' },
  'reading.filters': 'Filtra le recensioni',
  'reading.filter.all': 'Tutte',
  'reading.filter.stars': 'Stelle',
  'reading.filter.role': 'Chi scrive',
  'reading.filter.language': 'Lingua',
  'reading.filter.level': 'Verifica',
  'reading.filter.active': 'Filtri attivi',
  'reading.filter.remove': 'Togli il filtro «{filter}»',
  'reading.filter.reset': 'Togli tutti',
  'reading.order': 'Ordine',
  'reading.order.newest': 'Prima le più recenti',
  'reading.order.helpful': 'Prima le più utili',
  'reading.order.high': 'Prima le migliori',
  'reading.order.low': 'Prima le peggiori',
  'reading.order.newest.meaning': 'In ordine di giorno di pubblicazione.',
  'reading.order.helpful.meaning':
    'In ordine di quante persone hanno trovato utile la recensione; a parità, prima la più recente.',
  'reading.order.high.meaning': 'Prima quelle con più stelle; a parità, la più recente.',
  'reading.order.low.meaning': 'Prima quelle con meno stelle; a parità, la più recente.',
  'reading.matching': {
    one: '{count} recensione su {total}',
    many: '{count} di recensioni su {total}',
    other: '{count} recensioni su {total}',
  },
  'reading.nothing': 'Nessuna recensione corrisponde a questi filtri.',
  'reading.without': {
    one: 'Senza «{filter}» ci sarebbe {count} recensione.',
    many: 'Senza «{filter}» ci sarebbero {count} di recensioni.',
    other: 'Senza «{filter}» ci sarebbero {count} recensioni.',
  },
  'reading.pages': 'Pagine delle recensioni',
  'reading.until': 'fino al {year}',
  'reading.still': 'ancora lì',
  'reading.changed': 'modificata il {day}',
  'reading.experience': 'Esperienza di {month}',
  'reading.answer': 'Risposta della scuola',
  'reading.helpful': 'Utile',
  'reading.helpfulTo': { one: 'Utile · {count}', many: 'Utile · {count}', other: 'Utile · {count}' },
  'reading.reviewOf': 'recensione di {name}',
  'reading.answerTo': 'risposta a {name}',
  'reading.report': 'Segnala',
  'reading.dispute': 'Contesta',
  'reading.vote.notAllowed': 'La propria recensione e quelle della propria scuola non si possono segnare come utili.',
  'reading.vote.gone': 'Questa recensione non si può più leggere.',
  'reading.vote.tooMany': 'Sono state molte in poco tempo. Riprova più tardi.',
  'reading.vote.failed': 'Non ha funzionato. Riprova.',
  'mark.invited': 'Verificata: su invito',
  'mark.proof': 'Verificata: con attestazione',
  'mark.domain': 'Verificata: indirizzo della scuola',
  'mark.disputed': 'in corso di verifica',
  'mark.invited.meaning':
    'Questa persona è arrivata dal link di invito che la scuola dà a tutte le famiglie. A nessuno si chiede prima se è soddisfatto.',
  'mark.proof.meaning':
    'Questa persona ci ha mostrato di avere a che fare con la scuola. Abbiamo visto l’attestazione e la cancelliamo al più tardi dopo 30 giorni.',
  'mark.domain.meaning': 'Questo account ha un indirizzo e-mail confermato della scuola.',
  'mark.disputed.meaning':
    'La scuola dice che questa persona non c’era o che qualcosa non è vero. Stiamo chiedendo. Finché non decidiamo, la recensione si può leggere e conta.',
  'warning.rewarded_reviews': 'È provato che sono state promesse ricompense per recensioni di questa scuola.',
  'warning.own_reviews':
    'È provato che recensioni di questa scuola venivano dalla scuola stessa o erano su suo incarico.',
  'warning.pressure_on_authors': 'È provato che questa scuola ha fatto pressione su persone che l’avevano recensita.',
  'warning.dates': 'Accertato il {day}. Questo avviso resta qui fino al {end}.',
} as const
