/** The page that explains how results are ordered. */
export const ordering = {
  'ordering.metaTitle': 'How we order results · Aulario',
  'ordering.metaDescription':
    'The rules by which Aulario finds and orders schools, how much reviews count, and what paid placements do.',
  'ordering.title': 'How we order results',
  'ordering.intro':
    'Every list on Aulario follows fixed rules. They are the same for all schools, and this page explains them in full.',
  'ordering.relevance': 'Relevance',
  'ordering.relevance.1': 'First comes the school whose official number you entered.',
  'ordering.relevance.2': 'Then come schools with exactly that name.',
  'ordering.relevance.3':
    'After them come schools with every word in their name or type, then those with synonyms and abbreviations, then those where a word begins in the same way, and last those where we suspect a typing error.',
  'ordering.relevance.4':
    'If the text contains a town or a postcode, the schools there come first, then those nearby by distance. If the text is only a town, alone or with features such as “private”, general schools there come before the others. Within each of the two groups they are ordered by rating, then by how many official facts we know, then by distance from the centre.',
  'ordering.relevance.5':
    'When schools rank equally, those we know more about come first: official facts, location, number of reviews. How good the rating is plays no part in this, and neither does money.',
  'ordering.rating': 'Rating',
  'ordering.rating.text':
    'We add seven notional reviews with 3.5 stars to the reviews of a school. That way a single review with five stars does not come before fifty with 4.8. Reviews more than three years old count half. The formula: (sum of the stars + 7 × 3.5) ÷ (number + 7). The average we show is the simple one; we show it once there are three reviews.',
  'ordering.distance': 'Distance',
  'ordering.distance.text':
    'We measure in a straight line. If only the town or the postcode of a school is known, the distance is marked “about” and is never less than two kilometres (1.2 miles). Being close does not guarantee a place.',
  'ordering.others': 'Number of reviews and name',
  'ordering.others.text':
    'The number of published reviews, highest first, or alphabetical order. When schools rank equally, the same order applies on every page.',
  'ordering.facts': 'Size and official figures',
  'ordering.facts.text':
    'You can order by the number of pupils and, for schools of one type in one country, by a single official figure such as class size. We only compare figures from the same publication and year; schools without such a figure come last. We do not rank schools overall. You cannot filter or order by figures that describe families.',
  'ordering.sites': 'Several sites',
  'ordering.sites.text':
    'Schools of the same type that belong to the same school or institute in the same town share one row and count once. The row shows the site that fits best and names the others that fit too. So far we only know which schools belong together in Hamburg and for state schools in Italy, from the official registers; private schools in Italy share a row if their name and address are the same. The map shows every site.',
  'ordering.sponsored': 'Sponsored results',
  'ordering.sponsored.text':
    'When results are ordered by relevance, up to two Premium schools can appear at the very top of the first page if they match the text and the filters. They are labelled “Sponsored”. The list below them is the same as it would be without them; no other order includes sponsored results.',
  'ordering.home': 'Selected schools on the home page',
  'ordering.home.text':
    'The home page shows three schools, the same for everyone reading in the same language. They are the first results in searches for the towns with the most schools in the country: one per town, and each of a different type where possible. The selection depends on reviews and the number of official facts, not on what a school says about itself or pays for.',
  'ordering.missing': 'What the lists leave out',
  'ordering.missing.text':
    'Closed schools, authorities, teacher training institutes and schools that prefer not to appear in search. Their pages can still be opened at their web address. Schools for adults, in hospitals and in prisons appear only if you ask for them, in the search text or with the filter.',
  'ordering.version': 'As of {day}',
} as const
