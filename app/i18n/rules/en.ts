export const rules = {
  'rule.person': 'The text names or identifies a person.',
  'rule.contact': 'The text contains contact details, a postal address or a web address.',
  'rule.insult': 'The text insults, threatens or demeans people.',
  'rule.health': 'The text says something about the health of a particular person.',
  'rule.not_own': 'The text is not based on the author’s own experience of this school.',
  'rule.false_facts': 'The text states facts that are demonstrably false.',
  'rule.reward': 'Something was given in return for the text, or it was written in a school’s interest.',
  'rule.copied': 'The text is copied from another review or was posted several times.',
  'rule.off_topic': 'The text is not about this school, or it is advertising.',
  'rule.illegal': 'The text breaks a law.',
} as const
