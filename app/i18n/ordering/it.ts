/** The page that explains how results are ordered. */
export const ordering = {
  'ordering.metaTitle': 'Come ordiniamo i risultati · Aulario',
  'ordering.metaDescription':
    'Con quali regole Aulario trova e ordina le scuole, quanto contano le recensioni e che effetto hanno le posizioni a pagamento.',
  'ordering.title': 'Come ordiniamo i risultati',
  'ordering.intro':
    'Ogni elenco di Aulario segue regole fisse. Sono le stesse per tutte le scuole e qui le trovi per intero.',
  'ordering.relevance': 'Pertinenza',
  'ordering.relevance.1': 'Per prima viene la scuola di cui hai inserito il codice ufficiale.',
  'ordering.relevance.2': 'Poi le scuole che si chiamano esattamente così.',
  'ordering.relevance.3':
    'Quindi le scuole con tutte le parole nel nome o nel tipo, poi quelle che corrispondono per un sinonimo o un’abbreviazione, poi quelle in cui una parola inizia così, infine quelle per cui supponiamo un errore di battitura.',
  'ordering.relevance.4':
    'Se il testo contiene una località o un CAP, prima vengono le scuole che si trovano lì, poi quelle dei dintorni in ordine di distanza. Se il testo è solo una località, da sola o con caratteristiche come «privata», lì le scuole di istruzione generale precedono le altre; le une e le altre in ordine di valutazione, poi secondo quanti dati ufficiali conosciamo, poi secondo la distanza dal centro.',
  'ordering.relevance.5':
    'A parità di condizioni precedono le scuole di cui si sa di più: dati ufficiali, posizione, numero di recensioni. Non contano né il livello della valutazione né il denaro.',
  'ordering.rating': 'Valutazione',
  'ordering.rating.text':
    'Alle recensioni di una scuola ne aggiungiamo sette immaginarie da 3,5 stelle. Così una sola recensione da cinque stelle non precede cinquanta recensioni da 4,8. Le recensioni di oltre tre anni fa contano la metà. La formula: (somma delle stelle + 7 × 3,5) ÷ (numero di recensioni + 7). La media che mostriamo è quella semplice; compare a partire da tre recensioni.',
  'ordering.distance': 'Distanza',
  'ordering.distance.text':
    'Misuriamo in linea d’aria. Se di una scuola si conosce solo la località o il CAP, la distanza è preceduta da «circa» e non è mai inferiore a due chilometri. La distanza non garantisce un posto.',
  'ordering.others': 'Numero di recensioni e nome',
  'ordering.others.text':
    'Il numero di recensioni pubblicate, dal più alto al più basso, e l’ordine alfabetico. A parità, l’ordine resta lo stesso in ogni pagina.',
  'ordering.facts': 'Dimensione e dati ufficiali',
  'ordering.facts.text':
    'Puoi ordinare per numero di alunni e, tra scuole dello stesso tipo e dello stesso Paese, per un singolo dato ufficiale, per esempio gli alunni per classe. Si confrontano solo valori della stessa pubblicazione e dello stesso anno; le scuole senza questo valore sono alla fine. Non facciamo alcuna classifica generale delle scuole. I dati che descrivono le famiglie non servono né a filtrare né a ordinare.',
  'ordering.sites': 'Più sedi',
  'ordering.sites.text':
    'Le scuole dello stesso tipo che appartengono alla stessa scuola o allo stesso istituto nello stesso comune condividono una riga e contano una volta. La riga mostra la sede più adatta e indica le altre che corrispondono. Per ora sappiamo quali sedi vanno insieme solo per Amburgo e per le scuole statali italiane, grazie ai registri ufficiali; le scuole private italiane condividono una riga se nome e indirizzo coincidono. La mappa mostra ogni sede.',
  'ordering.sponsored': 'Annunci',
  'ordering.sponsored.text':
    'Nell’ordine per pertinenza, fino a due scuole con Premium possono stare in cima alla prima pagina, se corrispondono al testo e ai filtri. Accanto c’è la parola «Annuncio». L’elenco che segue è lo stesso che ci sarebbe senza annunci; gli altri ordini non ne contengono.',
  'ordering.home': 'La selezione della pagina iniziale',
  'ordering.home.text':
    'La pagina iniziale mostra tre scuole, le stesse per chiunque legga nella stessa lingua: una per ciascuna delle località del Paese con più scuole, quella che compare per prima cercando la località, se possibile di tipi diversi. Contano quindi le recensioni e il numero di dati ufficiali, non ciò che una scuola scrive di sé né ciò che paga.',
  'ordering.missing': 'Che cosa manca negli elenchi',
  'ordering.missing.text':
    'Le scuole chiuse, gli uffici scolastici e gli istituti di formazione per insegnanti, oltre alle scuole che non desiderano comparire nella ricerca. Le loro pagine restano leggibili al loro indirizzo. Le scuole per adulti, in ospedale e in carcere compaiono solo se le chiedi, nel testo o con il filtro.',
  'ordering.version': 'Versione del {day}',
} as const
