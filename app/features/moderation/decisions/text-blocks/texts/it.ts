import type { TextBlocks } from '../text-block.ts'

export const textBlocks: TextBlocks = {
  person:
    'Il passaggio «{passage}» fa il nome di una persona o la descrive in modo riconoscibile. Le recensioni riguardano la scuola; non pubblichiamo nulla su singoli docenti, alunni o genitori.',
  contact:
    'Il passaggio «{passage}» contiene recapiti, un indirizzo o un indirizzo web. Nelle recensioni non pubblichiamo questi dati.',
  insult: 'Il passaggio «{passage}» umilia delle persone. La critica può essere netta, ma senza insulti né minacce.',
  health:
    'Il passaggio «{passage}» riguarda la salute di una determinata persona. Questi dati godono di una tutela particolare.',
  not_own:
    'Da quanto abbiamo esaminato, il testo non nasce da un’esperienza diretta con questa scuola. Chi gestisce la scheda della scuola non può recensirla.',
  false_facts: 'Il testo afferma fatti che, secondo la documentazione disponibile, non sono veri.',
  reward:
    'Da quanto abbiamo esaminato, il testo è stato scritto in cambio di qualcosa o serve gli interessi di una scuola.',
  copied: 'Il testo è quasi identico a un’altra recensione o è stato inviato più volte.',
  off_topic: 'Il testo non parla di esperienze con questa scuola.',
  illegal: 'Dopo averlo esaminato, riteniamo che il passaggio «{passage}» violi la legge indicata.',
  dismissed:
    'Abbiamo esaminato il contenuto segnalato. A nostro avviso non viola né le nostre regole né la legge, quindi resta online.',
}
