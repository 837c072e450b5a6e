/** Texts of the about page and its contact section. */
export const about = {
  'about.metaTitle': 'About Aulario: mission, values, contact',
  'about.metaDescription': 'Why Aulario exists, what we stand for and how to reach us.',
  'about.title': 'You don’t choose a school every day, so choose with care.',
  'about.intro':
    'Aulario brings together what is known about schools: the official record, the school’s own words and what families have experienced. Three voices, kept apart, so that you can judge for yourself.',
  'about.mission': 'Our mission',
  'about.mission.text':
    'Every family should be able to see within minutes which schools are nearby, how they differ and where each piece of information comes from. Free, without an account and without advertising from third parties.',
  'about.vision': 'Our vision',
  'about.vision.text':
    'Families who move within Europe should find a school in their new town as easy to understand as the one round the corner: in their own language, with the same facts, across borders.',
  'about.values': 'What we stand for',
  'about.value.transparency': 'Transparency',
  'about.value.transparency.text':
    'Every official fact comes with its source and date. Paid placements are labelled as sponsored. Everyone can read how we order results and check reviews.',
  'about.value.quality': 'Quality',
  'about.value.quality.text': 'We check reviews before they appear. None is removed for being critical.',
  'about.value.innovation': 'Innovation',
  'about.value.innovation.text':
    'A search that understands five school systems, tolerates typing errors and responds quickly on every device.',
  'contact.title': 'Contact',
  'contact.text': 'Is a detail wrong? Do you have a question or an idea? Write to us and we will reply.',
} as const
