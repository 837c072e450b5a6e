/** The page on which an admin announces changes to the terms of use. */
export const termsChanges = {
  'termsChange.title': 'Modifica delle condizioni d’uso',
  'termsChange.intro':
    'Chi ha un account viene informato di una modifica via e-mail almeno 15 giorni prima. Salvi e controlli prima la bozza, poi invii le e-mail. Il nuovo testo compare nella pagina nel giorno indicato, con la prossima versione del programma.',
  'termsChange.day': 'In vigore dal',
  'termsChange.day.hint': 'Non prima del {day}: 15 giorni dopo l’ultima e-mail.',
  'termsChange.day.invalid': 'Indichi un giorno.',
  'termsChange.day.soon': 'Questo giorno è troppo vicino.',
  'termsChange.day.far': 'Questo giorno è a più di un anno di distanza.',
  'termsChange.text': 'Che cosa cambia',
  'termsChange.text.hint':
    'Completo e comprensibile: questa e-mail è la comunicazione ufficiale. Ogni riga forma un paragrafo.',
  'termsChange.missing': 'Compili questo campo in tutte le lingue.',
  'termsChange.save': 'Salva e controlla la bozza',
  'termsChange.draft': 'Bozza: in vigore dal {day}',
  'termsChange.recipients': {
    one: '{count} account riceve questa e-mail',
    many: '{count} di account ricevono questa e-mail',
    other: '{count} account ricevono questa e-mail',
  },
  'termsChange.mail': 'di cui con un ordine: {count}',
  'termsChange.order': 'Invia le e-mail',
  'termsChange.discard': 'Elimina la bozza',
  'termsChange.sent': 'Modifiche annunciate',
  'termsChange.none': 'Ancora nessuna.',
  'termsChange.item.sending': 'in vigore dal {day}, annunciata il {time}, e-mail in preparazione: {count}',
  'termsChange.item.done': 'in vigore dal {day}, annunciata il {time}, e-mail: {count}',
  'message.termsChangeSaved': 'Bozza salvata',
  'message.termsChangeDiscarded': 'Bozza eliminata',
  'message.termsChangeOrdered': 'Le e-mail sono in corso di invio',
} as const
