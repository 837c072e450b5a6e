import type { LawText } from '../legal-text.ts'

export const it: LawText = {
  title: 'Condizioni d’uso',
  description: 'Che cosa offre Aulario, quali regole valgono per visitatori e scuole e come termina un contratto.',
  intro:
    'Queste condizioni valgono tra {operator} («noi») e tutte le persone che usano Aulario. Le prime sezioni valgono per tutti; quelle da «Scuole» in poi valgono inoltre per chi agisce per una scuola.',
  sections: [
    {
      id: 'service',
      title: 'Che cos’è Aulario',
      blocks: [
        'Aulario è un elenco di scuole in Germania, Francia, Spagna, Italia e Regno Unito. Cercare, leggere e confrontare è gratuito e possibile senza account.',
        'Prendiamo i dati ufficiali da [registri pubblici](/data-sources), con la loro data. Non li verifichiamo uno per uno. Fa fede ciò che comunica la scuola o l’amministrazione; una distanza non garantisce un posto.',
        'Possiamo sviluppare ulteriormente il servizio. La manutenzione e i guasti di cui non siamo responsabili non danno diritto a risarcimento.',
      ],
    },
    {
      id: 'account',
      title: 'Account',
      blocks: [
        'L’account si crea quando qualcuno si registra e conferma l’indirizzo e-mail. Ogni persona ha al massimo un account, con dati veri e una password che conosce solo lei. Chi non ha l’età richiesta dalla legge per acconsentire da sé ({ages}) ha bisogno del consenso dei genitori.',
        'L’account può essere eliminato in ogni momento e senza preavviso in [I miei dati](/account/data). Noi possiamo chiuderlo con un preavviso di 30 giorni, e subito per giusta causa. Il Premium di una scuola non ne risente: appartiene alla scuola e continua, anche se un’altra persona gestisce la scheda.',
      ],
    },
    {
      id: 'content',
      title: 'Contenuti pubblicati dagli utenti',
      blocks: [
        'Per le recensioni valgono le [regole per le recensioni](/review-rules). Chi pubblica qualcosa deve averne i diritti e non deve violare quelli altrui.',
        'Chi ha scritto un testo ne conserva i diritti. Ci concede un diritto non esclusivo e gratuito di mostrarlo su Aulario, di conservarlo e di abbreviarlo dove c’è posto solo per un estratto, finché non viene eliminato.',
        'Le recensioni non possono essere comprate, ricompensate o imposte. Come vengono controllate, ordinate e contate è spiegato in [Come funzionano le recensioni](/how-reviews-work).',
      ],
    },
    {
      id: 'moderation',
      title: 'Controllo, rimozione e reclamo',
      blocks: [
        'Un sistema automatico controlla i testi prima della pubblicazione e può trattenerli. Rifiutarli, rimuoverli o sospendere un account può farlo solo una persona. Agli interessati comunichiamo, al più tardi in quel momento, la regola, i fatti e il motivo (articolo 17 del regolamento (UE) 2022/2065).',
        'Contro la decisione si può presentare gratuitamente reclamo entro {objectionMonths} mesi. Decide un’altra persona. In seguito ci si può rivolgere a un [organismo di risoluzione extragiudiziale](/dsa#objections) e ai tribunali.',
        'Chi pubblica spesso contenuti manifestamente illegali, o invia spesso segnalazioni manifestamente infondate, può essere sospeso per un tempo ragionevole dopo un avvertimento. Teniamo conto di numero, gravità, conseguenze e intenzione (articolo 23).',
        {
          when: 'britishOperator',
          text: 'Se rimuoviamo o limitiamo un contenuto, o sospendiamo un account, in violazione di queste condizioni, la persona interessata può agire in giudizio per inadempimento del contratto (Online Safety Act 2023, articolo 72).',
        },
      ],
    },
    {
      id: 'conduct',
      title: 'Che cosa non è permesso',
      blocks: [
        {
          list: [
            'spacciarsi per un’altra persona o per una scuola,',
            'aggirare le misure di protezione o disturbare il servizio,',
            'prelevare contenuti in modo automatico e massiccio, salvo che la legge o la licenza dei dati lo consenta,',
            'raccogliere recapiti a fini pubblicitari.',
          ],
        },
      ],
    },
    {
      id: 'schools',
      title: 'Scuole: la scheda',
      blocks: [
        'Chi dimostra di agire per una scuola può gestirne gratuitamente la scheda. Di ciò che viene pubblicato a suo nome risponde la scuola. Le immagini di persone riconoscibili, soprattutto minori, possono essere mostrate solo con il consenso loro o dei genitori.',
        'La scuola ci concede un diritto non esclusivo e gratuito di mostrare i suoi contenuti su Aulario, di convertirli tecnicamente e di conservarli finché sono nella scheda. Non riceviamo altri diritti, ad esempio per pubblicità fuori da Aulario.',
        'Una scheda non viene rimossa perché una scuola non desidera essere recensita. Può rispondere alle recensioni, segnalarle e contestarle.',
      ],
    },
    {
      id: 'ranking',
      title: 'Scuole: ordine dei risultati',
      blocks: [
        'I parametri principali sono, in quest’ordine: quanto il nome, il codice o il tipo di scuola corrispondono al testo cercato; se la scuola si trova nel luogo cercato e a che distanza; quanto si sa di essa. Contano perché le famiglie cercano una scuola precisa o una vicina. Tutto è spiegato in [Come ordiniamo i risultati](/ordering) (articolo 5 del regolamento (UE) 2019/1150).',
        'Il pagamento incide in un solo punto: nell’ordine per pertinenza, fino a due scuole Premium corrispondenti possono stare in cima alla prima pagina, contrassegnate come annuncio. L’elenco sotto resta lo stesso. Il pagamento non incide mai sulle recensioni. Non usiamo altri canali di distribuzione né programmi di affiliazione (articolo 3).',
      ],
    },
    {
      id: 'premium',
      title: 'Scuole: Premium',
      blocks: [
        {
          when: 'registeredForVat',
          text: 'Premium costa {price} per una scuola, IVA inclusa, con un unico pagamento. Non è un abbonamento; nulla si rinnova e nulla viene addebitato in seguito. Che cosa comprende è scritto in [Premium](/premium).',
        },
        {
          when: 'notRegisteredForVat',
          text: 'Premium costa {price} per una scuola, IVA inclusa se da noi dovuta, con un unico pagamento. Non è un abbonamento; nulla si rinnova e nulla viene addebitato in seguito. Che cosa comprende è scritto in [Premium](/premium).',
        },
        'Il contratto si conclude quando confermiamo il pagamento o, nell’acquisto con fattura, con la fattura; Premium comincia al ricevimento del pagamento. Appartiene alla scuola e resta se la gestisce un’altra persona.',
        'Premium dura finché esiste Aulario, ma almeno {guaranteedYears} anni dal pagamento. Se Aulario dovesse chiudere prima, lo annunceremo con tre mesi di anticipo e restituiremo il prezzo in proporzione al tempo mancante. Può disdire Premium in ogni momento e senza preavviso; come consumatore anche senza accedere: [Disdire i contratti qui](/cancellation).',
        'Per {refundDays} giorni dal pagamento chiunque abbia ordinato ottiene il rimborso dell’intero prezzo con un clic e senza indicare motivi; in tal caso Premium termina subito. Il giorno del pagamento non conta. Chi acquista come consumatore ha inoltre il [diritto di recesso](#withdrawal) legale di 14 giorni. Si recede dopo l’accesso o in [Recedere dal contratto](/withdrawal); conta il momento della ricezione. Perché nessun altro possa porre fine al Suo contratto, se recede senza accedere diamo seguito al recesso quando conferma il link inviato all’indirizzo dell’ordine, o quando abbiamo verificato chi recede.',
        {
          list: [
            'Come ordinare: scegliere la scuola, indicare chi ordina e come si paga, leggere il riepilogo e ordinare con il pulsante «Ordine con obbligo di pagare». Poi paga sulla pagina del servizio di pagamento o riceve la fattura.',
            'Correggere i dati: finché non preme quel pulsante può modificare tutto nel modulo. Se qualcosa manca o non è corretto, l’indicazione compare accanto al campo.',
            'Testo del contratto: conserviamo il Suo ordine con il giorno della versione di queste condizioni; lo trova in [Ordini e fatture](/account/orders). Qui può leggere, salvare e stampare le condizioni. Con la conferma le riceve in PDF insieme alle informazioni sul recesso.',
            'Lingue: il contratto può essere concluso in tedesco, inglese, francese, spagnolo e italiano.',
            'Mezzi di pagamento: carta di credito, carta di debito e addebito SEPA; per scuole ed enti anche fattura.',
            'Codici di condotta: non abbiamo aderito a nessuno.',
          ],
        },
        {
          union:
            'Premium è un prodotto digitale. Se è difettoso, i consumatori hanno i diritti di legge (articoli 327d e seguenti del codice civile tedesco, BGB).',
          british:
            'Premium deve essere di qualità soddisfacente, idoneo al suo scopo e conforme alla descrizione, e dobbiamo fornirlo con ragionevole diligenza. Altrimenti i consumatori possono chiedere che vi poniamo rimedio e, se non è possibile, che riduciamo il prezzo (Consumer Rights Act 2015, articoli da 34 a 36, da 42 a 44, 49 e da 54 a 56).',
        },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Informazioni sul recesso per i consumatori',
      blocks: [
        'Lei ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni. Il periodo di recesso scade dopo 14 giorni dal giorno della conclusione del contratto.',
        'Per esercitare il diritto di recesso, Lei è tenuto a informarci ({seller}) della Sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita (ad esempio lettera inviata per posta o posta elettronica). A tal fine può utilizzare il modulo tipo di recesso allegato, ma non è obbligatorio. Può esercitare il diritto di recesso anche online in [Recedere dal contratto](/withdrawal). Se utilizza questa funzione online, Le trasmetteremo senza indebito ritardo un avviso di ricevimento del recesso su un supporto durevole (ad esempio per posta elettronica), comprensivo del suo contenuto e della data e dell’ora della sua trasmissione.',
        'Per rispettare il termine di recesso, è sufficiente che Lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.',
        'Effetti del recesso: se Lei recede dal presente contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (ad eccezione dei costi supplementari derivanti dalla Sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della Sua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da Lei usato per la transazione iniziale, salvo che Lei abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso.',
        'Modulo di recesso tipo (compilare e restituire il presente modulo solo se si desidera recedere dal contratto):',
        {
          list: [
            'Destinatario: {operator}, {operatorAddress}, {email}',
            'Con la presente io/noi (*) notifico/notifichiamo il recesso dal mio/nostro (*) contratto di prestazione del seguente servizio: Aulario Premium',
            'Ordinato il',
            'Nome del/dei consumatore(i)',
            'Indirizzo del/dei consumatore(i)',
            'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
            'Data',
            '(*) Cancellare la dicitura inutile.',
          ],
        },
      ],
    },
    {
      id: 'right-to-cancel',
      when: 'britishOperator',
      title: 'Diritto di annullamento per i consumatori nel Regno Unito (right to cancel)',
      blocks: [
        'Secondo il diritto britannico Lei può annullare questo contratto entro 14 giorni senza indicarne le ragioni. Il termine scade dopo 14 giorni dal giorno della conclusione del contratto.',
        'A tal fine deve informarci ({seller}) della Sua decisione con una dichiarazione chiara (ad esempio una lettera o un’e-mail). Può usare il modulo che segue, ma non è obbligatorio. Può rendere la dichiarazione anche sul nostro sito in [Recedere dal contratto](/withdrawal); in tal caso ne confermiamo senza indugio la ricezione su un supporto durevole (ad esempio via e-mail).',
        'Il termine è rispettato se Lei invia la dichiarazione prima della scadenza.',
        'Effetti: se annulla il contratto, Le rimborsiamo tutti i pagamenti ricevuti da Lei, compresi i costi di consegna (salvo quelli supplementari di una consegna diversa da quella standard meno costosa che offriamo). Lo facciamo senza indebito ritardo e al più tardi 14 giorni dopo il giorno in cui siamo informati della Sua decisione, con lo stesso mezzo di pagamento da Lei usato, salvo che abbia espressamente accettato altro; non dovrà sostenere alcun costo.',
        'Modulo (da compilare e restituire solo se desidera annullare il contratto):',
        {
          list: [
            'A {operator}, {operatorAddress}, {email}:',
            'Con la presente annullo/annulliamo (*) il mio/nostro (*) contratto di fornitura del seguente servizio: Aulario Premium',
            'Data dell’ordine',
            'Nome',
            'Indirizzo',
            'Firma (solo su carta)',
            'In data',
            '(*) Cancellare ciò che non interessa.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Scuole: accesso ai dati',
      blocks: [
        'Una scuola vede le statistiche della sua scheda, le recensioni pubblicate che la riguardano e i messaggi ricevuti. Non può sapere chi ha scritto una recensione né chi ha visitato la scheda, e non vede i numeri di altre scuole. Noi abbiamo accesso a ciò che indica l’[informativa sulla privacy](/privacy) e non trasmettiamo a terzi i dati delle scuole. Dopo la fine del contratto la scuola può recuperare i suoi contenuti per 12 mesi (articolo 9 del regolamento (UE) 2019/1150).',
        'Non gestiamo scuole e non ne trattiamo nessuna in modo diverso per eventuali legami con noi (articolo 7).',
      ],
    },
    {
      id: 'restriction',
      title: 'Scuole: limitazione e fine',
      blocks: [
        'Se limitiamo o sospendiamo una scheda, comunichiamo alla scuola i motivi su un supporto durevole, al più tardi nello stesso momento. Se mettiamo fine al servizio per una scuola, diamo i motivi almeno 30 giorni prima (articolo 4 del regolamento (UE) 2019/1150). Un termine più breve è possibile solo se lo esige una legge o un’autorità o se la scuola ha violato ripetutamente queste condizioni.',
        'I motivi possono essere: false dichiarazioni di agire per conto della scuola; contenuti illegali; recensioni comprate, ricompensate o scritte dalla scuola stessa; pressioni su chi ha scritto. Se dimostriamo una manipolazione, resta indicata nella scheda per {warningDays} giorni.',
        'La scuola può presentare reclamo a {email} e chiarire i fatti. Se la decisione era sbagliata, ripristiniamo lo stato precedente senza ritardo. Resta sempre possibile rivolgersi ai tribunali.',
        {
          when: 'smallEnterprise',
          text: 'Come piccola impresa non siamo tenuti ad avere un sistema interno di gestione dei reclami né mediatori (articoli 11 e 12).',
        },
        'La scuola può smettere di gestire la scheda in ogni momento e senza preavviso. I dati ufficiali restano.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche di queste condizioni',
      blocks: [
        'Annunciamo le modifiche via e-mail a chi ha un account: almeno 15 giorni prima, di più se le scuole devono adattarsi tecnicamente (articolo 3 del regolamento (UE) 2019/1150). Chi non è d’accordo può porre fine al contratto entro tale data. Una modifica non riduce mai le prestazioni già pagate. Le modifiche a svantaggio dei consumatori valgono per loro solo se le accettano.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilità',
      blocks: [
        {
          union:
            'Rispondiamo senza limiti in caso di dolo o colpa grave, per lesioni alla vita, all’integrità fisica o alla salute e secondo la legge sulla responsabilità per danno da prodotti difettosi. In caso di colpa lieve rispondiamo solo della violazione di obblighi sul cui adempimento si può fare affidamento perché rendono possibile il contratto, e solo del danno prevedibile e tipico. Restano salvi i diritti di legge dei consumatori in caso di difetti.',
          british:
            'Nulla in queste condizioni esclude o limita la nostra responsabilità per morte o lesioni causate da negligenza, per frode o quando la legge non lo consente. Per il resto rispondiamo dei danni che derivano in modo prevedibile da un nostro inadempimento del contratto o dalla mancanza di ragionevole diligenza. Restano salvi i diritti dei consumatori ai sensi del Consumer Rights Act 2015.',
        },
      ],
    },
    {
      id: 'disputes',
      title: 'Risoluzione delle controversie',
      blocks: [
        {
          union:
            'Non siamo disposti né tenuti a partecipare a procedure davanti a un organismo tedesco di conciliazione per i consumatori (articolo 36 della legge VSBG). Per le decisioni sui contenuti si veda la sezione sui [reclami](/dsa#objections).',
          british:
            'Non partecipiamo alla risoluzione alternativa delle controversie dei consumatori. Per le decisioni sui contenuti si veda la sezione sui [reclami](/dsa#objections).',
        },
      ],
    },
    {
      id: 'law',
      title: 'Legge e tribunali',
      blocks: [
        {
          union:
            'Si applica il diritto tedesco, con esclusione della Convenzione delle Nazioni Unite sui contratti di vendita internazionale di merci. Chi agisce come consumatore conserva la protezione delle norme imperative del Paese in cui vive e può agire in giudizio anche lì. Per commercianti ed enti pubblici è competente il tribunale della nostra sede.',
          british:
            'Si applica il diritto dell’Inghilterra e del Galles. Chi agisce come consumatore conserva la protezione delle norme imperative del Paese in cui vive e può agire in giudizio anche lì; la Scozia e l’Irlanda del Nord contano come Paesi a sé. Per imprese ed enti pubblici sono competenti i tribunali dell’Inghilterra e del Galles.',
        },
        {
          union:
            'Queste condizioni esistono in cinque lingue. Se le versioni si contraddicono, per scuole e imprese prevale quella tedesca, per tutte le altre persone quella più favorevole.',
          british:
            'Queste condizioni esistono in cinque lingue. Se le versioni si contraddicono, per scuole e imprese prevale quella inglese, per tutte le altre persone quella più favorevole.',
        },
      ],
    },
  ],
}
