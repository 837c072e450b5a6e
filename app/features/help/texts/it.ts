import type { HelpTexts } from './help-text.ts'

export const it: HelpTexts = {
  finding: {
    title: 'Trovare una scuola',
    teaser: 'Il campo di ricerca, i filtri, la mappa e il significato della distanza.',
    also: 'ricerca campo raggio distanza filtri mappa CAP comune vicino a me',
    blocks: [
      'Nel campo di ricerca puoi scrivere un nome, un comune o un CAP, anche insieme, per esempio «liceo Torino». Accenti, abbreviazioni e piccoli errori di battitura non contano.',
      {
        steps: [
          'Cerca un comune o un CAP.',
          'In «Filtri» scegli tipo, offerta e raggio. Accanto a ogni scelta vedi quante scuole restano.',
          'Passa dall’elenco alla mappa con «Mappa». L’indirizzo nel browser contiene tutta la ricerca, quindi puoi condividerla.',
        ],
      },
      'L’ordine è spiegato in [Come ordiniamo i risultati](/ordering). La distanza è in linea d’aria e non garantisce un posto.',
    ],
  },
  comparing: {
    title: 'Salvare e confrontare scuole',
    teaser: 'Come salvare scuole, con o senza account, e affiancarne fino a {compared}.',
    also: 'preferiti elenco confronto stampare tabella',
    blocks: [
      'Con «Salva» nei risultati o nella scheda metti la scuola nel tuo elenco. Senza account resta su questo dispositivo; dopo l’accesso la trovi nel tuo account, in [Scuole salvate](/account/favourites).',
      'Nel [confronto](/compare) puoi affiancare fino a {compared} scuole, evidenziare le differenze, stampare e scaricare la tabella.',
    ],
  },
  reviewing: {
    title: 'Scrivere una recensione',
    teaser: 'Che cosa ti serve, che cosa deve contenere e con quale nome appare.',
    also: 'valutare stelle esperienza opinione anonima pseudonimo',
    blocks: [
      {
        steps: [
          'Apri la scheda della scuola e scegli «Scrivi una recensione». Serve un account con indirizzo e-mail confermato.',
          'Assegna le stelle e racconta la tua esperienza in un testo da 50 a 3.000 caratteri. Parla della scuola, mai di singole persone: niente nomi e nessuna informazione sulla salute.',
          'Scegli il nome con cui appare la recensione.',
        ],
      },
      'Che cosa è permesso è scritto nelle [regole per le recensioni](/review-rules); come controlliamo, in [Come funzionano le recensioni](/how-reviews-work). Puoi scrivere una recensione per scuola e modificarla o eliminarla quando vuoi.',
    ],
  },
  'after-reviewing': {
    title: 'La mia recensione è in attesa, rifiutata o rimossa',
    teaser: 'Come funziona il controllo e come presentare reclamo.',
    also: 'non pubblicata controllo opposizione ricorso contestata prova documento',
    blocks: [
      'La maggior parte delle recensioni appare subito. Se il controllo automatico segnala qualcosa, la esamina una persona e ricevi l’esito via e-mail.',
      'Se rifiutiamo o rimuoviamo una recensione, indichiamo la regola e la frase. In [Le mie recensioni](/account/reviews) puoi riscriverla o presentare reclamo entro {objectionMonths} mesi; in quel caso decide un’altra persona.',
      'Se la scuola afferma che non la conosci per esperienza diretta, hai {answerDays} giorni per risponderci. Nel frattempo la recensione resta. Una prova aiuta, e la vedono solo i nostri moderatori.',
    ],
  },
  reporting: {
    title: 'Segnalare qualcosa',
    teaser: 'Recensioni, dati sbagliati o il tuo nome su Aulario.',
    also: 'segnalazione falso illecito offensivo privacy nominato citato errore correzione',
    blocks: [
      'Sotto ogni recensione c’è «Segnala». Non serve un account; ricevi un numero e poi la decisione con i motivi.',
      'Se il tuo nome compare in una recensione, usa il [modulo per le persone citate](/named-in-a-review).',
      'Se un dato su una scuola è sbagliato, segnala l’errore nella sua scheda. Lo verifichiamo nel registro ufficiale.',
    ],
  },
  account: {
    title: 'Account e accesso',
    teaser: 'Registrazione, password dimenticata, cambio di indirizzo, autenticazione a due fattori.',
    also: 'registrarsi password dimenticata conferma e-mail cambiare Google secondo fattore due fattori codice dispositivo uscire',
    blocks: [
      'Dopo la [registrazione](/auth?mode=signup) ti mandiamo un’e-mail con un link. Se non arriva, controlla la posta indesiderata o chiedi un nuovo invio.',
      'Password dimenticata? [Qui](/auth/forgot) ricevi un link valido un’ora.',
      'In [Accesso e sicurezza](/account/security) cambi password e indirizzo e-mail, attivi le passkey e l’autenticazione a due fattori e vedi su quali dispositivi hai effettuato l’accesso.',
    ],
  },
  leaving: {
    title: 'Scaricare i dati o eliminare l’account',
    teaser: 'Scaricare tutto, disattivare le e-mail ed eliminare l’account, con o senza le recensioni.',
    also: 'esportare GDPR accesso disdire eliminare disiscriversi',
    blocks: [
      'In [I miei dati](/account/data) puoi scaricare tutti i dati che conserviamo su di te ed eliminare l’account. L’account viene bloccato subito ed eliminato definitivamente dopo {restoreDays} giorni; fino ad allora puoi recuperarlo con il link nell’e-mail.',
      'Quando elimini l’account decidi se le tue recensioni restano senza il tuo nome o vengono eliminate.',
      'Le e-mail che non vuoi si disattivano in [Notifiche](/account/notifications), oppure con il link in fondo a ciascuna.',
    ],
  },
  claiming: {
    title: 'Gestire la scheda della Sua scuola',
    teaser: 'Con un codice inviato all’indirizzo ufficiale o con una prova.',
    also: 'rivendicare titolare codice dirigente documento prova manca nuova registro aggiungere',
    blocks: [
      {
        steps: [
          'Cerchi la Sua scuola in [Gestisca la scheda della Sua scuola](/claim). Se manca, la aggiunga lì.',
          'Si faccia inviare un codice all’indirizzo e-mail del registro ufficiale e lo inserisca. Potrà gestire subito la scheda.',
          'Se non ha accesso a quell’indirizzo, carichi una prova. La esaminiamo e rispondiamo via e-mail.',
        ],
      },
      'Se qualcuno gestisce già la scheda, prima sentiamo quella persona e poi decidiamo.',
    ],
  },
  colleagues: {
    title: 'Lavorare con i colleghi',
    teaser: 'Invitare altre persone e passare da una scuola all’altra.',
    also: 'invitare diritti redattore titolare più persone successore',
    blocks: [
      'In [Le mie scuole](/account/schools) i responsabili invitano altre persone: come responsabili con tutti i diritti, o come collaboratori, che tengono aggiornati i contenuti ma non possono invitare nessuno. Nella stessa pagina si toglie l’accesso a chi non collabora più.',
      'Se gestisce le schede di più scuole, passi dall’una all’altra in alto nell’Area scuola.',
    ],
  },
  groups: {
    title: 'Gestire le schede di più scuole',
    teaser: 'Tutte le schede in una tabella, testi comuni, file e diritti per ogni scuola.',
    also: 'gestore rete gruppo ente modifica multipla CSV Excel caricare',
    blocks: [
      {
        steps: [
          'Crei un gruppo in [Gestori e reti](/account/groups).',
          'I responsabili della scheda di una scuola invitano il Suo gruppo in «Persone», oppure Lei ci invia una prova per più scuole insieme.',
          'Selezioni più scuole nella tabella e scriva testi o contatti una volta per tutte. Carichi i Suoi dati in un file CSV o Excel. Vede ogni modifica prima di applicarla e può annullarle tutte insieme.',
        ],
      },
      'Inviti altre persone e assegni loro le scuole su cui devono lavorare. I responsabili delle schede conservano tutti i diritti. Premium resta legato a ogni singola scuola.',
    ],
  },
  facts: {
    title: 'Correggere indirizzo, telefono e altri dati',
    teaser: 'Quali dati vengono dal registro, quali da Lei e come correggerli.',
    also: 'cambiare indirizzo registro ufficiale sbagliato numero sito web posizione mappa',
    blocks: [
      'I dati del registro ufficiale restano riconoscibili. Quelli che inserisce Lei compaiono accanto e prevalgono; nessuna importazione li sovrascrive.',
      'Se un dato ufficiale è sbagliato, chieda una correzione nella scheda. Finché non abbiamo deciso si vedono entrambi i valori. Avvisi anche l’ente che tiene il registro.',
    ],
  },
  premium: {
    title: 'Ordinare Premium',
    teaser: 'Prezzo, pagamento, fattura e che cosa Premium non cambia.',
    also: 'prezzo pagare fattura bonifico carta costo abbonamento licenza ente',
    blocks: [
      {
        registered:
          'Premium costa {price}, IVA inclusa: un pagamento unico, senza abbonamento. Dura per sempre, almeno {guaranteedYears} anni. Appartiene alla scuola, non al Suo account.',
        unregistered:
          'Premium costa {price} in totale: un pagamento unico, senza abbonamento. Dura per sempre, almeno {guaranteedYears} anni. Appartiene alla scuola, non al Suo account.',
      },
      'In [Premium](/premium) può ordinarlo per una scuola di cui gestisce la scheda: pagando subito oppure su fattura con un Suo riferimento. La fattura si trova poi in [Ordini e fatture](/account/orders).',
      'Premium non cambia nulla nelle recensioni: numero, media e ordine sono gli stessi con e senza Premium.',
    ],
  },
  refund: {
    title: 'Rimborso',
    teaser: 'Con un clic o con il recesso, anche senza accedere.',
    also: 'recesso denaro annullare nota di credito',
    blocks: [
      'Entro {refundDays} giorni dal pagamento chi ha ordinato ottiene il rimborso con un clic, in [Ordini e fatture](/account/orders). Premium termina subito; ciò che supera il piano gratuito viene nascosto e conservato per un anno.',
      'Si può recedere anche senza accedere, con il [modulo](/withdrawal). Invieremo un link di conferma all’indirizzo dell’ordine.',
    ],
  },
  profile: {
    title: 'Curare i testi e il profilo educativo',
    teaser: 'Descrizione, dieci sezioni, lingue, bozze e versioni precedenti.',
    also: 'descrizione anteprima bozza versioni lingua tradurre progetto',
    blocks: [
      'Ogni scuola ha una descrizione breve. Premium aggiunge una descrizione estesa e dieci sezioni del profilo educativo, dalle lingue ai riconoscimenti.',
      'Ogni testo ha una lingua. Chi visita la scheda vede il testo nella propria lingua, se c’è, altrimenti il primo inserito. Ciò che salva è inizialmente una bozza, visibile nell’anteprima; le versioni precedenti si recuperano in «Versioni precedenti».',
    ],
  },
  media: {
    title: 'Mostrare foto e video',
    teaser: 'Quante, quanto grandi, in quali formati e con quale consenso.',
    also: 'immagine caricare logo video YouTube Vimeo dimensione formato eliminare',
    blocks: [
      'Senza Premium la scheda mostra una foto; con Premium fino a {images} foto, {videos} video e un logo. Le foto possono pesare {imageMegabytes} MB, i video (MP4, WebM o Ogg) {videoMegabytes} MB; va bene anche un link a YouTube o Vimeo.',
      'Se la connessione cade, il caricamento riprende da dove si è fermato. Togliamo dai file il luogo e i dati della fotocamera. Mostri solo persone che hanno dato il consenso; per i minori, quello dei genitori.',
    ],
  },
  'review-desk': {
    title: 'Rispondere alle recensioni e chiederne',
    teaser: 'A che cosa può rispondere, che cosa può contestare e segnalare, e come chiedere recensioni.',
    also: 'risposta recensione negativa eliminare contestare invito codice QR contrassegno',
    blocks: [
      'Con Premium può rispondere una volta a ogni recensione in «Recensioni» e modificare la risposta. Non faccia ipotesi su chi ha scritto la recensione.',
      'Una recensione non viene rimossa solo perché non piace. Se qualcuno non è mai stato nella Sua scuola, contesti la recensione; si può anche senza Premium. Se viola le [regole](/review-rules), la segnali.',
      'Chieda recensioni con un link o un codice QR, uguali per tutti. I compensi non sono ammessi.',
    ],
  },
  messages: {
    title: 'Messaggi ed eventi',
    teaser: 'Richieste delle famiglie, open day e altri eventi.',
    also: 'richiesta modulo di contatto posta in arrivo porte aperte calendario data',
    blocks: [
      'Nelle schede Premium le famiglie possono scriverLe senza vedere il Suo indirizzo. I messaggi si trovano nell’Area scuola, in «Messaggi»; la risposta parte via e-mail. Dopo {messageMonths} mesi li eliminiamo.',
      'In «Eventi» può inserire l’open day e altre date, che le famiglie aggiungono al proprio calendario. Gli eventi conclusi scompaiono da soli.',
    ],
  },
  figures: {
    title: 'Capire le statistiche',
    teaser: 'Che cosa significano visite e clic e come contiamo.',
    also: 'visualizzazioni visitatori cifre clic analisi',
    blocks: [
      'La panoramica mostra quante volte è stata aperta la scheda, da quante persone diverse al giorno e che cosa hanno cliccato. Contiamo senza cookie e senza conservare indirizzi; le Sue visite e i motori di ricerca non contano.',
      'I dati di qualsiasi periodo si scaricano come tabella.',
    ],
  },
  notifications: {
    title: 'Impostare le notifiche',
    teaser: 'Quali e-mail riceve e come disattivarle.',
    also: 'e-mail disiscrizione campanella messaggio rapporto settimanale',
    blocks: [
      'In «Notifiche» sceglie se ricevere un’e-mail subito per i nuovi messaggi, la mattina dopo per le nuove recensioni e una volta alla settimana con le visite, e se vedere le novità di Aulario nelle notifiche.',
      'Ognuna di queste e-mail si disattiva con un clic, senza accedere.',
    ],
  },
  support: {
    title: 'Ricevere aiuto da noi',
    teaser: 'Quattro modi per contattarci e quanto impieghiamo a rispondere.',
    also: 'assistenza ticket chat telefono contatto tempi di risposta',
    blocks: [
      'Nell’Area scuola, in «Assistenza», può contattarci in quattro modi; ogni richiesta ha un numero e una pagina in cui può rispondere. Con Premium rispondiamo entro {supportHours} ore.',
      'Senza Area scuola ci scriva con il [modulo di contatto](/about#contact).',
    ],
  },
}
