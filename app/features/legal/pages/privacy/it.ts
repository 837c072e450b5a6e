import type { LawText } from '../legal-text.ts'

export const it: LawText = {
  title: 'Informativa sulla privacy',
  description: 'Quali dati tratta Aulario, perché, per quanto tempo e quali diritti hai.',
  intro:
    'Puoi cercare, leggere e confrontare senza account e senza che sappiamo chi sei. Questa pagina spiega quali dati trattiamo e quando, su quale base giuridica e per quanto tempo (articoli 13 e 14 del GDPR).',
  sections: [
    {
      id: 'summary',
      title: 'L’essenziale',
      blocks: [
        {
          list: [
            'Nessuna pubblicità di terzi, nessun tracciamento, nessuna profilazione. Caratteri, mappe, immagini e script arrivano dal nostro server.',
            'Usiamo cookie solo per ciò che hai chiesto. Per questo non c’è un banner che chiede il consenso.',
            'La tua posizione serve solo per ciò per cui la condividi e non viene conservata.',
            'Una scuola non saprà mai chi ha scritto una recensione.',
            'Puoi [scaricare o eliminare i tuoi dati](/account/data) in ogni momento.',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Titolare del trattamento',
      blocks: [
        { insert: 'operator' },
        { when: 'dataProtectionOfficer', text: 'Responsabile della protezione dei dati: {dataProtectionOfficer}.' },
        {
          when: 'noDataProtectionOfficer',
          union:
            'Non siamo tenuti a designare un responsabile della protezione dei dati (articolo 37 del GDPR, articolo 38 della legge tedesca BDSG). Alle domande sulla protezione dei dati rispondiamo all’indirizzo {email}.',
          british:
            'Non siamo tenuti a designare un responsabile della protezione dei dati (articolo 37 del GDPR e dello UK GDPR). Alle domande sulla protezione dei dati rispondiamo all’indirizzo {email}.',
        },
        {
          when: 'britishRepresentative',
          text: 'Rappresentante nel Regno Unito (articolo 27 UK GDPR): {britishRepresentative}.',
        },
        {
          when: 'unionRepresentative',
          text: 'Rappresentante nell’Unione europea (articolo 27 del GDPR): {unionRepresentative}.',
        },
      ],
    },
    {
      id: 'visit',
      title: 'Quando visiti il sito',
      blocks: [
        'Per inviarti una pagina, il nostro server ha bisogno del tuo indirizzo IP. Nel registro del server scriviamo solo ora, percorso, stato e durata: nessun indirizzo e niente di ciò che hai digitato. Base giuridica: il nostro legittimo interesse a un funzionamento sicuro (articolo 6, paragrafo 1, lettera f, del GDPR).',
        'Contro gli abusi contiamo quanti moduli partono da una stessa connessione. Per questo conserviamo un’impronta al posto dell’indirizzo. La base è la stessa.',
        'Le scuole vedono quante volte la loro scheda è stata visitata. Contiamo senza cookie: dall’indirizzo, dal browser e da una chiave casuale del giorno ricaviamo un identificativo che a fine giornata viene cancellato insieme alla chiave. Restano solo i totali. Base giuridica: il nostro legittimo interesse a una statistica senza sorveglianza (articolo 6, paragrafo 1, lettera f, del GDPR).',
        'Contiamo le ricerche senza risultati senza alcun legame con te, per migliorare la ricerca. Ciò che sembra un nome o un indirizzo non viene raccolto.',
        'Se condividi la tua posizione, la usiamo per trovare il codice postale più vicino. Nell’indirizzo della pagina compare solo quello. Base giuridica: il tuo consenso nel browser (articolo 6, paragrafo 1, lettera a, del GDPR).',
        'Se misuri le distanze da un indirizzo, lo cerchiamo una sola volta e non lo conserviamo; resta nel tuo browser. Base giuridica: il nostro legittimo interesse a rispondere alla tua richiesta (articolo 6, paragrafo 1, lettera f, del GDPR).',
        {
          when: 'ways',
          text: 'Se chiedi quanti minuti servono per arrivare a una scuola, o fin dove arrivi, il tuo browser invia il punto, arrotondato a circa 100 m, al nostro server. Il calcolo avviene con un servizio che gestiamo noi; nulla viene conservato, registrato o trasmesso. Base giuridica: il tuo consenso, che puoi revocare lì in qualsiasi momento (articolo 6, paragrafo 1, lettera a, del GDPR).',
        },
        'Se chiedi le date di un bambino o di una bambina, usiamo il mese di nascita e il luogo o la zona solo per rispondere e non li conserviamo. Il tuo browser se ne ricorda solo se lo vuoi; quando riapri la pagina, ci chiede le date della zona senza nominare il minore. Base giuridica: il nostro legittimo interesse a rispondere alla tua domanda (articolo 6, paragrafo 1, lettera f), GDPR).',
        'Se prepari un giro di open day, o fai ricordare al tuo dispositivo quando hai visto quale scuola, il tuo browser ci chiede di queste date e scuole per mostrare che cosa è cambiato. Non ne conserviamo né registriamo nulla. Base giuridica: il nostro legittimo interesse a soddisfare la tua richiesta (articolo 6, paragrafo 1, lettera f), GDPR).',
        'Se condividi una lista, il tuo browser la cifra prima di inviarcela. La chiave sta nel link, dopo il segno #, che nessun browser trasmette: non possiamo leggere la lista e il suo identificativo non è nel nostro registro. Per mostrarti i dati delle scuole, il tuo browser ce li chiede; non conserviamo ciò che chiede. Base giuridica: il nostro legittimo interesse a mettere la lista a tua disposizione (articolo 6, paragrafo 1, lettera f, del GDPR).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookie e memoria del tuo dispositivo',
      blocks: [
        {
          union:
            'Salviamo solo ciò che serve a un servizio che hai chiesto espressamente. È consentito senza consenso (articolo 25, comma 2, numero 2, della legge tedesca TDDDG, articolo 122 del Codice privacy e le norme corrispondenti degli altri Paesi). Questi elenchi sono completi; un test li confronta con il codice.',
          british:
            'Salviamo solo ciò che serve a un servizio che hai chiesto espressamente. È consentito senza consenso (articolo 6 delle Privacy and Electronic Communications Regulations 2003, articolo 122 del Codice privacy e le norme corrispondenti degli altri Paesi). Questi elenchi sono completi; un test li confronta con il codice.',
        },
        { insert: 'cookies' },
        { insert: 'storage' },
      ],
    },
    {
      id: 'account',
      title: 'Quando hai un account',
      blocks: [
        'Per un account ci servono il tuo indirizzo e-mail e una password, di cui conserviamo solo un’impronta. Nome, immagine e recapiti sono facoltativi. A ogni accesso registriamo indirizzo IP e browser, così puoi riconoscere e chiudere gli accessi di altre persone. Di una passkey conserviamo la chiave pubblica e il browser con cui l’hai creata; impronta, volto o PIN restano sul tuo dispositivo. Base giuridica: il contratto relativo all’account (articolo 6, paragrafo 1, lettera b, del GDPR) e, per la sicurezza, il nostro legittimo interesse (lettera f).',
        {
          when: 'google',
          text: 'Se fai clic su «Accedi con Google» passi al sito di Google (Google Ireland Limited, Dublino; è possibile un trasferimento negli USA, decisione di adeguatezza sul Data Privacy Framework UE-USA). Google ci comunica il tuo indirizzo e-mail, il tuo nome e un identificativo. Senza il clic Google non riceve alcun dato.',
        },
        'Ti inviamo le e-mail relative all’account: conferme, avvisi di sicurezza, decisioni. Tutte le altre puoi disattivarle in [Notifiche](/account/notifications) e con un clic in ogni e-mail. Le novità occasionali su Aulario, senza pubblicità per altri, le ricevi solo se le attivi lì. Base: il tuo consenso (lettera a) e, per le altre, il nostro interesse a informarti sul servizio che usi (lettera f). Se un’e-mail torna indietro, ne prendiamo nota per non inviarne altre.',
      ],
    },
    {
      id: 'reminders',
      title: 'Quando chiedi promemoria delle date dei tuoi figli',
      blocks: [
        'Per poterti scrivere 14 e 3 giorni prima delle scadenze e delle altre date di iscrizione, conserviamo nel tuo account il mese di nascita dei tuoi figli e la zona in cui vivono: niente nome, giorno di nascita o indirizzo. Annotiamo anche quali date ti abbiamo ricordato, perché nessuna e-mail arrivi due volte.',
        'Base giuridica: il tuo consenso (articolo 6, paragrafo 1, lettera a), GDPR), che dai con una casella a parte e che registriamo con il momento e la versione del testo (articolo 7, paragrafo 1). Puoi revocarlo in qualsiasi momento in [Figli e promemoria](/account/children); in quel caso cancelliamo subito tutti i dati. Un clic in ciascuna e-mail ferma i promemoria, senza accesso.',
      ],
    },
    {
      id: 'reviews',
      title: 'Quando recensisci una scuola',
      blocks: [
        'Pubblichiamo il testo, le stelle, il nome che hai scelto e quello che racconti della tua esperienza. Base giuridica: le condizioni d’uso (articolo 6, paragrafo 1, lettera b, del GDPR). Prima della pubblicazione un sistema automatico cerca nomi, recapiti, insulti e invii in serie e può trattenere il testo; solo una persona può rifiutarlo (articolo 22 del GDPR). Contro le recensioni false conserviamo per poco tempo un’impronta della tua rete, da cui non si ricava l’indirizzo (lettera f). Maggiori dettagli in [Come funzionano le recensioni](/how-reviews-work).',
        'Una prova che fornisci volontariamente è visibile solo ai moderatori. Base giuridica: il tuo consenso (lettera a), che puoi revocare in ogni momento.',
        'Può scrivere chi ha l’età per acconsentire da sé a un servizio di questo tipo (articolo 8 del GDPR), cioè a partire da questa età: {ages}.',
      ],
    },
    {
      id: 'matters',
      title: 'Quando segnali qualcosa o il tuo nome compare in una recensione',
      blocks: [
        'Se segnali una recensione o un dato errato, usiamo nome e indirizzo per risponderti. L’altra parte non ne viene a conoscenza. Base giuridica: i nostri obblighi secondo gli articoli 16 e 17 del regolamento (UE) 2022/2065 (articolo 6, paragrafo 1, lettera c, del GDPR) e il nostro interesse a dati corretti (lettera f). Le decisioni sono conservate senza nomi e senza limite, perché restino verificabili.',
        'Le recensioni riguardano le scuole, non le persone. Se il tuo nome vi compare lo stesso, puoi chiedere cancellazione, rettifica o accesso, senza account: [modulo per le persone citate](/named-in-a-review). In tal caso i dati provengono da chi ha scritto la recensione (articolo 14 del GDPR).',
      ],
    },
    {
      id: 'schools',
      title: 'Quando gestisci la scheda di una scuola',
      blocks: [
        'Se chiedi di gestire la scheda di una scuola, verifichiamo la tua funzione, la tua spiegazione e, se serve, una prova. Poi registriamo chi gestisce la scheda e chi ha cambiato che cosa. Base giuridica: il contratto (articolo 6, paragrafo 1, lettera b, del GDPR) e l’interesse delle scuole a che la loro scheda non sia gestita da estranei (lettera f).',
        'I dati sulle scuole provengono da [registri](/data-sources) pubblici. Non importiamo i nomi dei dirigenti e del personale, anche se vi figurano.',
      ],
    },
    {
      id: 'orders',
      title: 'Quando acquisti Premium',
      blocks: [
        {
          union:
            'Conserviamo nome, indirizzo, e-mail, eventuale partita IVA, ordine e fattura. Base giuridica: il contratto (articolo 6, paragrafo 1, lettera b, del GDPR) e gli obblighi di conservazione del diritto tributario (lettera c; § 147 AO, § 14b UStG, articolo 369 duodecies della direttiva 2006/112/CE).',
          british:
            'Conserviamo nome, indirizzo, e-mail, eventuale partita IVA, ordine e fattura. Base giuridica: il contratto (articolo 6, paragrafo 1, lettera b, del GDPR) e gli obblighi di conservazione del diritto tributario e societario (lettera c; Value Added Tax Act 1994, allegato 11, Companies Act 2006, articolo 388, articolo 369 della direttiva 2006/112/CE).',
        },
        {
          when: 'stripe',
          text: 'Si paga sulla pagina di Stripe (Stripe Payments Europe, Limited, Dublino). Stripe riceve da noi indirizzo e-mail, importo e ordine e raccoglie da sé i dati di pagamento, come titolare autonomo; è possibile un trasferimento negli USA (Data Privacy Framework UE-USA). Non vediamo i dati della tua carta.',
        },
      ],
    },
    {
      id: 'messages',
      title: 'Quando scrivi a noi o a una scuola',
      blocks: [
        'Usiamo ciò che invii con il modulo di contatto per risponderti; ne ricevi una copia. Conserviamo anche la versione di questo testo che hai accettato e l’ora. Base giuridica: il tuo consenso (articolo 6, paragrafo 1, lettera a, del GDPR) oppure, per domande su un contratto, il contratto stesso (lettera b). Puoi revocare il consenso per il futuro in ogni momento.',
        'Se scrivi a una scuola, questa riceve il tuo nome, il tuo indirizzo e il testo per risponderti. Da quel momento è essa stessa titolare del trattamento di questi dati.',
      ],
    },
    {
      id: 'recipients',
      title: 'Chi riceve dati',
      blocks: [
        {
          list: [
            'Le persone del nostro team, nella misura in cui il loro compito lo richiede.',
            'I fornitori di server e di invio delle e-mail, che agiscono secondo le nostre istruzioni (articolo 28 del GDPR).',
            'Chiunque visiti il sito, per i contenuti che pubblichi.',
            'Le autorità, se una legge ci obbliga, ad esempio in caso di sospetto di reati contro la vita (articolo 18 del regolamento (UE) 2022/2065).',
          ],
        },
        { when: 'host', text: 'I nostri server si trovano presso: {host}.' },
        {
          when: 'mapServer',
          union:
            'La mappa dettagliata arriva da {mapServer}. Viene caricata solo se acconsenti (articolo 6, paragrafo 1, lettera a, del GDPR, articolo 25, comma 1, della TDDDG); in tal caso quel server riceve il tuo indirizzo IP. Puoi revocare il consenso sotto la mappa.',
          british:
            'La mappa dettagliata arriva da {mapServer}. Viene caricata solo se acconsenti (articolo 6, paragrafo 1, lettera a, del GDPR, articolo 6 delle Privacy and Electronic Communications Regulations 2003); in tal caso quel server riceve il tuo indirizzo IP. Puoi revocare il consenso sotto la mappa.',
        },
        {
          union:
            'Alcune scuole rimandano a video su YouTube (Google Ireland Limited) o Vimeo (Vimeo.com, Inc., USA). Un video viene caricato da lì solo quando lo avvii; prima questi fornitori non ricevono alcun dato. Base giuridica: il tuo consenso (articolo 6, paragrafo 1, lettera a, del GDPR, articolo 25, comma 1, della TDDDG), che dai avviando il video. Alcuni dati possono essere trasferiti negli USA; la base è il Data Privacy Framework UE-USA o il tuo consenso (articolo 49 del GDPR).',
          british:
            'Alcune scuole rimandano a video su YouTube (Google Ireland Limited) o Vimeo (Vimeo.com, Inc., USA). Un video viene caricato da lì solo quando lo avvii; prima questi fornitori non ricevono alcun dato. Base giuridica: il tuo consenso (articolo 6, paragrafo 1, lettera a, del GDPR, articolo 6 delle Privacy and Electronic Communications Regulations 2003), che dai avviando il video. Alcuni dati possono essere trasferiti negli USA; la base è il Data Privacy Framework UE-USA o il tuo consenso (articolo 49 del GDPR).',
        },
        {
          union:
            'Oltre a questo non trasmettiamo né vendiamo dati. Un trasferimento fuori dall’Unione europea avviene solo dove è indicato in questa pagina.',
          british:
            'Oltre a questo non trasmettiamo né vendiamo dati. Trattiamo i dati nel Regno Unito, la cui protezione la Commissione europea ha riconosciuto adeguata (articolo 45 del GDPR). Un trasferimento in altri Paesi fuori dall’Unione europea avviene solo dove è indicato in questa pagina.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Per quanto tempo conserviamo i dati',
      blocks: [
        'Trascorsi questi termini i dati vengono cancellati automaticamente: un programma viene eseguito ogni ora. L’elenco deriva dalle regole applicate dal programma. Nelle copie di sicurezza i dati possono restare finché la copia non viene sovrascritta; se una viene ripristinata, le cancellazioni si ripetono.',
        { insert: 'retention' },
      ],
    },
    {
      id: 'rights',
      title: 'I tuoi diritti',
      blocks: [
        {
          list: [
            'Accesso e copia (articoli 15 e 20): come file nell’account, in [I miei dati](/account/data), altrimenti su richiesta.',
            'Rettifica (articolo 16): da te nell’account o su richiesta.',
            'Cancellazione (articolo 17): nell’account, in [I miei dati](/account/data). L’account è subito bloccato e nascosto e viene cancellato dopo {restoreDays} giorni.',
            'Limitazione del trattamento (articolo 18).',
            'Revoca di un consenso per il futuro (articolo 7, paragrafo 3).',
            'Reclamo a un’autorità di controllo (articolo 77).',
          ],
        },
        'Per esercitare questi diritti scrivi a {email}. Rispondiamo entro un mese. Non hai l’obbligo di darci dati; ma senza indirizzo e-mail non c’è account e senza indirizzo postale non c’è fattura.',
      ],
    },
    {
      id: 'objection',
      title: 'Il tuo diritto di opposizione',
      blocks: [
        'Dove ci basiamo su un legittimo interesse (articolo 6, paragrafo 1, lettera f, del GDPR) puoi opporti in ogni momento per motivi connessi alla tua situazione particolare (articolo 21 del GDPR). In tal caso smettiamo di trattare i dati, a meno che non possiamo dimostrare motivi legittimi cogenti o non ne abbiamo bisogno per far valere diritti in sede giudiziaria. Basta un messaggio a {email}.',
      ],
    },
    {
      id: 'authorities',
      title: 'Autorità di controllo',
      blocks: [
        'L’autorità competente per noi è: {authority}. Puoi presentare reclamo anche nel Paese in cui vivi:',
        { insert: 'authorities' },
      ],
    },
    {
      id: 'uk',
      title: 'Regno Unito',
      blocks: [
        {
          union:
            'Per le persone nel Regno Unito valgono lo UK GDPR e il Data Protection Act 2018. Gli articoli hanno gli stessi numeri e danno gli stessi diritti; l’autorità competente è l’Information Commissioner (ICO). Per i cookie valgono le Privacy and Electronic Communications Regulations 2003.',
          british:
            'Abbiamo sede nel Regno Unito. A tutto ciò che trattiamo si applicano lo UK GDPR e il Data Protection Act 2018, e alle persone nell’Unione europea anche il suo GDPR. Dove questa pagina cita un articolo del GDPR, si applica anche l’articolo dello UK GDPR con lo stesso numero (gli articoli da 22A a 22D al posto del 22) e, ai trasferimenti negli USA, l’estensione britannica del Data Privacy Framework UE-USA. Puoi presentarci un reclamo all’indirizzo {email}; ne confermiamo la ricezione entro 30 giorni e ti comunichiamo l’esito (Data Protection Act 2018, articolo 164A). L’autorità competente è l’Information Commissioner (ICO). Per i cookie valgono le Privacy and Electronic Communications Regulations 2003.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche',
      blocks: [
        'Se qualcosa cambia, in alto compare la nuova data e in basso l’elenco delle versioni precedenti. Delle modifiche rilevanti avvisiamo via e-mail chi ha un account.',
      ],
    },
  ],
}
