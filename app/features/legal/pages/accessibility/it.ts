import type { LawText } from '../legal-text.ts'

export const it: LawText = {
  title: 'Accessibilità',
  description: 'Quanto è accessibile Aulario, quali lacune conosciamo e dove segnalare una barriera.',
  intro:
    'Aulario deve poter essere usato da tutti, qualunque siano il dispositivo, la tecnologia e le capacità. Questa dichiarazione indica a che punto siamo.',
  sections: [
    {
      id: 'status',
      title: 'Stato',
      blocks: [
        {
          union:
            'Ci basiamo sulle Linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA, e sulla norma EN 301 549. Aulario è parzialmente conforme; le eccezioni sono elencate sotto. La dichiarazione si applica a tutte le pagine di Aulario, ma non agli altri siti a cui rimandiamo (direttiva (UE) 2019/882, legge tedesca Barrierefreiheitsstärkungsgesetz).',
          british:
            'Ci basiamo sulle Linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA, e sulla norma EN 301 549. Aulario è parzialmente conforme; le eccezioni sono elencate sotto. La dichiarazione si applica a tutte le pagine di Aulario, ma non agli altri siti a cui rimandiamo (Equality Act 2010; direttiva (UE) 2019/882).',
        },
      ],
    },
    {
      id: 'features',
      title: 'Che cosa facciamo',
      blocks: [
        {
          list: [
            'Ricerca, lettura e tutti i moduli funzionano con la tastiera, e anche senza JavaScript.',
            'Tutto ciò che mostra la mappa è disponibile anche come elenco.',
            'Il testo si può ingrandire al 200%; le pagine si adattano a 320 pixel di larghezza.',
            'I contrasti sono sufficienti nei temi chiaro e scuro; nessuna informazione è data solo dal colore.',
            'Se hai impostato la riduzione del movimento, non viene mostrata alcuna animazione.',
            'Le fatture sono PDF strutturati (PDF/A-2a).',
          ],
        },
      ],
    },
    {
      id: 'gaps',
      title: 'Lacune che conosciamo',
      blocks: [
        {
          list: [
            'Le immagini delle scuole hanno un testo alternativo solo se la scuola lo ha scritto.',
            'I video delle scuole hanno sottotitoli solo se la scuola li ha caricati e non hanno audiodescrizione; accanto c’è una descrizione se la scuola l’ha scritta. I video incorporati di YouTube e Vimeo hanno i comandi di questi fornitori.',
            'La mappa in sé è utilizzabile solo in parte con i lettori di schermo; l’elenco accanto contiene le stesse scuole.',
            'I testi delle scuole e le recensioni sono nella lingua in cui sono stati scritti. La lingua è indicata nel codice della pagina, ma i testi non sono tradotti né scritti in linguaggio facile.',
            'I nomi dei registri ufficiali contengono abbreviazioni non spiegate.',
          ],
        },
        'Per ora non ci sono contenuti in lingua dei segni né in linguaggio facile.',
      ],
    },
    {
      id: 'testing',
      title: 'Come abbiamo verificato',
      blocks: [
        'La dichiarazione si basa su un’autovalutazione. A ogni modifica un programma di prova (axe) esamina le pagine importanti, su telefono e su schermo grande, in chiaro e in scuro. Restano da fare una verifica esterna e prove con persone che usano lettori di schermo.',
      ],
    },
    {
      id: 'feedback',
      title: 'Segnalare una barriera',
      blocks: [
        'Scrivici a {email} o con il [modulo di contatto](/about#contact), indicando se possibile l’indirizzo della pagina e che cosa non ha funzionato. Puoi ricevere l’informazione anche in un’altra forma, ad esempio come testo via e-mail. Rispondiamo entro 14 giorni.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Vigilanza',
      blocks: [
        'Se la nostra risposta non ti soddisfa, puoi rivolgerti all’organismo del tuo Paese:',
        { insert: 'enforcement' },
      ],
    },
  ],
}
