/** The help pages. */
export const help = {
  'help.title': 'Aiuto',
  'help.metaTitle': 'Aiuto · Aulario',
  'help.metaDescription': 'Risposte su ricerca, recensioni e account; per le scuole, su scheda, Premium e messaggi.',
  'help.topicTitle': '{title} · Aiuto · Aulario',
  'help.search': 'Come possiamo aiutarti?',
  'help.searchButton': 'Cerca',
  'help.group.families': 'Per le famiglie',
  'help.group.schools': 'Per le scuole',
  'help.write': 'Non l’hai trovato? Scrivici',
  'help.all': 'Tutti gli argomenti',
  'help.others': 'Argomenti correlati',
  'help.none': 'Su questo non c’è ancora nulla. Prova con altre parole o consulta gli argomenti qui sotto.',
  'help.found': {
    one: '{count} risultato per «{words}»',
    many: '{count} risultati per «{words}»',
    other: '{count} risultati per «{words}»',
  },
}
