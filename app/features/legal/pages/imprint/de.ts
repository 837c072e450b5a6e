import type { LawText } from '../legal-text.ts'

export const de: LawText = {
  title: 'Impressum',
  description: 'Wer Aulario betreibt, wie man uns erreicht und wer für die Inhalte verantwortlich ist.',
  intro: {
    union: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).',
    british:
      'Angaben nach Regulation 6 der Electronic Commerce (EC Directive) Regulations 2002 und Regulation 25 der Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 des Vereinigten Königreichs.',
  },
  sections: [
    { id: 'provider', title: 'Anbieter', blocks: [{ insert: 'operator' }] },
    {
      id: 'contact',
      title: 'Kontakt',
      blocks: [
        'Am schnellsten erreichen Sie uns per E-Mail an {email} oder über das [Kontaktformular](/about#contact). Wir antworten auf Deutsch, Englisch, Französisch, Spanisch und Italienisch.',
        'Behörden und Menschen, die rechtswidrige Inhalte melden möchten, finden die zentralen Kontaktstellen unter [Kontaktstellen und Zahlen](/dsa).',
      ],
    },
    {
      id: 'content',
      title: 'Verantwortlich für die Inhalte',
      blocks: [
        {
          when: 'responsible',
          text: 'Verantwortlich für redaktionelle Inhalte nach § 18 Abs. 2 des Medienstaatsvertrags: {responsible}.',
        },
        'Amtliche Angaben stammen aus öffentlichen Verzeichnissen, die unter [Datenquellen](/data-sources) stehen. Was Schulen über sich schreiben, verantworten die Schulen; was in Bewertungen steht, die Menschen, die sie geschrieben haben. Sobald wir von einem rechtswidrigen Inhalt erfahren, prüfen wir ihn und entfernen ihn, wenn der Hinweis zutrifft (Art. 6 der Verordnung (EU) 2022/2065).',
        'Für die Inhalte fremder Websites, auf die wir verweisen, sind deren Betreiber verantwortlich.',
      ],
    },
    {
      id: 'disputes',
      title: 'Streitbeilegung',
      blocks: [
        {
          union:
            'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Die Plattform der Europäischen Union zur Online-Streitbeilegung wurde am 20. Juli 2025 eingestellt.',
          british: 'An Streitbeilegungsverfahren vor Verbraucherschlichtungsstellen nehmen wir nicht teil.',
        },
        'Wegen Entscheidungen über Bewertungen können Sie eine zugelassene Stelle für außergerichtliche Streitbeilegung anrufen; mehr dazu steht unter [Kontaktstellen und Zahlen](/dsa#objections).',
      ],
    },
    {
      id: 'rights',
      title: 'Rechte an den Inhalten',
      blocks: [
        'Das Programm von Aulario steht unter der MIT-Lizenz; Texte, Gestaltung und Marke sind geschützt. Für Daten aus öffentlichen Verzeichnissen, Karten und Schriften gelten die Lizenzen, die unter [Datenquellen](/data-sources) stehen. Bilder und Texte von Schulen gehören den Schulen oder denen, die sie gemacht haben.',
      ],
    },
  ],
}
