/**
 * Texts with which a statement of reasons begins, unless the team has written others; `{passage}` is the passage in
 * question.
 */
export const textBlocks = {
  person:
    'Die Stelle „{passage}“ nennt oder beschreibt einen Menschen so, dass andere ihn erkennen. Bewertungen gelten der Schule; über einzelne Lehrkräfte, Kinder oder Eltern veröffentlichen wir nichts.',
  contact:
    'Die Stelle „{passage}“ enthält Kontaktdaten, eine Anschrift oder eine Webadresse. Solche Angaben veröffentlichen wir in Bewertungen nicht.',
  insult:
    'Die Stelle „{passage}“ setzt Menschen herab. Kritik darf deutlich sein, muss aber ohne Beleidigungen und Drohungen auskommen.',
  health:
    'Die Stelle „{passage}“ sagt etwas über die Gesundheit eines bestimmten Menschen. Solche Angaben sind besonders geschützt.',
  not_own:
    'Nach allem, was uns vorliegt, beruht der Text nicht auf eigener Erfahrung mit dieser Schule. Bewertungen von Menschen, die das Profil der Schule verwalten, sind ausgeschlossen.',
  false_facts: 'Der Text behauptet Tatsachen, die nach den vorliegenden Unterlagen nicht stimmen.',
  reward:
    'Nach allem, was uns vorliegt, gab es für den Text eine Gegenleistung, oder er dient den Interessen einer Schule.',
  copied: 'Der Text stimmt fast wörtlich mit einer anderen Bewertung überein oder wurde mehrfach eingestellt.',
  off_topic: 'Der Text handelt nicht von Erfahrungen mit dieser Schule.',
  illegal: 'Die Stelle „{passage}“ verstößt nach unserer Prüfung gegen das genannte Gesetz.',
  dismissed:
    'Wir haben den gemeldeten Inhalt geprüft. Er verstößt nach unserer Einschätzung weder gegen unsere Regeln noch gegen ein Gesetz und bleibt deshalb bestehen.',
} as const
