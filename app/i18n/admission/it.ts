export const admission = {
  'admission.title': 'Come funziona l’iscrizione',
  'admission.note': 'Vale quello che dicono la scuola e l’amministrazione; le scadenze cambiano ogni anno.',
  'admission.place': 'Vale per: {place}',
  'admission.source': 'Fonte: {source}',
  'admission.written': 'testo del {day}',

  'admission.de-primary':
    'Di solito è competente la Grundschule del distretto in cui abiti.\nIl comune o la scuola ti scrive; l’iscrizione è in autunno o in primavera prima dell’inizio, secondo il Land.\nIn genere servono l’atto di nascita, un documento e la prova della vaccinazione contro il morbillo.\nPer un’altra scuola serve una domanda motivata; in caso di rifiuto, la decisione indica il ricorso.',
  'admission.de-primary-nw':
    'La Grundschule la scegli tu: di regola non ci sono distretti.\nL’iscrizione si fa in una sola scuola, nell’autunno dell’anno prima, di solito entro metà novembre.\nFinché ci sono posti, tuo figlio ha diritto alla più vicina del tipo desiderato.\nSe le domande sono troppe, la direzione decide secondo casi difficili, fratelli e tragitto; contro il rifiuto puoi opporti.',
  'admission.de-primary-be':
    'L’iscrizione si fa nella scuola della tua zona, di solito nell’autunno dell’anno prima, anche se ne vuoi un’altra o una privata.\nLì indichi la scuola desiderata e i motivi; l’ufficio scolastico del distretto decide secondo posti, fratelli e profilo della scuola. La primaria dura sei anni. Contro la decisione puoi opporti.',
  'admission.de-primary-hh':
    'Tutti i bambini si presentano verso i quattro anni e mezzo in una scuola vicina.\nL’iscrizione è un anno dopo, nella settimana prevista, di solito a gennaio, con al massimo tre scuole.\nSe le domande sono troppe, contano soprattutto i fratelli e il tragitto più breve.\nContro la decisione dell’amministrazione puoi opporti.',
  'admission.de-primary-by':
    'È competente la Grundschule del distretto in cui abiti; l’iscrizione è di solito a marzo.\nPorta l’atto di nascita, i documenti della visita medica e la prova della vaccinazione contro il morbillo.\nPer una scuola fuori distretto il comune accetta la domanda solo per gravi motivi personali. La decisione indica il ricorso.',
  'admission.de-secondary':
    'In quarta la scuola primaria ti consiglia e dà un parere; nella maggior parte dei Länder sono i genitori a scegliere il tipo di scuola.\nL’iscrizione segue la pagella del semestre, di solito tra febbraio e aprile, con pagella, parere e atto di nascita.\nSe mancano posti contano, secondo il Land, fratelli, tragitto, profilo e sorteggio.\nIn caso di rifiuto si offre un altro posto e la decisione indica il ricorso.',
  'admission.de-secondary-nw':
    'Con la pagella del semestre di quarta ricevi un parere, che non vincola, e il modulo.\nL’iscrizione si fa in una sola scuola, di solito a febbraio, prima nelle Gesamtschulen.\nSe le domande sono troppe, la direzione decide secondo i casi difficili e altri criteri come fratelli, tragitto o sorteggio.\nIn caso di rifiuto ti rivolgi a una scuola con posti liberi; puoi anche opporti.',
  'admission.de-secondary-by':
    'A maggio arriva la pagella di passaggio. Il Gymnasium richiede una media fino a 2,33 in tedesco, matematica e scienze, la Realschule fino a 2,66; altrimenti decidono lezioni di prova.\nL’iscrizione si fa nella scuola stessa, di solito nella prima metà di maggio.\nNon c’è diritto a una scuola precisa; la Mittelschule segue il distretto.',
  'admission.de-secondary-be':
    'Di regola si cambia dopo la sesta. Con la pagella del semestre arriva una previsione; poi l’iscrizione si fa nella scuola di prima scelta, con una seconda e una terza.\nIl Gymnasium richiede una previsione adatta o lezioni di prova superate.\nSe mancano posti contano i casi difficili, i criteri della scuola e il sorteggio; contro la decisione puoi opporti.',
  'admission.de-secondary-hh':
    'Dopo la quarta scegli tra Stadtteilschule e Gymnasium; il parere della scuola primaria non vincola.\nNella settimana delle iscrizioni, di solito a fine gennaio o inizio febbraio, indichi al massimo tre scuole.\nSe le domande sono troppe contano i casi difficili, i fratelli e il tragitto.\nSe il bambino resta al Gymnasium dopo la sesta lo decidono i docenti.',
  'admission.de-secondary-bw':
    'Per il Gymnasium contano il parere della scuola primaria, la prova Kompass 4 e il tuo desiderio; se non bastano né il parere né la prova, resta un test attitudinale.\nTutti gli altri tipi di scuola sono a libera scelta.\nL’iscrizione si fa nella scuola desiderata, di solito a marzo.\nNon c’è diritto a una scuola precisa finché un’altra dello stesso tipo è raggiungibile.',
  'admission.de-secondary-sn':
    'Nel secondo semestre di quarta ricevi un parere.\nSe non è per il Gymnasium e tu lo vuoi, tuo figlio vi sostiene una prova e ricevi una consulenza; poi decidi tu.\nL’iscrizione si fa nella scuola desiderata, di solito a febbraio o marzo.\nSe le domande sono troppe, la direzione decide secondo casi difficili, fratelli e altri criteri.',
  'admission.de-secondary-bb':
    'Di solito si cambia dopo la sesta, con la procedura Ü7.\nCon la pagella del semestre indichi una prima e una seconda scelta, in genere a febbraio.\nIl Gymnasium richiede un parere adatto e buoni voti in tedesco, matematica e prima lingua straniera, o lezioni di prova superate. Decide la direzione; puoi opporti.',
  'admission.de-secondary-th':
    'Per il Gymnasium dopo la quarta servono almeno buoni voti nelle materie principali, un parere della scuola primaria o un esame di ammissione superato.\nLa Regelschule e la Gemeinschaftsschule sono aperte a tutti.\nL’iscrizione si fa nella scuola desiderata, di solito a febbraio o marzo.\nSe le domande sono troppe, decidono criteri fissi e si offre un altro posto.',
  'admission.de-secondary-mv':
    'La quinta e la sesta sono un ciclo comune alla Regionale Schule o alla Gesamtschule; il Gymnasium comincia di regola in settima.\nIn sesta la scuola dà un parere, ma decidi tu. L’iscrizione segue la pagella del semestre.\nL’ufficio scolastico indica le scuole competenti e le eccezioni.',
  'admission.de-vocational':
    'È l’azienda a iscrivere gli apprendisti: mestiere e luogo della formazione determinano la scuola.\nPer i percorsi a tempo pieno (Berufsfachschule, Fachoberschule, Gymnasium professionale) ti candidi tu, di solito a febbraio o marzo con l’ultima pagella, a volte online.\nOgni percorso richiede un titolo preciso e talvolta voti.\nLa scuola e l’agenzia per il lavoro ti consigliano.',
  'admission.de-special':
    'Prima si stabilisce se il bambino ha bisogno di un sostegno speciale, su richiesta dei genitori o della scuola.\nDopo una perizia decide l’autorità scolastica.\nNella maggior parte dei Länder scegli poi tra una scuola speciale e le lezioni comuni in una scuola ordinaria, dove esistono entrambe. La decisione indica il ricorso.',
  'admission.de-private':
    'Le scuole private decidono da sole chi accettare e firmano un contratto con te.\nInformati presto, spesso un anno prima o più; è d’uso un colloquio, a volte una giornata di prova. La retta dipende spesso dal reddito.\nAll’inizio della scuola, la Grundschule pubblica della zona vuole comunque sapere dove va il bambino.',

  'admission.gb-nursery':
    'Il posto nella nursery si chiede alla scuola stessa o al comune.\nUna parte delle ore è gratuita, secondo l’età del bambino e il lavoro dei genitori.\nSe le domande sono troppe, decidono i criteri pubblicati dalla scuola.\nUn posto nella nursery non dà diritto alla reception della stessa scuola: serve una nuova domanda.',
  'admission.gb-primary':
    'La domanda si fa al comune in cui abiti, anche per scuole di altri comuni, con più scuole in ordine di preferenza.\nIl termine è il 15 gennaio prima dell’inizio a settembre; le offerte arrivano a metà aprile.\nSe le domande sono troppe decidono i criteri pubblicati, spesso minori in affido, fratelli, religione e distanza.\nIn caso di rifiuto puoi rivolgerti a una commissione indipendente e metterti in lista d’attesa.',
  'admission.gb-secondary':
    'La domanda si fa al comune in cui abiti, con più scuole in ordine di preferenza.\nIl termine è il 31 ottobre prima del passaggio; le offerte arrivano a inizio marzo.\nPer una grammar school l’iscrizione alla prova è anticipata, di solito prima dell’estate.\nSe le domande sono troppe decidono i criteri pubblicati; in caso di rifiuto puoi rivolgerti a una commissione indipendente.',
  'admission.gb-post-16':
    'La domanda si fa direttamente alla sixth form o al college, di solito tra l’autunno e la primavera di Year 11.\nCi sono un colloquio e un’offerta legata a certi voti del GCSE.\nL’iscrizione segue i risultati, a fine agosto.\nI college accettano spesso anche più tardi, se ci sono posti.',
  'admission.gb-special':
    'La maggior parte di queste scuole accoglie bambini con un education, health and care plan.\nIl comune vi indica la scuola dopo aver sentito la tua preferenza e la scuola stessa. I termini abituali non valgono.\nSe non sei d’accordo, ci sono una mediazione e poi un tribunale speciale.',
  'admission.gb-independent':
    'L’iscrizione si fa direttamente alla scuola, con una quota e spesso molto prima.\nSono d’uso una visita, un colloquio e, secondo l’età, un esame di ammissione.\nLa scuola decide da sola e di solito chiede un anticipo con l’offerta.\nInformati su borse e riduzioni prima di candidarti.',
  'admission.gb-wales':
    'La domanda si fa al comune, per alcune scuole alla scuola stessa, in gallese o in inglese.\nIl termine cade nell’anno scolastico precedente; le offerte arrivano a inizio marzo per le secondarie e a metà aprile per le primarie.\nSe le domande sono troppe decidono criteri pubblicati come zona, fratelli e distanza.\nIn caso di rifiuto puoi rivolgerti a una commissione indipendente.',
  'admission.gb-scotland':
    'Ogni indirizzo appartiene alla zona di una scuola: lì iscrivi tuo figlio, per il primo anno di solito a gennaio.\nPer un’altra scuola presenti una placing request al comune, entro metà marzo per l’inizio ad agosto.\nIl comune deve accettarla se non c’è un motivo di legge contrario.\nIn caso di rifiuto puoi rivolgerti a una commissione e poi a un tribunale.',
  'admission.gb-ni':
    'La domanda si fa online alla Education Authority, di solito a gennaio o febbraio, con più scuole.\nOgni scuola applica i criteri che ha pubblicato.\nMolte grammar school tengono conto delle prove dell’autunno precedente, che richiedono un’iscrizione a parte.\nIn caso di rifiuto puoi fare ricorso se i criteri sono stati applicati male.',

  'admission.fr-primary':
    'L’istruzione è obbligatoria dai tre anni. Prima iscrivi tuo figlio in municipio, di solito in primavera, che indica la scuola della tua zona.\nPoi lo accoglie la direzione, con il libretto di famiglia o l’atto di nascita, la prova della residenza e le vaccinazioni.\nPer un’altra scuola pubblica chiedi una deroga al municipio; dipende dai posti.',
  'admission.fr-college':
    'In CM2 compili in primavera un modulo attraverso la scuola.\nL’amministrazione del dipartimento assegna di regola il collège della tua zona; l’iscrizione la fai tu, di solito a giugno.\nPer un altro collège pubblico chiedi una deroga, concessa secondo un ordine fisso di motivi se ci sono posti.\nIn caso di rifiuto puoi fare ricorso all’amministrazione.',
  'admission.fr-lycee':
    'In 3e indichi preferenze provvisorie nel secondo trimestre e definitive nel terzo, online e in ordine.\nIl consiglio di classe si esprime sul percorso; il posto va per zona nella 2de generale e tecnologica, per voti e preferenze in quella professionale.\nLa risposta arriva di solito a fine giugno e l’iscrizione è immediata.\nSenza posto c’è un secondo turno; contro la decisione sul percorso, una commissione d’appello.',
  'admission.fr-private':
    'Ti rivolgi direttamente alla scuola, se possibile un anno prima; le zone non valgono.\nLa direzione decide dopo un colloquio e in base alle pagelle.\nLe scuole con contratto seguono i programmi dello Stato e chiedono un contributo, spesso secondo il reddito; senza contratto è in genere più alto.\nI bambini della primaria si segnalano anche al municipio.',
  'admission.fr-special':
    'Per un posto in una ULIS o in un istituto speciale presenti una domanda alla MDPH del tuo dipartimento.\nLa sua commissione, la CDAPH, decide gli aiuti e il tipo di scuola; poi l’amministrazione assegna il posto.\nPer la SEGPA propone la scuola e decide una commissione.\nFai la domanda presto, servono mesi; contro la decisione puoi fare ricorso.',

  'admission.it-infanzia':
    'La frequenza è facoltativa. L’iscrizione si fa con un modulo presso la scuola, di solito a gennaio; il bambino compie tre anni entro l’anno, o poco dopo se ci sono posti. Sono richieste le vaccinazioni obbligatorie.\nSe le domande sono troppe, decidono i criteri del consiglio d’istituto, come residenza, fratelli e lavoro dei genitori; gli altri vanno in lista d’attesa.',
  'admission.it-primo-ciclo':
    'Per la prima classe l’iscrizione è online sulla piattaforma del ministero, di solito a gennaio o febbraio, con una scuola e fino a due alternative.\nSe le domande sono troppe valgono i criteri pubblicati dal consiglio d’istituto, spesso residenza e fratelli.\nSe la scuola non può accogliere tuo figlio, la domanda passa alla successiva della tua lista. La segreteria aiuta a compilarla.',
  'admission.it-superiore':
    'In terza media i docenti danno un consiglio orientativo che non vincola.\nScegli scuola e indirizzo online sulla piattaforma del ministero, di solito a gennaio o febbraio, con fino a due alternative.\nSe le domande sono troppe valgono i criteri pubblicati dalla scuola; i licei musicali e coreutici verificano le attitudini. Serve aver superato l’esame finale.',
  'admission.it-private':
    'L’iscrizione si fa direttamente presso la scuola; alcune paritarie partecipano anche alla procedura del ministero.\nLa scuola decide secondo i propri criteri e chiede una retta su cui conviene informarsi prima.\nLe scuole paritarie rilasciano titoli validi.\nAlcune regioni danno un contributo alle famiglie.',

  'admission.es-general':
    'Le scuole pubbliche e quelle private convenzionate (concertados) seguono la stessa procedura.\nPresenti una sola domanda con più scuole, di solito tra marzo e maggio; le date le fissa la comunità autonoma.\nSe le domande sono troppe si danno punti, soprattutto per fratelli, vicinanza di casa o lavoro e reddito, e a parità si sorteggia.\nPuoi contestare la lista provvisoria e fare ricorso contro quella definitiva.',
  'admission.es-andalucia':
    'La domanda si presenta a marzo nella scuola desiderata o nella Secretaría Virtual, con altre scuole a seguire.\nChi viene da una scuola collegata conserva il posto senza domanda.\nSe le domande sono troppe contano fratelli, zona di casa o lavoro, reddito e altre circostanze, e a parità un sorteggio pubblico. Puoi contestare le liste e fare ricorso.',
  'admission.es-madrid':
    'Quasi non ci sono zone: puoi scegliere qualsiasi scuola della regione.\nLa domanda, con più scuole, si presenta di solito in primavera, online o nella prima scuola.\nSi danno punti soprattutto per fratelli, casa o lavoro nel comune e reddito.\nChi resta senza posto ne riceve uno dal Servicio de Apoyo a la Escolarización; le liste si possono contestare.',
  'admission.es-catalunya':
    'La preiscrizione (preinscripció) è di solito a marzo, online, con più scuole nel tuo ordine.\nSi danno punti soprattutto per fratelli, per casa o lavoro nella zona e per reddito basso; a parità decide un numero sorteggiato.\nSegue l’iscrizione, altrimenti il posto si perde.\nLe contestazioni vanno alla scuola; l’ufficio comunale per la scolarizzazione aiuta.',
  'admission.es-vocational':
    'Per la formazione professionale la domanda è online alla comunità autonoma, di solito tra maggio e luglio, con più percorsi.\nIl grado medio richiede il titolo della ESO, quello superiore il Bachillerato o un grado medio; altrimenti vi porta una prova di accesso. I posti vanno per voti e quote.\nQuelli rimasti si offrono in un altro turno in autunno.',
  'admission.es-special':
    'Prima un’équipe di orientamento valuta i bisogni e propone il tipo di scuola.\nSu questa base, e dopo aver sentito la famiglia, decide l’amministrazione scolastica della comunità autonoma.\nUna parte dei posti nelle scuole ordinarie è riservata a bambini con bisogni speciali. Contro la decisione puoi fare ricorso.',
  'admission.es-private':
    'Se la scuola privata è convenzionata (concertado), per i livelli finanziati vale la procedura pubblica: una domanda in primavera, punti per fratelli, vicinanza e reddito.\nSenza convenzione la scuola decide da sola e fissa date e costi.\nChiedi quali livelli sono finanziati e quanto costano la mensa e i contributi volontari.\nUn rifiuto nella procedura pubblica si può contestare.',
} as const
