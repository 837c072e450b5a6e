import type { independence as german } from './de.ts'

/** Who runs the site and how it is financed. */
export const independence: Record<keyof typeof german, string> = {
  'independence.title': 'Indipendenti: come ci finanziamo',
  'independence.owner':
    'Aulario è gestito da {operator}. Proprietà: {owners}. L’indirizzo e tutto il resto sono nelle note legali.',
  'independence.income':
    'La nostra unica entrata è il pagamento unico di {price}, IVA inclusa, con cui le scuole acquistano Premium. Niente pubblicità di terzi, niente provvigioni sulle iscrizioni, niente vendita di dati. Premium non influisce sulle recensioni né sul loro ordine.',
  'independence.income.unregistered':
    'La nostra unica entrata è il pagamento unico di {price} in totale con cui le scuole acquistano Premium. Niente pubblicità di terzi, niente provvigioni sulle iscrizioni, niente vendita di dati. Premium non influisce sulle recensioni né sul loro ordine.',
  'independence.noTies':
    'Né il gestore né i suoi proprietari gestiscono scuole o partecipano a scuole, enti gestori o associazioni scolastiche. Se cambierà, lo indicheremo qui.',
  'independence.ties': 'Legami con scuole: {ties}',
}
