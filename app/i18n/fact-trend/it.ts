/** The page of a fact of a school over the years. */
export const factTrend = {
  'factTrend.metaDescription': 'Un dato ufficiale di una scuola negli anni, accanto a scuole simili.',
  'factTrend.values': 'Tutti i valori',
  'factTrend.range': 'Intervallo al 95%',
  'factTrend.median': 'Mediana',
  'factTrend.half': 'Metà centrale',
  'factTrend.count': { one: '{count} scuola', many: '{count} scuole', other: '{count} scuole' },
  'factTrend.unknown': 'non noto',
  'factTrend.chance': 'Cambiamento o caso?',
  'factTrend.change': 'Da {before} ({from}) a {after} ({to}):',
  'factTrend.change.chance': 'entro ciò che il caso può spiegare',
  'factTrend.change.more': 'più di quanto il solo caso possa spiegare',
  'factTrend.rule.share':
    'Ogni annata è diversa e, in un’annata piccola, un solo alunno vale molti punti percentuali. Dalla quota e dal numero di alunni si calcola l’intervallo al 95% di ogni periodo con il metodo di Wilson e, da questi, quello del cambiamento con il metodo di Newcombe. Se comprende lo zero, il cambiamento può essere dovuto al caso.',
  'factTrend.rule.limits':
    'Chi pubblica questo dato ne indica i limiti dell’intervallo al 95%. Da questi si calcola l’intervallo del cambiamento con il metodo di Newcombe. Se comprende lo zero, il cambiamento può essere dovuto al caso.',
  'factTrend.rule.source': 'La regola è descritta qui:',
  'factTrend.mean':
    'È una media; «{pupils}» dice su quanti alunni. Non è pubblicato quanto i singoli risultati differiscano, perciò non si può dire se un cambiamento sia dovuto al caso. Con numeri piccoli una media varia di più.',
  'factTrend.like':
    'Linea tratteggiata e fascia: {of}. La fascia è la metà centrale: un quarto delle scuole sta sopra, un quarto sotto.',
  'factTrend.countedOn': 'Conteggio del {day} tra le scuole aperte in quel giorno.',
  'factTrend.countedBetween': 'Conteggio tra il {first} e il {last} tra le scuole allora aperte.',
  'factTrend.standing': 'Scuole simili',
  'factTrend.standing.edition': '{kind}, {place}: dati del {period}.',
  'factTrend.standing.newest': '{kind}, {place}: il dato più recente di ogni scuola.',
  'factTrend.standing.order': 'Nell’ordine della scala ufficiale.',
  'factTrend.step': 'livello {step} di {steps}',
  'factTrend.word': 'Dato',
  'factTrend.gaps': 'Se manca un periodo, resta un vuoto.',
  'factTrend.break': 'Dal {year} misurato in altro modo.',
  'factTrend.read': 'letto il {day}',
}
