import type { LabelledSentence } from './kinds.ts'

export const sentences: LabelledSentence[] = [
  { text: 'Quando la Tiziana Roccaforte interroga, trema anche il cartellone di geografia.', kinds: ['name'] },
  { text: "Da quest'anno c'è un lettore madrelingua, Callum Dunmore, e finalmente si parla.", kinds: ['name'] },
  { text: 'boh a me il prof hoxha piace, spiega con i meme', kinds: ['name'] },
  {
    text: 'Mia nonna era già stata alunna del maestro Ildebrando Pasqualotto, figuratevi da quanto è lì.',
    kinds: ['name'],
  },
  { text: "Lorenzino Chiodi dei grandi dell'asilo morde, e le educatrici lo separano in tempo.", kinds: ['name'] },
  { text: 'Turni per il pedibus: segnatevi il 345 000 2109 e avvisate la sera prima.', kinds: ['phone'] },
  { text: 'cedo abbonamento trimestrale del treno causa cambio scuola 3290004455', kinds: ['phone'] },
  { text: 'Il custode della palestra vuole essere chiamato a casa, 0471 000321, se trovate chiuso.', kinds: ['phone'] },
  {
    text: 'Chi porta i costumi di carnevale suoni in Fondamenta degli Ormesini 2907, Cannaregio, siamo al piano terra.',
    kinds: ['address'],
  },
  { text: 'la catechista sta in via xxv aprile 52 sopra il ferramenta, la trovate sempre', kinds: ['address'] },
  {
    text: 'Per la colletta passate da Noemi Furlanetto, Borgo Santa Croce 15 rosso, Firenze, entro venerdì.',
    kinds: ['name', 'address'],
  },
  { text: "Per iscriversi al pedibus c'è il modulo su pedibus.example.org/iscrizione", kinds: ['link'] },
  { text: 'se perdete la password scrivete a registro@example.it tanto la segreteria non sa farlo', kinds: ['link'] },
  { text: 'Hanno messo il menù della mensa su instagram.com/esempio_mensa, con filtro ovviamente.', kinds: ['link'] },
  { text: 'Ma chi si crede di essere quel pagliaccio del vicario, testa di cazzo.', kinds: ['insult'] },
  { text: 'le collaboratrici sono delle galline ignoranti', kinds: ['insult'] },
  { text: 'Se quella mentecatta in presidenza restasse a casa staremmo tutti meglio.', kinds: ['insult'] },
  { text: "La maestra dei piccoli ha perso l'udito da un orecchio e i bambini devono urlare.", kinds: ['health'] },
  {
    text: 'Brando Sabatini, che è asmatico grave, lo fanno correre lo stesso intorno al campo.',
    kinds: ['name', 'health'],
  },
  {
    text: "L'autista del nostro scuolabus soffre di attacchi di panico e guida con due gocce di calmante.",
    kinds: ['health'],
  },
  {
    text: 'Per Carnevale hanno messo in scena Arlecchino servitore di due padroni, applausi a scena aperta.',
    kinds: [],
  },
  { text: 'Settimana corta sì, ma con il rientro del martedì fino alle 16.40 i ragazzi sono cotti.', kinds: [] },
  { text: 'Alle prove INVALSI siamo a 214 punti, la media regionale è 206.', kinds: [] },
  { text: 'Hanno intitolato il cortile a Gianni Rodari e ci hanno dipinto le favole al telefono.', kinds: [] },
  { text: "L'open day era fatto bene, la realtà di ottobre un po' meno.", kinds: [] },
  { text: 'Nella sede distaccata di via Carducci non funziona nemmeno il citofono.', kinds: [] },
  { text: 'Il tempo pieno è una benedizione per chi lavora.', kinds: [] },
  { text: 'Occupazione a novembre, autogestione a febbraio, gita ad aprile: quando si studia?', kinds: [] },
  { text: 'I colloqui online durano cinque minuti, il tempo di accendere il microfono.', kinds: [] },
  { text: 'mi aspettavo peggio a dirla tutta', kinds: [] },
]
