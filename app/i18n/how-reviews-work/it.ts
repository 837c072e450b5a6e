/** The page that explains how reviews are written, checked, ordered and kept. */
export const howReviewsWork = {
  'howReviews.title': 'Come funzionano le recensioni',
  'howReviews.metaDescription':
    'Chi può recensire le scuole su Aulario, come controlliamo e ordiniamo le recensioni, come si calcola la media e quali diritti hanno tutti.',
  'howReviews.intro':
    'Le recensioni aiutano solo se ci si può fidare. Perciò spieghiamo nel dettaglio come nascono, che cosa controlliamo e che cosa non possiamo sapere. Le regole sono uguali per tutte le scuole.',
  'howReviews.who': 'Chi può scrivere',
  'howReviews.who.text':
    'Chiunque conosca una scuola per esperienza diretta: genitori, alunni, ex alunni, personale. Serve un account con un indirizzo e-mail confermato; non accettiamo indirizzi usa e getta. Ogni persona può scrivere una recensione per scuola; una nuova sostituisce la precedente. Chi gestisce la scheda di una scuola su Aulario non può recensire la scuola. Non controlliamo in anticipo se una persona conosce davvero la scuola; quando lo sappiamo, è indicato.',
  'howReviews.checks': 'Che cosa si controlla automaticamente',
  'howReviews.checks.text':
    'Prima della pubblicazione un sistema automatico legge ogni testo. Se non trova nulla, la recensione appare subito. La trattiene in caso di:',
  'howReviews.checks.1': 'nomi di persone, numeri di telefono, indirizzi postali, e-mail o web',
  'howReviews.checks.2': 'insulti, informazioni sulla salute di persone e ripetizioni senza senso',
  'howReviews.checks.3': 'testi molto simili a un’altra recensione',
  'howReviews.checks.4': 'molte recensioni in poco tempo da un account o da una rete, o su una stessa scuola',
  'howReviews.checks.5': 'recensioni dalla rete in cui la scuola stessa ha effettuato l’accesso',
  'howReviews.checks.6': 'un testo nuovo dopo un rifiuto',
  'howReviews.checks.note': 'Il sistema non rifiuta mai nulla. Il numero di stelle non conta in nessun controllo.',
  'howReviews.people': 'Che cosa decidono le persone',
  'howReviews.people.text':
    'Una persona della moderazione esamina le recensioni trattenute, di solito entro {hours} ore. Se una viene rifiutata, o rimossa più tardi, indichiamo la regola, il passaggio e il motivo, e lo facciamo prima che venga rimossa. Non modifichiamo nessun testo. Lo stato si vede nell’account e viene comunicato via e-mail. Chi gestisce la scheda della scuola o ha scritto la recensione non partecipa alla decisione.',
  'howReviews.order': 'Che cosa mostriamo e in quale ordine',
  'howReviews.order.text':
    'Mostriamo tutte le recensioni pubblicate, buone e cattive. Prima vengono le più recenti; si possono scegliere prima anche le più utili, le migliori o le peggiori. A parità, viene prima la più recente. Accanto a ognuna sono indicati il giorno, eventuali modifiche successive e, se è noto, quando è avvenuta l’esperienza.',
  'howReviews.average': 'Come si calcola la media',
  'howReviews.average.text':
    'La media è la media semplice delle stelle di tutte le recensioni pubblicate. Si vede a partire da tre recensioni. Per l’ordine per valutazione aggiungiamo sette recensioni immaginarie da 3,5 stelle, e quelle più vecchie di tre anni contano la metà. Così una sola con cinque stelle non viene prima di cinquanta con 4,8.',
  'howReviews.average.formula': '(somma delle stelle + 7 × 3,5) ÷ (numero + 7)',
  'howReviews.verified': 'Che cosa significa «verificata»',
  'howReviews.verified.text':
    'Ogni account ha un indirizzo e-mail confermato. Sappiamo di più solo dove la recensione lo indica. Nessuno può attribuirsi da solo queste etichette:',
  'howReviews.verified.invited': 'Invito: la persona è arrivata con l’unico link che la scuola dà a tutte le famiglie.',
  'howReviews.verified.proof':
    'Prova: la persona ha mostrato qualcosa alla moderazione, per esempio un tesserino. La scuola non lo vede mai; eliminiamo il file dopo la decisione, comunque entro {days} giorni.',
  'howReviews.verified.domain':
    'Indirizzo della scuola: l’account ha un indirizzo e-mail confermato nel dominio proprio della scuola.',
  'howReviews.money': 'Il denaro non cambia nulla',
  'howReviews.money.text':
    'Che una scuola abbia Premium o no, recensioni, numero, media e ordine sono gli stessi. Nessuna scuola può comprare, eliminare o spostare in fondo le recensioni. Se non vuole i testi nella sua scheda, si trovano in una pagina a parte; media, numero e distribuzione restano nella scheda. Nessuno può ricevere o promettere qualcosa per una recensione. Se dimostriamo che una scuola ha dato ricompense, scritto recensioni su sé stessa o fatto pressioni, la sua scheda lo segnala per 90 giorni.',
  'howReviews.dispute': 'Quando una scuola contesta o qualcuno segnala',
  'howReviews.dispute.text':
    'Ogni recensione si può segnalare, anche senza account. Una scuola può contestare una recensione; basta che affermi che la persona non è mai stata lì. In tal caso chiediamo una risposta a chi ha scritto, che ha {days} giorni di tempo. Fino alla decisione la recensione reca l’etichetta «in corso di verifica», resta visibile e conta nella media. Poi una persona decide se resta. La scuola non saprà mai chi ha scritto. Può contestare al massimo {max} recensioni alla volta.',
  'howReviews.objection': 'Reclamo',
  'howReviews.objection.text':
    'Se la tua recensione viene rifiutata o rimossa, puoi riscriverla una volta. Inoltre, per {months} mesi, puoi presentare reclamo gratis, una volta per decisione. Decide una persona diversa dalla prima. Puoi anche rivolgerti a un organismo di risoluzione extragiudiziale delle controversie e ai tribunali.',
  'howReviews.storage': 'Che cosa conserviamo e per quanto tempo',
  'howReviews.storage.1':
    'Una recensione e le sue versioni precedenti, finché non la elimini. Le versioni precedenti le vede solo la moderazione.',
  'howReviews.storage.2':
    'Se elimini il tuo account, vengono eliminate anche le tue recensioni, a meno che tu non le lasci senza il tuo nome.',
  'howReviews.storage.3':
    'Una bozza scritta senza accedere: {draft} giorni. Un’impronta della tua connessione, da cui non si può risalire all’indirizzo: {trace} giorni.',
  'howReviews.storage.4': 'Una prova: fino alla decisione, al massimo {days} giorni.',
  'howReviews.storage.5': 'Nome e indirizzo di chi segnala qualcosa: fino a {months} mesi dopo la decisione.',
  'howReviews.storage.6':
    'Le decisioni della moderazione con i loro motivi: senza limite, perché restino verificabili.',
  'howReviews.country': 'Che cosa cambia da Paese a Paese',
  'howReviews.country.text':
    'Gli alunni possono scrivere dall’età in cui si può acconsentire da soli a servizi come questo, e lo confermano con una spunta; non chiediamo la data di nascita. In Spagna inoltre l’esperienza deve risalire al massimo a {days} giorni fa, a meno che non si sia ancora nella scuola (Ley 10/2025).',
  'howReviews.country.age': '{country}: da {age} anni',
  'howReviews.contact': 'Domande',
  'howReviews.contact.rules': 'Regole per le recensioni',
  'howReviews.contact.ordering': 'Come ordiniamo i risultati',
  'howReviews.contact.write': 'Scrivici',
  'howReviews.version': 'Aggiornato al {day}',
}
