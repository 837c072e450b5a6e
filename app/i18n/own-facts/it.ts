/** Official data alongside the school's own, and its rank among similar schools, in the dashboard. */
export const ownFacts = {
  'dashboard.nav.facts': 'Dati ufficiali',
  'ownFacts.intro':
    'I dati ufficiali della Sua scuola, accanto a quelli che indica Lei. Se un dato ufficiale non è corretto, proponga una correzione.',
  'ownFacts.register': 'Il registro e i Suoi dati',
  'ownFacts.what': 'Dato',
  'ownFacts.official': 'Nel registro',
  'ownFacts.own': 'Il Suo dato',
  'ownFacts.differs': 'diverso',
  'failure.fact_unknown': 'Questo dato non è pubblicato per la Sua scuola.',
  'ownFacts.correct': 'Proponi una correzione',
  'ownFacts.noRegister': 'Nessun registro elenca la Sua scuola: tutti i dati vengono da Lei.',
  'ownFacts.reason': 'La scuola indica «{own}», nel registro si legge «{official}».',
  'ownFacts.published': 'Numeri pubblicati',
  'ownFacts.none': 'Non è ancora stato pubblicato alcun dato sulla Sua scuola.',
  'ownFacts.publisher':
    'Un numero pubblicato può cambiarlo solo chi lo pubblica. Il Suo messaggio arriva al nostro team, che lo verifica e lo inoltra.',
  'ownFacts.now': 'Pubblicato: {value} ({period})',
  'ownFacts.submit': 'Invia il messaggio',
  'ownFacts.back': 'Torna a tutti i dati',
  'ownFacts.ticket': 'Correzione: {fact}',
  'ownFacts.ticketText': '{fact}, {period}\nPubblicato: {value}\nDovrebbe essere: {wanted}',
  'message.correctionRequested': 'Correzione proposta',
  'similar.title': 'Scuole simili nei dintorni',
  'similar.intro':
    'I Suoi numeri tra {count} scuole dello stesso tipo nel raggio di 25 km. Si confronta solo lo stesso numero dello stesso periodo; le altre scuole non sono indicate per nome.',
  'similar.median': 'Mediana delle altre {count}: {value}',
  'similar.place': 'meno: {below}, più: {above}',
  'similar.more': 'Altri numeri ({count})',
  'similar.key.own': 'la Sua scuola',
  'similar.key.middle': 'mediana delle altre',
  'similar.key.half': 'metà centrale delle altre',
  'similar.tooFew':
    'Nel raggio di 25 km ci sono meno di dieci scuole dello stesso tipo. Un confronto rivelerebbe più sulle singole scuole che sulla Sua.',
  'similar.tooFewValues': 'Meno di dieci scuole simili hanno un numero dello stesso periodo: {facts}.',
  'similar.noPosition': 'Non sappiamo dove si trova la Sua scuola, quindi il confronto non è possibile.',
  'similar.noNumbers': 'Sulla Sua scuola non è ancora pubblicato alcun numero confrontabile.',
}
