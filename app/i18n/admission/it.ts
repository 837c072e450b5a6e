export const admission = {
  'admission.title': 'Come funziona l’iscrizione',
  'admission.note': 'Fa fede quello che comunicano la scuola e l’amministrazione.',
  'admission.place': 'Vale per: {place}',
  'admission.source': 'Fonte: {source}',
  'admission.written': 'testo del {day}',

  'supportSaid.title': 'Supporto: chi dice cosa',
  'supportSaid.register': 'Il registro',
  'supportSaid.school': 'La scuola stessa',
  'supportSaid.schoolOn': 'La scuola stessa, {day}',
  'supportSaid.nothing': 'Non ha ancora scritto nulla qui su questo.',
  'supportSaid.reviews': 'Recensioni delle famiglie',
  'supportSaid.few': {
    one: 'Troppo poche valutazioni per una media; ne serve {count}.',
    many: 'Troppo poche valutazioni per una media; ne servono {count}.',
    other: 'Troppo poche valutazioni per una media; ne servono {count}.',
  },
  'supportSaid.mean': {
    one: '{criterion}: {average} su 5 ({count} valutazione)',
    many: '{criterion}: {average} su 5 ({count} valutazioni)',
    other: '{criterion}: {average} su 5 ({count} valutazioni)',
  },
  'admissionYears.title': 'I posti degli ultimi anni',
  'admissionYears.year': '{year}: {figures}.',
  'admissionYears.yearWithDistance': '{year}: {figures}; ultimo posto a {distance}.',
  'admissionYears.yearDistance': '{year}: ultimo posto a {distance}.',
  'admissionYears.places': { one: '{count} posto', many: '{count} posti', other: '{count} posti' },
  'admissionYears.applications': { one: '{count} domanda', many: '{count} domande', other: '{count} domande' },
  'admissionYears.firstPreferences': {
    one: '{count} prima scelta',
    many: '{count} prime scelte',
    other: '{count} prime scelte',
  },
  'admissionYears.offers': {
    one: '{count} posto offerto',
    many: '{count} posti offerti',
    other: '{count} posti offerti',
  },
  'admissionYears.left': 'Sono rimasti posti liberi.',
  'admissionYears.enough': 'Le domande non superavano i posti.',
  'admissionYears.catchment': 'Prima decide il bacino scolastico.',
  'admissionYears.areaFirst':
    'Queste distanze contano solo se il tuo indirizzo è nel bacino o se dopo restano posti. L’amministrazione indica qual è il tuo bacino.',
  'admissionYears.before': 'Prima della distanza contano: {names}.',
  'admissionYears.decide': 'Decidono: {names}.',
  'admissionYears.lottery': 'Una parte dei posti è sorteggiata.',
  'admissionYears.straightLine': 'Le distanze sono in linea d’aria.',
  'admissionYears.walking': 'L’ente locale misura il percorso a piedi.',
  'admissionYears.unknownMethod': 'Non è indicato come sia stata misurata la distanza.',

  'admission.de-primary':
    'La tua scuola: di solito è la Grundschule del distretto in cui abiti.\nIn autunno o in primavera, l’anno prima: il comune o la scuola ti scrive; la data dell’iscrizione dipende dal Land.\nDocumenti: in genere servono l’atto di nascita, un documento d’identità e la prova della vaccinazione contro il morbillo.\nUn’altra scuola: serve una domanda motivata; in caso di rifiuto, la decisione indica come fare ricorso.',
  'admission.de-primary-nw':
    'Libera scelta: la Grundschule la scegli tu; di regola non ci sono distretti.\nDi solito entro metà novembre: l’iscrizione si fa in una sola scuola, nell’autunno dell’anno prima.\nPosto sicuro: finché ci sono posti, tuo figlio ha diritto alla scuola più vicina del tipo desiderato.\nPiù domande che posti: la direzione decide secondo situazioni particolari, fratelli e tragitto; contro il rifiuto puoi opporti.',
  'admission.de-primary-be':
    'Di solito nell’autunno dell’anno prima: l’iscrizione si fa nella scuola della tua zona, anche se ne vuoi un’altra o una privata.\nUn’altra scuola: lì indichi quale desideri e i motivi; l’ufficio scolastico del distretto decide secondo posti, fratelli e profilo della scuola.\nDopo la decisione: puoi presentare ricorso. La primaria dura sei anni.',
  'admission.de-primary-hh':
    'Verso i quattro anni e mezzo: tutti i bambini si presentano in una scuola vicina.\nUn anno dopo, di solito a gennaio: nella settimana delle iscrizioni indichi al massimo tre scuole.\nPiù domande che posti: contano soprattutto i fratelli e il tragitto più breve.\nDopo la decisione: puoi presentare ricorso contro quanto deciso dall’amministrazione.',
  'admission.de-primary-by':
    'Di solito a marzo: l’iscrizione si fa nella Grundschule del distretto in cui abiti.\nDocumenti: porta l’atto di nascita, i documenti della visita medica e la prova della vaccinazione contro il morbillo.\nScuola fuori distretto: serve una domanda, che il comune accetta solo per gravi motivi personali.\nRifiuto: la decisione indica come fare ricorso.',
  'admission.de-secondary':
    'In quarta: la scuola primaria ti consiglia e dà un parere; nella maggior parte dei Länder sono i genitori a scegliere il tipo di scuola.\nDi solito tra febbraio e aprile: l’iscrizione si fa dopo la pagella del semestre; servono pagella, parere e atto di nascita.\nPochi posti: contano, secondo il Land, fratelli, tragitto, profilo e sorteggio.\nRifiuto: si offre un altro posto e la decisione indica come fare ricorso.',
  'admission.de-secondary-nw':
    'Con la pagella del semestre: in quarta ricevi un parere, che non vincola, e il modulo di iscrizione.\nDi solito a febbraio: l’iscrizione si fa in una sola scuola, spesso prima nelle Gesamtschulen.\nPiù domande che posti: la direzione decide secondo le situazioni particolari e altri criteri come fratelli, tragitto o sorteggio.\nRifiuto: ti rivolgi a una scuola con posti liberi; puoi anche opporti.',
  'admission.de-secondary-by':
    'A maggio: arriva la pagella di passaggio. Il Gymnasium richiede una media fino a 2,33 in tedesco, matematica e scienze, la Realschule fino a 2,66; altrimenti decidono lezioni di prova.\nDi solito nella prima metà di maggio: l’iscrizione si fa nella scuola stessa.\nQuale scuola: non c’è diritto a una scuola precisa; la Mittelschule segue il distretto.',
  'admission.de-secondary-be':
    'Dopo la sesta: di regola è allora che si cambia scuola.\nCon la pagella del semestre: arriva una previsione; poi l’iscrizione si fa nella scuola di prima scelta, indicandone una seconda e una terza.\nGymnasium: richiede una previsione adatta o lezioni di prova superate.\nPochi posti: contano le situazioni particolari, i criteri della scuola e il sorteggio; contro la decisione puoi opporti.',
  'admission.de-secondary-hh':
    'Dopo la quarta: scegli tra Stadtteilschule e Gymnasium; il parere della scuola primaria non vincola.\nDi solito a fine gennaio o inizio febbraio: nella settimana delle iscrizioni indichi al massimo tre scuole.\nPiù domande che posti: contano le situazioni particolari, i fratelli e il tragitto.\nDopo la sesta: sono i docenti a decidere se il bambino resta al Gymnasium.',
  'admission.de-secondary-bw':
    'Gymnasium: contano il parere della scuola primaria, la prova Kompass 4 e la tua scelta; se non bastano né il parere né la prova, resta un test attitudinale.\nAltri tipi di scuola: sono tutti a libera scelta.\nDi solito a marzo: l’iscrizione si fa nella scuola desiderata.\nQuale scuola: non c’è diritto a una scuola precisa finché un’altra dello stesso tipo è raggiungibile.',
  'admission.de-secondary-sn':
    'Nel secondo semestre di quarta: ricevi un parere.\nGymnasium senza parere favorevole: tuo figlio vi sostiene una prova e ricevi una consulenza; poi decidi tu.\nDi solito a febbraio o marzo: l’iscrizione si fa nella scuola desiderata.\nPiù domande che posti: la direzione decide secondo situazioni particolari, fratelli e altri criteri.',
  'admission.de-secondary-bb':
    'Dopo la sesta: di solito è allora che si cambia scuola, con la procedura Ü7.\nIn genere a febbraio: con la pagella del semestre indichi una prima e una seconda scelta.\nGymnasium: richiede un parere adatto della scuola primaria e buoni voti in tedesco, matematica e prima lingua straniera, o lezioni di prova superate.\nAmmissione: decide la direzione; puoi opporti.',
  'admission.de-secondary-th':
    'Gymnasium: dopo la quarta servono almeno buoni voti nelle materie principali, un parere della scuola primaria o un esame di ammissione superato.\nAltre scuole: la Regelschule e la Gemeinschaftsschule sono aperte a tutti.\nDi solito a febbraio o marzo: l’iscrizione si fa nella scuola desiderata.\nPiù domande che posti: decidono criteri fissi e si offre un altro posto.',
  'admission.de-secondary-mv':
    'Quinta e sesta: sono un ciclo comune alla Regionale Schule o alla Gesamtschule; il Gymnasium comincia di regola in settima.\nIn sesta: la scuola dà un parere, ma decidi tu.\nDopo la pagella del semestre: fai l’iscrizione; l’ufficio scolastico indica le scuole competenti e le eccezioni.',
  'admission.de-vocational':
    'Scuola professionale: è l’azienda a iscrivere gli apprendisti; mestiere e luogo della formazione determinano la scuola.\nDi solito a febbraio o marzo: per i percorsi a tempo pieno (Berufsfachschule, Fachoberschule, Gymnasium professionale) ti candidi tu con l’ultima pagella, a volte online.\nRequisiti: ogni percorso richiede un titolo preciso e talvolta voti.\nConsulenza: la scuola e l’agenzia per il lavoro aiutano a scegliere.',
  'admission.de-special':
    'Richiesta: i genitori o la scuola chiedono di accertare se il bambino ha bisogno di un sostegno speciale.\nDopo una perizia: decide l’autorità scolastica.\nScelta della scuola: nella maggior parte dei Länder scegli poi tra una scuola speciale e le lezioni comuni in una scuola ordinaria, dove esistono entrambe.\nDopo la decisione: puoi presentare il ricorso che vi è indicato.',
  'admission.de-private':
    'Contratto: le scuole private decidono da sole chi accettare e firmano un contratto con te.\nSpesso un anno prima o più: informati presto; è d’uso un colloquio, a volte una giornata di prova.\nRetta: dipende spesso dal reddito.\nInizio della scuola: la Grundschule pubblica della zona deve comunque sapere dove andrà il bambino.',

  'admission.gb-nursery':
    'Domanda: il posto nella nursery si chiede alla scuola stessa o al comune.\nOre gratuite: quante sono dipende dall’età del bambino e dal lavoro dei genitori.\nPiù domande che posti: decidono i criteri pubblicati dalla scuola.\nDopo la nursery: il posto non dà diritto alla reception della stessa scuola; serve una nuova domanda.',
  'admission.gb-primary':
    'Domanda: si fa al comune in cui abiti, anche per scuole di altri comuni, con più scuole in ordine di preferenza.\nEntro il 15 gennaio: è il termine prima dell’inizio a settembre; le offerte arrivano a metà aprile.\nPiù domande che posti: decidono i criteri pubblicati, spesso minori in affido, fratelli, religione e distanza.\nRifiuto: puoi rivolgerti a una commissione indipendente e metterti in lista d’attesa.',
  'admission.gb-secondary':
    'Domanda: si fa al comune in cui abiti, con più scuole in ordine di preferenza.\nEntro il 31 ottobre: è il termine prima del passaggio; le offerte arrivano a inizio marzo.\nGrammar school: l’iscrizione alla prova è anticipata, di solito prima dell’estate.\nPiù domande che posti: decidono i criteri pubblicati; in caso di rifiuto puoi rivolgerti a una commissione indipendente.',
  'admission.gb-post-16':
    'Di solito tra autunno e primavera: in Year 11 fai domanda direttamente alla sixth form o al college.\nOfferta: dopo un colloquio ricevi un’offerta legata a certi voti del GCSE.\nA fine agosto: l’iscrizione segue i risultati.\nPiù tardi: i college accettano spesso ancora studenti, se ci sono posti.',
  'admission.gb-special':
    'Piano: la maggior parte di queste scuole accoglie bambini con un education, health and care plan.\nScelta della scuola: il comune la indica nel piano dopo aver sentito la tua preferenza e la scuola stessa.\nTermini: quelli abituali non si applicano.\nDisaccordo: puoi ricorrere a una mediazione e poi a un tribunale speciale.',
  'admission.gb-independent':
    'Spesso molto prima: l’iscrizione si fa direttamente alla scuola, con una quota.\nPrimo incontro: sono d’uso una visita, un colloquio e, secondo l’età, un esame di ammissione.\nOfferta: la scuola decide da sola e di solito chiede un anticipo con l’offerta.\nCosti: informati su borse e riduzioni prima di candidarti.',
  'admission.gb-wales':
    'Domanda: si fa al comune, per alcune scuole alla scuola stessa, in gallese o in inglese.\nTermine: cade nell’anno scolastico precedente; le offerte arrivano a inizio marzo per le secondarie e a metà aprile per le primarie.\nPiù domande che posti: decidono criteri pubblicati come zona, fratelli e distanza.\nRifiuto: puoi rivolgerti a una commissione indipendente.',
  'admission.gb-scotland':
    'La tua scuola: ogni indirizzo appartiene alla zona di una scuola; lì iscrivi tuo figlio, per il primo anno di solito a gennaio.\nUn’altra scuola, entro metà marzo: per l’inizio ad agosto presenti una placing request al comune.\nDecisione: il comune deve accettarla se non c’è un motivo di legge contrario.\nRifiuto: puoi rivolgerti a una commissione e poi a un tribunale.',
  'admission.gb-ni':
    'Di solito a gennaio o febbraio: la domanda si fa online alla Education Authority, con più scuole.\nSelezione: ogni scuola applica i criteri che ha pubblicato.\nGrammar school: molte tengono conto delle prove dell’autunno precedente, che richiedono un’iscrizione a parte.\nRifiuto: puoi fare ricorso se i criteri sono stati applicati male.',

  'admission.fr-primary':
    'In municipio, di solito in primavera: prima iscrivi lì tuo figlio; il municipio indica la scuola della tua zona. L’istruzione è obbligatoria dai tre anni.\nA scuola: poi lo accoglie la direzione, con il libretto di famiglia o l’atto di nascita, la prova della residenza e le vaccinazioni.\nUn’altra scuola pubblica: chiedi una deroga al municipio; dipende dai posti.',
  'admission.fr-college':
    'Nella primavera del CM2: compili un modulo tramite la scuola.\nDi solito a giugno: l’iscrizione al collège la fai tu; l’amministrazione del dipartimento assegna di regola quello della tua zona.\nUn altro collège pubblico: chiedi una deroga, concessa secondo un ordine fisso di motivi se ci sono posti.\nRifiuto: puoi fare ricorso all’amministrazione.',
  'admission.fr-lycee':
    'In 3e: indichi preferenze provvisorie nel secondo trimestre e definitive nel terzo, online e in ordine.\nAssegnazione: il consiglio di classe si esprime sul percorso; il posto si assegna per zona nella 2de generale e tecnologica, per voti e preferenze in quella professionale.\nDi solito a fine giugno: arriva la risposta e l’iscrizione è immediata.\nSenza posto: c’è un secondo turno; contro la decisione sul percorso, una commissione d’appello.',
  'admission.fr-private':
    'Se possibile un anno prima: ti rivolgi direttamente alla scuola; le zone non si applicano.\nAmmissione: la direzione decide dopo un colloquio e in base alle pagelle.\nCosti: le scuole con contratto seguono i programmi dello Stato e chiedono un contributo, spesso secondo il reddito; senza contratto è in genere più alto.\nMunicipio: i bambini della primaria vanno dichiarati anche lì.',
  'admission.fr-special':
    'ULIS o istituto speciale: per un posto presenti una domanda alla MDPH del tuo dipartimento.\nDecisione: la sua commissione, la CDAPH, decide gli aiuti e il tipo di scuola; poi l’amministrazione assegna il posto.\nSEGPA: propone la scuola e decide una commissione.\nDomanda da fare presto: servono mesi; contro la decisione puoi fare ricorso.',

  'admission.it-infanzia':
    'Di solito a gennaio: l’iscrizione si fa con un modulo presso la scuola; la frequenza è facoltativa.\nEtà e vaccinazioni: il bambino compie tre anni entro l’anno, o poco dopo se ci sono posti; sono richieste le vaccinazioni obbligatorie.\nPiù domande che posti: decidono i criteri del consiglio d’istituto, come residenza, fratelli e lavoro dei genitori; gli altri vanno in lista d’attesa.',
  'admission.it-primo-ciclo':
    'Di solito a gennaio o febbraio: per la prima classe l’iscrizione è online sulla piattaforma del ministero, con una scuola e fino a due alternative.\nPiù domande che posti: valgono i criteri pubblicati dal consiglio d’istituto, spesso residenza e fratelli.\nSenza posto: la domanda passa alla scuola successiva della tua lista.\nAiuto: la segreteria aiuta a compilare la domanda.',
  'admission.it-superiore':
    'In terza media: i docenti danno un consiglio orientativo che non vincola.\nDi solito a gennaio o febbraio: scegli scuola e indirizzo online sulla piattaforma del ministero, con al massimo due alternative.\nPiù domande che posti: valgono i criteri pubblicati dalla scuola; i licei musicali e coreutici verificano le attitudini.\nRequisito: serve aver superato l’esame conclusivo del primo ciclo.',
  'admission.it-private':
    'Iscrizione: si fa direttamente presso la scuola; alcune paritarie partecipano anche alla procedura del ministero.\nAmmissione e retta: la scuola decide secondo i propri criteri; sulla retta conviene informarsi prima.\nTitoli: quelli rilasciati dalle scuole paritarie sono validi.\nContributi: alcune regioni ne danno alle famiglie.',

  'admission.es-general':
    'Una sola procedura: le scuole pubbliche e quelle private convenzionate (concertados) ammettono con le stesse regole.\nDi solito tra marzo e maggio: presenti una sola domanda con più scuole; le date le fissa la comunità autonoma.\nPiù domande che posti: si danno punti, soprattutto per fratelli, vicinanza di casa o lavoro e reddito, e a parità si sorteggia.\nListe: puoi contestare quella provvisoria e fare ricorso contro quella definitiva.',
  'admission.es-andalucia':
    'A marzo: la domanda si presenta nella scuola desiderata o nella Secretaría Virtual, indicando poi altre scuole.\nSenza domanda: chi viene da una scuola collegata conserva il posto.\nPiù domande che posti: contano fratelli, zona di casa o lavoro, reddito e altre circostanze, e a parità un sorteggio pubblico.\nListe: puoi contestarle e fare ricorso.',
  'admission.es-madrid':
    'Libera scelta: quasi non ci sono zone; puoi scegliere qualsiasi scuola della regione.\nDi solito in primavera: la domanda, con più scuole, si presenta online o nella prima scuola.\nPunti: si danno soprattutto per fratelli, casa o lavoro nel comune e reddito.\nSenza posto: il Servicio de Apoyo a la Escolarización ne assegna uno; le liste si possono contestare.',
  'admission.es-catalunya':
    'Di solito a marzo: la preiscrizione (preinscripció) è online, con più scuole nel tuo ordine.\nPunti: si danno soprattutto per fratelli, per casa o lavoro nella zona e per reddito basso; a parità decide un numero sorteggiato.\nIscrizione: segue la preiscrizione, altrimenti il posto si perde.\nContestazioni: vanno alla scuola; l’ufficio comunale per la scolarizzazione aiuta.',
  'admission.es-vocational':
    'Di solito tra maggio e luglio: la domanda è online alla comunità autonoma, con più percorsi.\nRequisiti: il grado medio richiede il titolo della ESO, quello superiore il Bachillerato o un grado medio; altrimenti serve una prova di accesso.\nAssegnazione: i posti si assegnano in base a voti e quote.\nIn autunno: i posti rimasti si offrono in un altro turno.',
  'admission.es-special':
    'Valutazione: un’équipe di orientamento valuta prima i bisogni e propone il tipo di scuola.\nDecisione: su questa base, e dopo aver sentito la famiglia, decide l’amministrazione scolastica della comunità autonoma.\nPosti riservati: una parte dei posti nelle scuole ordinarie è per bambini con bisogni speciali.\nDisaccordo: contro la decisione puoi fare ricorso.',
  'admission.es-private':
    'Livelli convenzionati (concertado): vale la procedura pubblica, con una domanda in primavera e punti per fratelli, vicinanza e reddito.\nSenza convenzione: la scuola decide da sola e fissa date e costi.\nDa chiedere prima: quali livelli sono finanziati e quanto costano la mensa e i contributi volontari.\nRifiuto: nella procedura pubblica si può contestare.',
} as const
