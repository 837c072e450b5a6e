import type { LawText } from '../legal-text.ts'

export const de: LawText = {
  title: 'Kontaktstellen und Zahlen',
  description:
    'Kontaktstellen nach dem Gesetz über digitale Dienste, Meldung rechtswidriger Inhalte und Zahlen zur Moderation.',
  intro:
    'Diese Seite erfüllt die Verordnung (EU) 2022/2065 über digitale Dienste (DSA), Artikel 11 bis 17, und gibt freiwillig die Zahlen an, die größere Dienste angeben müssen.',
  sections: [
    {
      id: 'authorities',
      title: 'Kontaktstelle für Behörden (Art. 11)',
      blocks: [
        'Behörden der Mitgliedstaaten, die Kommission und das Gremium für digitale Dienste erreichen uns unter {email}. Wir verständigen uns auf Deutsch und Englisch. Anordnungen nach Art. 9 und 10 nehmen wir dort entgegen.',
        {
          when: 'digitalServicesRepresentative',
          text: 'Unser gesetzlicher Vertreter in der Europäischen Union (Art. 13): {digitalServicesRepresentative}.',
        },
      ],
    },
    {
      id: 'users',
      title: 'Kontaktstelle für alle (Art. 12)',
      blocks: [
        'Alle anderen erreichen uns unter {email} oder über das [Kontaktformular](/about#contact), auf Deutsch, Englisch, Französisch, Spanisch oder Italienisch. Es antwortet immer ein Mensch.',
      ],
    },
    {
      id: 'notices',
      title: 'Rechtswidrige Inhalte melden (Art. 16)',
      blocks: [
        'Neben jeder Bewertung und jeder Antwort steht „Melden“. Das geht ohne Konto. Bilder, Videos und Texte von Schulen und alles andere lassen sich per E-Mail an {email} melden. Eine Meldung soll enthalten:',
        {
          list: [
            'die genaue Adresse des Inhalts,',
            'warum er rechtswidrig ist,',
            'Name und E-Mail-Adresse; bei Straftaten des sexuellen Missbrauchs von Kindern (Artikel 3 bis 7 der Richtlinie 2011/93/EU) geht es auch ohne,',
            'die Erklärung, dass die Angaben nach bestem Wissen richtig sind.',
          ],
        },
        'Wir bestätigen den Eingang sofort, ein Mensch entscheidet, und wer gemeldet hat, erfährt das Ergebnis. Meldungen von vertrauenswürdigen Hinweisgebern behandeln wir vorrangig.',
        'Wer in einer Bewertung mit Namen genannt ist, braucht keine rechtliche Begründung: [In einer Bewertung genannt](/named-in-a-review).',
      ],
    },
    {
      id: 'decisions',
      title: 'Entscheidungen und Begründungen (Art. 14 und 17)',
      blocks: [
        'Was wir nicht veröffentlichen, steht in den [Regeln für Bewertungen](/review-rules); wie wir prüfen, unter [So funktionieren Bewertungen](/how-reviews-work). Ein Programm kann Texte zurückhalten, entscheidet aber nicht. Wird ein Inhalt abgelehnt oder entfernt, erfährt die Person, die ihn verfasst hat, vorher oder zugleich die Regel, die Stelle, die Tatsachen und ihre Rechte.',
        'Ficht eine Schule eine Bewertung an, hat die Person, die sie verfasst hat, {answerDays} Tage Zeit für eine Antwort. So lange bleibt die Bewertung sichtbar. Höchstens {maxDisputes} Bewertungen kann eine Schule gleichzeitig anfechten.',
      ],
    },
    {
      id: 'objections',
      title: 'Einspruch und Streitbeilegung (Art. 20 und 21)',
      blocks: [
        'Gegen jede Entscheidung kann man {objectionMonths} Monate lang kostenlos Einspruch erheben: Autorinnen und Autoren in ihrem Konto unter [Meine Bewertungen](/account/reviews), alle anderen unter {email}. Über den Einspruch entscheidet ein anderer Mensch als beim ersten Mal.',
        'Außerdem kann man eine nach Art. 21 zugelassene Stelle für außergerichtliche Streitbeilegung wählen; eine Liste führt die [Europäische Kommission](https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement). Der Weg zu den Gerichten bleibt immer offen. Beschweren kann man sich auch bei der Behörde des eigenen Landes (Art. 53):',
        { insert: 'coordinators' },
      ],
    },
    {
      id: 'crimes',
      title: 'Verdacht auf Straftaten (Art. 18)',
      blocks: [
        'Besteht der Verdacht auf eine Straftat, die das Leben oder die Sicherheit eines Menschen gefährdet, melden wir das sofort der Polizei oder der Justiz.',
      ],
    },
    {
      id: 'figures',
      title: 'Zahlen zur Moderation',
      blocks: [
        'Gezählt beim Aufruf dieser Seite, höchstens wenige Minuten alt, nach Kalenderjahren. Bewertungen, die ihre Verfasser gelöscht haben, und die der erfundenen Beispielschulen zählen nicht mit.',
        {
          when: 'smallEnterprise',
          text: 'Als Klein- oder Kleinstunternehmen müssten wir sie nicht veröffentlichen (Art. 15 Abs. 2, Art. 19).',
        },
        { insert: 'figures' },
        'Alle Jahre als Datei für Programme: [moderation-figures.json](/moderation-figures.json).',
      ],
    },
    {
      id: 'uk',
      title: 'Vereinigtes Königreich',
      blocks: [
        'Gefälschte Bewertungen sind verboten (Digital Markets, Competition and Consumers Act 2024, Anhang 20, Nr. 13). Wir lassen keine zu, die gekauft, verschwiegen belohnt oder erfunden sind, und veröffentlichen keine irreführenden Zusammenfassungen. Um sie zu verhindern, zu finden und zu entfernen, prüfen wir jede Bewertung vor der Veröffentlichung auf Häufungen, Ähnlichkeiten und das Netz der Schule, verlangen eine bestätigte Adresse, gehen jeder Meldung nach und warnen {warningDays} Tage lang im Profil, wenn wir einer Schule Manipulation nachweisen. Wie gut das wirkt, überprüfen wir regelmäßig.',
        'Einschätzung nach dem Online Safety Act 2023: Bewertungen und Antworten darauf betreffen Inhalte, die wir selbst veröffentlichen, und sind ausgenommen (Anhang 1, Nr. 4). Bilder, Videos und Texte, die Schulen hochladen, sind es nicht. Das Risiko rechtswidriger Inhalte halten wir dabei für gering: Hochladen können nur Menschen, deren Verbindung zur Schule geprüft ist, niemand kann andere anschreiben oder Gruppen bilden, nichts wird von selbst verbreitet, und alles lässt sich melden. Kinder können die Seite lesen; Inhalte, die ihnen schaden, sind nicht ihr Zweck und werden entfernt. Diese Einschätzung erneuern wir jährlich und vor jeder wesentlichen Änderung.',
      ],
    },
  ],
}
