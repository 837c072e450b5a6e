import type { LawText } from '../legal-text.ts'

export const it: LawText = {
  title: 'Punti di contatto e dati',
  description:
    'Punti di contatto secondo il regolamento sui servizi digitali, come segnalare contenuti illegali e dati sulla moderazione.',
  intro:
    'Questa pagina adempie agli articoli da 11 a 17 del regolamento (UE) 2022/2065 sui servizi digitali (DSA) e fornisce volontariamente i dati che i servizi più grandi devono pubblicare.',
  sections: [
    {
      id: 'authorities',
      title: 'Punto di contatto per le autorità (articolo 11)',
      blocks: [
        'Le autorità degli Stati membri, la Commissione e il comitato europeo per i servizi digitali possono contattarci all’indirizzo {email}. Comunichiamo in tedesco e inglese. Lì riceviamo gli ordini di cui agli articoli 9 e 10.',
        {
          when: 'digitalServicesRepresentative',
          text: 'Il nostro rappresentante legale nell’Unione europea (articolo 13): {digitalServicesRepresentative}.',
        },
      ],
    },
    {
      id: 'users',
      title: 'Punto di contatto per tutti (articolo 12)',
      blocks: [
        'Tutte le altre persone possono contattarci all’indirizzo {email} o con il [modulo di contatto](/about#contact), in tedesco, inglese, francese, spagnolo o italiano. Risponde sempre una persona.',
      ],
    },
    {
      id: 'notices',
      title: 'Segnalare contenuti illegali (articolo 16)',
      blocks: [
        'Accanto a ogni recensione e a ogni risposta c’è «Segnala». Non serve un account. Per immagini, video e testi delle scuole e per tutto il resto scrivi a {email}. Una segnalazione deve contenere:',
        {
          list: [
            'l’indirizzo esatto del contenuto,',
            'perché è illegale,',
            'nome e indirizzo e-mail; non servono per i reati di abuso sessuale di minori (articoli da 3 a 7 della direttiva 2011/93/UE),',
            'la dichiarazione che, per quanto ne sai, le indicazioni sono corrette.',
          ],
        },
        'Confermiamo subito la ricezione, decide una persona e comunichiamo l’esito a chi ha segnalato. Le segnalazioni dei segnalatori attendibili hanno la precedenza.',
        'Chi è citato in una recensione non ha bisogno di motivi giuridici: [modulo per le persone citate](/named-in-a-review).',
      ],
    },
    {
      id: 'decisions',
      title: 'Decisioni e motivazioni (articoli 14 e 17)',
      blocks: [
        'Che cosa non pubblichiamo è scritto nelle [regole per le recensioni](/review-rules); come controlliamo, in [Come funzionano le recensioni](/how-reviews-work). Un sistema automatico può trattenere i testi, ma non decide. Se un contenuto viene rifiutato o rimosso, a chi l’ha scritto comunichiamo, al più tardi in quel momento, la regola, il passaggio, i fatti e i suoi diritti.',
        'Se una scuola contesta una recensione, chi l’ha scritta ha {answerDays} giorni per rispondere. Fino ad allora la recensione resta visibile. Una scuola può contestare al massimo {maxDisputes} recensioni alla volta.',
      ],
    },
    {
      id: 'objections',
      title: 'Reclamo e risoluzione delle controversie (articoli 20 e 21)',
      blocks: [
        'Contro ogni decisione si può presentare gratuitamente reclamo entro {objectionMonths} mesi: chi ha scritto lo fa nel proprio account in [Le mie recensioni](/account/reviews), tutti gli altri all’indirizzo {email}. Decide una persona diversa dalla prima.',
        'Puoi anche scegliere un organismo di risoluzione extragiudiziale certificato ai sensi dell’articolo 21; la [Commissione europea](https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement) ne tiene l’elenco. Resta sempre possibile rivolgersi ai tribunali. Puoi inoltre presentare reclamo all’autorità del tuo Paese (articolo 53):',
        { insert: 'coordinators' },
      ],
    },
    {
      id: 'crimes',
      title: 'Sospetto di reati (articolo 18)',
      blocks: [
        'Se veniamo a conoscenza di informazioni che fanno sospettare un reato contro la vita o la sicurezza di una persona, lo segnaliamo subito alla polizia o alla magistratura.',
      ],
    },
    {
      id: 'figures',
      title: 'Dati sulla moderazione',
      blocks: [
        'Questi dati sono calcolati all’apertura della pagina, risalgono al massimo a pochi minuti prima e valgono per anno solare. Sono escluse le recensioni cancellate dagli autori e quelle delle scuole di esempio, che sono inventate.',
        {
          when: 'smallEnterprise',
          text: 'Come piccola impresa o microimpresa non saremmo tenuti a pubblicarli (articoli 15, paragrafo 2, e 19).',
        },
        { insert: 'figures' },
        'Tutti gli anni in un file leggibile meccanicamente: [moderation-figures.json](/moderation-figures.json).',
      ],
    },
    {
      id: 'uk',
      title: 'Regno Unito',
      blocks: [
        'Le recensioni false sono vietate (Digital Markets, Competition and Consumers Act 2024, allegato 20, punto 13). Non ammettiamo recensioni comprate, ricompensate senza dirlo o inventate e non pubblichiamo sintesi ingannevoli. Per prevenirle, trovarle e rimuoverle controlliamo ogni recensione prima della pubblicazione (invii in serie, somiglianze, rete della scuola), richiediamo un indirizzo confermato, diamo seguito a ogni segnalazione e, se dimostriamo che una scuola ha manipolato le recensioni, mostriamo un avviso nella sua scheda per {warningDays} giorni. Verifichiamo regolarmente l’efficacia di queste misure.',
        'Valutazione secondo l’Online Safety Act 2023: le recensioni e le risposte riguardano contenuti che pubblichiamo noi e sono esenti (allegato 1, punto 4). Immagini, video e testi caricati dalle scuole non lo sono. Riteniamo basso il rischio di contenuti illegali: possono caricarli solo persone il cui legame con la scuola è stato verificato, nessuno può scrivere ad altri o formare gruppi, nulla si diffonde da sé e tutto si può segnalare. I minori possono leggere il sito; contenuti dannosi per loro non ne sono lo scopo e vengono rimossi. Rinnoviamo questa valutazione ogni anno e prima di ogni modifica rilevante.',
      ],
    },
  ],
}
