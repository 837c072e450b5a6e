import type { LawText } from '../legal-text.ts'

export const it: LawText = {
  title: 'Note legali',
  description: 'Chi gestisce Aulario, come contattarci e chi risponde dei contenuti.',
  intro: {
    union: 'Informazioni ai sensi dell’articolo 5 della legge tedesca sui servizi digitali (DDG).',
    british:
      'Informazioni ai sensi dell’articolo 6 delle Electronic Commerce (EC Directive) Regulations 2002 e dell’articolo 25 delle Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 del Regno Unito.',
  },
  sections: [
    { id: 'provider', title: 'Gestore', blocks: [{ insert: 'operator' }] },
    {
      id: 'contact',
      title: 'Contatti',
      blocks: [
        'Il modo più rapido per contattarci è scrivere a {email} o usare il [modulo di contatto](/about#contact). Rispondiamo in tedesco, inglese, francese, spagnolo e italiano.',
        'Le autorità e chi vuole segnalare contenuti illegali trovano i punti di contatto unici in [Punti di contatto e dati](/dsa).',
      ],
    },
    {
      id: 'content',
      title: 'Responsabilità dei contenuti',
      blocks: [
        {
          when: 'responsible',
          text: 'Responsabile dei contenuti redazionali ai sensi dell’articolo 18, comma 2, del trattato tedesco sui media (Medienstaatsvertrag): {responsible}.',
        },
        'I dati ufficiali provengono da registri pubblici, indicati in [Fonti dei dati](/data-sources). Di ciò che le scuole scrivono su di sé rispondono le scuole; di ciò che si legge nelle recensioni, chi le ha scritte. Appena veniamo a conoscenza di un contenuto illegale lo esaminiamo e lo rimuoviamo se la segnalazione è fondata (articolo 6 del regolamento (UE) 2022/2065).',
        'Degli altri siti a cui rimandiamo rispondono i rispettivi gestori.',
      ],
    },
    {
      id: 'disputes',
      title: 'Risoluzione delle controversie',
      blocks: [
        {
          union:
            'Non siamo disposti né tenuti a partecipare a procedure davanti a un organismo tedesco di conciliazione per i consumatori (articolo 36 della legge VSBG). La piattaforma europea per la risoluzione online delle controversie è stata chiusa il 20 luglio 2025.',
          british: 'Non partecipiamo alla risoluzione alternativa delle controversie dei consumatori.',
        },
        'Le decisioni sulle recensioni possono essere sottoposte a un organismo certificato di risoluzione extragiudiziale; si veda [Punti di contatto e dati](/dsa#objections).',
      ],
    },
    {
      id: 'rights',
      title: 'Diritti sui contenuti',
      blocks: [
        'Il software di Aulario è sotto licenza MIT; testi, grafica e marchio sono protetti. Per i dati dei registri pubblici, le mappe e i caratteri valgono le licenze indicate in [Fonti dei dati](/data-sources). Immagini e testi delle scuole appartengono alle scuole o a chi li ha realizzati.',
      ],
    },
  ],
}
