import type { LawText } from '../legal-text.ts'

export const it: LawText = {
  title: 'Fonti dei dati',
  description: 'Da dove vengono i dati sulle scuole, le mappe e i caratteri di Aulario e con quali licenze.',
  intro:
    'I dati ufficiali sulle scuole provengono da registri aperti. Questa pagina indica chi li pubblica, con quale licenza e quando li abbiamo importati l’ultima volta.',
  sections: [
    {
      id: 'registers',
      title: 'Registri delle scuole',
      blocks: [{ insert: 'registers' }, 'Per ogni dato di una scheda sono indicati il registro e la data.'],
    },
    {
      id: 'coverage',
      title: 'Quali scuole conosciamo',
      blocks: [
        'Ecco quante scuole conosciamo per Paese, regione e tipo. Il conteggio viene aggiornato a ogni importazione.',
        { insert: 'coverage' },
      ],
    },
    {
      id: 'changes',
      title: 'Che cosa cambiamo',
      blocks: [
        {
          list: [
            'I nomi in maiuscolo sono scritti in modo leggibile, numeri di telefono e indirizzi web in modo uniforme.',
            'Le coordinate sono convertite in longitudine e latitudine. Se la posizione manca o è lontana dal CAP e dal comune, prendiamo il loro centro e indichiamo solo la zona invece di una distanza.',
            'I tipi di scuola sono assegnati a gruppi comuni; la denominazione del registro resta accanto.',
            'Amministrazioni, centri di formazione per insegnanti e semplici sedi amministrative sono esclusi.',
            'I nomi dei dirigenti e del personale non vengono mai importati.',
          ],
        },
        'I dati indicati dalle scuole stesse e quelli corretti dopo una segnalazione sono contrassegnati come tali. Se un dato non è corretto, usa «Segnala un errore» nella scheda. Chi pubblica i registri non risponde delle nostre modifiche e non promuove Aulario.',
      ],
    },
    {
      id: 'material',
      title: 'Mappe, luoghi, caratteri',
      blocks: [
        { insert: 'material' },
        {
          when: 'ways',
          text: 'I minuti del percorso verso la scuola sono calcolati dal nostro server con Valhalla (MIT), sulle strade di OpenStreetMap (© i contributori di OpenStreetMap, ODbL).',
        },
        {
          when: 'mapServer',
          text: 'Se acconsenti, la mappa viene caricata da {mapServer}, che indica le proprie fonti.',
        },
        'Tutto è fornito dal nostro server.',
      ],
    },
    {
      id: 'reuse',
      title: 'Riutilizzo',
      blocks: [
        'Gli elenchi dei risultati si possono scaricare in CSV e JSON; ogni riga indica la sua fonte. Per i dati valgono le licenze dei registri: cita la fonte come sopra e indica se hai cambiato qualcosa. Le recensioni e i testi delle scuole non possono essere riutilizzati senza il consenso degli autori.',
      ],
    },
  ],
}
