/** The content rules, both as reasons to choose from and as text in a decision. */
export const rules = {
  'rule.person': 'Der Text nennt oder beschreibt eine Person so, dass man sie erkennt.',
  'rule.contact': 'Der Text enthält Kontaktdaten, eine Anschrift oder eine Webadresse.',
  'rule.insult': 'Der Text beleidigt oder bedroht Menschen oder setzt sie herab.',
  'rule.health': 'Der Text sagt etwas über die Gesundheit einer bestimmten Person.',
  'rule.not_own': 'Der Text beruht nicht auf eigener Erfahrung mit dieser Schule.',
  'rule.false_facts': 'Der Text behauptet Tatsachen, die nachweislich falsch sind.',
  'rule.reward': 'Für den Text gab es eine Gegenleistung, oder er dient den Interessen einer Schule.',
  'rule.copied': 'Der Text ist aus einer anderen Bewertung abgeschrieben oder mehrfach eingestellt.',
  'rule.off_topic': 'Der Text handelt nicht von dieser Schule oder ist Werbung.',
  'rule.illegal': 'Der Text verstößt gegen ein Gesetz.',
} as const
