import type { LawText } from '../legal-text.ts'

export const de: LawText = {
  title: 'Barrierefreiheit',
  description: 'Wie barrierefrei Aulario ist, welche Lücken wir kennen und wo man Barrieren melden kann.',
  intro:
    'Alle sollen Aulario nutzen können, unabhängig von Gerät, Technik und Fähigkeiten. Diese Erklärung beschreibt, wie weit wir sind.',
  sections: [
    {
      id: 'status',
      title: 'Stand',
      blocks: [
        {
          union:
            'Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und die Norm EN 301 549. Aulario ist teilweise mit ihnen vereinbar; die Ausnahmen stehen unten. Die Erklärung gilt für alle Seiten von Aulario, nicht für fremde Seiten, auf die wir verweisen (Richtlinie (EU) 2019/882, Barrierefreiheitsstärkungsgesetz).',
          british:
            'Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und die Norm EN 301 549. Aulario ist teilweise mit ihnen vereinbar; die Ausnahmen stehen unten. Die Erklärung gilt für alle Seiten von Aulario, nicht für fremde Seiten, auf die wir verweisen (Equality Act 2010; Richtlinie (EU) 2019/882).',
        },
      ],
    },
    {
      id: 'features',
      title: 'Was wir dafür tun',
      blocks: [
        {
          list: [
            'Suchen, Lesen und alle Formulare funktionieren mit der Tastatur und auch ohne JavaScript.',
            'Alles, was die Karte zeigt, gibt es auch als Liste.',
            'Text lässt sich auf 200 Prozent vergrößern; die Seiten passen auf 320 Pixel Breite.',
            'Kontraste reichen im hellen und im dunklen Erscheinungsbild aus; nichts wird allein durch Farbe vermittelt.',
            'Wer im Gerät „weniger Bewegung“ einstellt, sieht keine Animationen.',
            'Rechnungen sind barrierefreie PDF-Dateien mit Struktur (PDF/A-2a).',
          ],
        },
      ],
    },
    {
      id: 'gaps',
      title: 'Lücken, die wir kennen',
      blocks: [
        {
          list: [
            'Bilder von Schulen haben nur dann einen Alternativtext, wenn die Schule einen geschrieben hat.',
            'Videos von Schulen haben nur dann Untertitel, wenn die Schule welche hochgeladen hat, und keine Audiodeskription; daneben steht eine Beschreibung, wenn die Schule eine geschrieben hat. Für eingebettete Videos von YouTube und Vimeo gilt die Bedienung dieser Anbieter.',
            'Die Karte selbst ist mit Screenreadern nur eingeschränkt benutzbar; die Liste daneben enthält dieselben Schulen.',
            'Texte von Schulen und Bewertungen stehen in der Sprache, in der sie geschrieben wurden. Sie sind entsprechend ausgezeichnet, aber nicht übersetzt und nicht in Leichter Sprache.',
            'Namen aus amtlichen Verzeichnissen enthalten Abkürzungen, die nicht erklärt werden.',
          ],
        },
        'Inhalte in Gebärdensprache und in Leichter Sprache gibt es bisher nicht.',
      ],
    },
    {
      id: 'testing',
      title: 'Wie wir geprüft haben',
      blocks: [
        'Die Erklärung beruht auf einer Selbstbewertung. Ein Prüfprogramm (axe) prüft bei jeder Änderung die wichtigen Seiten, auf dem Handy und am großen Bildschirm, hell und dunkel. Eine Prüfung durch Dritte und Tests mit Menschen, die Screenreader benutzen, stehen noch aus.',
      ],
    },
    {
      id: 'feedback',
      title: 'Eine Barriere melden',
      blocks: [
        'Schreibt uns an {email} oder über das [Kontaktformular](/about#contact), am besten mit der Adresse der Seite und dem, was nicht ging. Ihr bekommt die Information auch in anderer Form, etwa als Text per E-Mail. Wir antworten innerhalb von 14 Tagen.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Durchsetzung',
      blocks: [
        'Hilft unsere Antwort nicht, könnt ihr euch an die zuständige Stelle eures Landes wenden:',
        { insert: 'enforcement' },
      ],
    },
  ],
}
