import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import { words } from '#search-engine/language/fold.ts'
import { canonicalWords } from '#search-engine/language/names/canonical.ts'
import type { Random } from '../directory/random.ts'
import type { AskedText } from './asked/asked-text.ts'
import { plain } from './asked/plain.ts'
import { abbreviate, mistype, respellAccents } from './spellings.ts'

type Respell = (text: string, random: Random, isWord: (word: string) => boolean) => string | undefined

/** Ways to derive a text from the name of a school. */
const RESPELL: Readonly<Record<string, Respell>> = {
  typo: mistype,
  abbreviation: abbreviate,
  accent: respellAccents,
  'name and place': (text, random) => (random.chance(0.5) ? text.toLowerCase() : text),
}

/** Creates texts for random schools. The town is added whenever another school has the same name. */
export function randomTexts(all: readonly SchoolDocument[], count: number, random: Random): AskedText[] {
  const schools = all.filter(({ audience = 'children' }) => audience === 'children')
  const namesakes = Map.groupBy(schools, nameOf)
  const known = new Set(schools.flatMap(({ name, city }) => [...words(name), ...words(city)]))
  return Object.entries(RESPELL).flatMap(([kind, respell]) => {
    const texts: AskedText[] = []
    while (texts.length < count) {
      const school = random.pick(schools)
      const name = respell(school.name, random, (word) => known.has(word))
      const needsTown = kind === 'name and place' || (namesakes.get(nameOf(school))?.length ?? 0) > 1
      const text = name !== undefined && needsTown ? withTown(name, school.city, random) : name
      if (text !== undefined) texts.push(askedFor(school, text, kind))
    }
    return texts
  })
}

function withTown(name: string, town: string, random: Random): string {
  return random.chance(0.25) ? `${town} ${name}` : `${name} ${town}`
}

/** Returns the name independently of its spelling: GS also means Grundschule. */
function nameOf({ name, country }: SchoolDocument): string {
  return canonicalWords(words(name), country).sort().join(' ')
}

/** Wanted is a school of that name in the town. */
function askedFor({ name, city, country }: SchoolDocument, text: string, kind: string): AskedText {
  return {
    text,
    page: COUNTRY_LANGUAGE[country],
    country,
    class: kind,
    task: 'looks for a school by its name',
    where: { country, towns: [city], regions: [], postcodes: [] },
    wanted: [],
    excluded: [],
    name: `^${plain(name)}(?: |$)`,
    wants: 'one',
  }
}
