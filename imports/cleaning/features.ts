import { FEATURES, type Feature } from '#db/vocabulary.ts'

/** Words in a name or type that stand for a feature of the school, in the five languages. */
const WORDS: readonly (readonly [RegExp, Feature])[] = [
  [/montessori(?!\w*stra(ß|ss)e)/i, 'montessori'],
  [/waldorf|\bsteiner\b/i, 'waldorf'],
  [/bilingu|biling[üu]e|zweisprachig|deutsch-(franz|engl|ital|span)/i, 'bilingual'],
  [/\binternational|\binternazional|\binternacional/i, 'international'],
  [/\bmusik(schul|gymn|zentr)|m[uú]sica\b|\bmusical|\bmusicale|conservatori|maîtrise/i, 'music'],
  [/linguistic|\bidiomas\b|sprachenschule|\blanguage (college|school)/i, 'languages'],
  [/scientific|\bscience (college|school)|naturwissenschaftlich/i, 'science'],
  [/\bart[ií]stic|\bescuela de arte|\bd'arte\b|\bdanza\b|\bdance\b|\bperforming arts|arte dram/i, 'arts'],
  [/sportgymn|sportschule|eliteschule des sports|\bsportiv|deportiv|\bsports college/i, 'sports'],
  [
    /katholisch|evangelisch|\bkath\.|\b(ev|evang)\.\s?(?!v)|\bc ?of ?e\b|church of england|catholic|\brc\b|jüdisch|jewish|islamic|muslim/i,
    'religious',
  ],
  [/inclusi[vó]|inklusi[vo]/i, 'inclusion'],
]

/** Returns the features that the words of a name or type show, without duplicates, in the order of the vocabulary. */
export function featuresIn(text: string, ...further: (Feature | false)[]): Feature[] {
  const found = new Set<Feature | false>(further)
  for (const [word, feature] of WORDS) if (word.test(text)) found.add(feature)
  return FEATURES.filter((feature) => found.has(feature))
}
