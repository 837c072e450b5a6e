import type { LawText } from '../legal-text.ts'

export const de: LawText = {
  title: 'Datenquellen',
  description:
    'Woher die Angaben zu Schulen, die Karten und die Schriften auf Aulario kommen und unter welchen Lizenzen.',
  intro:
    'Die amtlichen Angaben zu Schulen stammen aus offenen Verzeichnissen. Wer sie herausgibt, unter welcher Lizenz sie stehen und wann wir sie zuletzt eingelesen haben, steht hier.',
  sections: [
    {
      id: 'registers',
      title: 'Verzeichnisse der Schulen',
      blocks: [
        { insert: 'registers' },
        'Bei den Angaben im Profil steht, aus welchem Verzeichnis sie stammen und von welchem Tag.',
      ],
    },
    {
      id: 'coverage',
      title: 'Was wir kennen',
      blocks: [
        'So viele Schulen kennen wir je Land, Region und Schulart. Gezählt wird bei jedem Einlesen.',
        { insert: 'coverage' },
      ],
    },
    {
      id: 'changes',
      title: 'Was wir daran ändern',
      blocks: [
        {
          list: [
            'Namen in Großbuchstaben schreiben wir lesbar, Telefonnummern und Webadressen einheitlich.',
            'Koordinaten rechnen wir in Längen- und Breitengrade um. Fehlt der Standort oder liegt er weit außerhalb von Postleitzahl und Ort, nehmen wir deren Mitte und nennen statt einer Entfernung nur das Gebiet.',
            'Schularten fassen wir in gemeinsame Gruppen; die Bezeichnung des Verzeichnisses bleibt daneben stehen.',
            'Behörden, Studienseminare und reine Verwaltungssitze lassen wir weg.',
            'Namen von Schulleitungen und Beschäftigten lesen wir nie ein.',
          ],
        },
        'Was Schulen selbst angeben und was wir auf einen Hinweis hin berichtigt haben, ist gekennzeichnet. Stimmt etwas nicht, lässt es sich im Profil unter „Fehler melden“ mitteilen. Die Herausgeber sind für unsere Änderungen nicht verantwortlich und unterstützen Aulario nicht.',
      ],
    },
    {
      id: 'material',
      title: 'Karten, Orte, Schriften',
      blocks: [
        { insert: 'material' },
        {
          when: 'ways',
          text: 'Die Minuten auf dem Weg zur Schule rechnet unser eigener Server mit Valhalla (MIT) auf den Straßen von OpenStreetMap (© OpenStreetMap-Mitwirkende, ODbL).',
        },
        {
          when: 'mapServer',
          text: 'Nach der Zustimmung kommt die Karte von {mapServer}; die Quellen stehen auf der Karte.',
        },
        'Karten und Schriften liefert unser eigener Server aus.',
      ],
    },
    {
      id: 'reuse',
      title: 'Weiterverwenden',
      blocks: [
        'Ergebnislisten lassen sich als CSV und JSON herunterladen; in jeder Zeile steht die Quelle. Für die Angaben gelten die Lizenzen der Verzeichnisse: Wer sie weiterverwendet, nennt die Quelle so, wie sie oben steht, und gibt Änderungen an. Bewertungen und Texte von Schulen dürfen nur mit Zustimmung derer weiterverwendet werden, die sie geschrieben haben.',
      ],
    },
  ],
}
