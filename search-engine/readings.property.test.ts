import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CountryCode } from '#db/vocabulary.ts'
import { SearchEngine, textQuery } from './index.ts'
import { fiveCountries, PLACES } from './testing/five-countries.ts'

const schools = fiveCountries()
const byId = new Map(schools.map((school) => [school.id, school]))
const engine = SearchEngine.build(schools)

/** What people write in the language of a country: a kind alone and in the plural, and words around it. */
type Language = {
  kinds: readonly (readonly [one: string, many: string])[]
  inPlace: string
  /** Words for private schools, to be written after the kind or before it. */
  isPrivate: string
  isFirst: boolean
  not: readonly string[]
  praise: readonly string[]
  questions: readonly string[]
  fillers: readonly string[]
}

const LANGUAGES: Record<CountryCode, Language> = {
  DE: {
    kinds: [
      ['Grundschule', 'Grundschulen'],
      ['Gymnasium', 'Gymnasien'],
      ['Realschule', 'Realschulen'],
      ['Gesamtschule', 'Gesamtschulen'],
    ],
    inPlace: 'in',
    isPrivate: 'private',
    isFirst: true,
    not: ['nicht', 'keine', 'bitte keine'],
    praise: ['gute', 'schöne', 'tolle', 'empfehlenswerte'],
    questions: ['welche', 'wo gibt es', 'ich suche', 'wir suchen', 'kennt jemand'],
    fillers: ['bitte', 'danke', 'für mein Kind', 'für unsere Tochter'],
  },
  GB: {
    kinds: [
      ['primary school', 'primary schools'],
      ['secondary school', 'secondary schools'],
      ['sixth form college', 'sixth form colleges'],
    ],
    inPlace: 'in',
    isPrivate: 'private',
    isFirst: true,
    not: ['not', 'non'],
    praise: ['good', 'nice', 'great'],
    questions: ['which', 'where are', 'I am looking for', 'we need', 'find me'],
    fillers: ['please', 'thanks', 'for my son', 'for our daughter'],
  },
  FR: {
    kinds: [
      ['école maternelle', 'écoles maternelles'],
      ['collège', 'collèges'],
      ['lycée', 'lycées'],
    ],
    inPlace: 'à',
    isPrivate: 'privé',
    isFirst: false,
    not: ['non', 'pas', 'surtout pas'],
    praise: ['bon', 'bons', 'super'],
    questions: ['quel', 'quels', 'je cherche', 'nous cherchons', 'où trouver un'],
    fillers: ['svp', 'merci', 'pour mon fils', 'pour notre fille'],
  },
  ES: {
    kinds: [
      ['CEIP', 'CEIP'],
      ['instituto', 'institutos'],
      ['escuela infantil', 'escuelas infantiles'],
    ],
    inPlace: 'en',
    isPrivate: 'privado',
    isFirst: false,
    not: ['no', 'que no sea'],
    praise: ['buen', 'buenos', 'bonito'],
    questions: ['qué', 'busco', 'buscamos un', 'dónde hay'],
    fillers: ['por favor', 'gracias', 'para mi hijo', 'para nuestra hija'],
  },
  IT: {
    kinds: [
      ['scuola primaria', 'scuole primarie'],
      ['scuola media', 'scuole medie'],
      ['liceo scientifico', 'licei scientifici'],
    ],
    inPlace: 'a',
    isPrivate: 'privata',
    isFirst: false,
    not: ['non', 'che non sia'],
    praise: ['buona', 'buone', 'bella'],
    questions: ['quale', 'cerco', 'cerchiamo una', 'dove sono'],
    fillers: ['per favore', 'grazie', 'per mio figlio', 'per nostra figlia'],
  },
}

/** A kind of school in a town, in the language of its country. */
const wish = fc.constantFrom(...PLACES).chain(([country, , city]) => {
  const language = LANGUAGES[country]
  return fc.constantFrom(...language.kinds).map(([kind, kinds]) => ({ city, kind, kinds, language }))
})
type Wish = typeof wish extends fc.Arbitrary<infer One> ? One : never

/** Returns what a text is understood as, and the schools that it finds. */
function read(text: string) {
  const { interpretation, hits, total, concessions } = engine.search(textQuery(text, { pageSize: 10 }))
  const { place, kinds } = interpretation
  return {
    total,
    concessions,
    meaning: {
      place: place && `${place.chosen.kind} ${place.chosen.name}`,
      kinds: kinds.map(({ word, categories }) => `${word} ${categories.join(' ')}`),
    },
    first: hits.map(({ id }) => id).sort(),
  }
}

function expectSame(text: string, base: string) {
  const [found, wanted] = [read(text), read(base)]
  const said = { meaning: found.meaning, first: found.first }
  expect(said, `${text} → ${base}`).toEqual({ meaning: wanted.meaning, first: wanted.first })
}

const baseOf = ({ kind, city, language }: Wish) => `${kind} ${language.inPlace} ${city}`
const RUNS = { numRuns: 150 }
const from = (list: readonly string[]) => fc.nat().map((at) => list[at % list.length]!)

test('praise, questions and fillers change neither what is read nor what is found', () => {
  const around = fc.record({ before: fc.nat(), after: fc.nat(), adjective: fc.nat() })
  const one = (list: readonly string[], at: number) => list[at % (list.length + 1)] ?? ''
  fc.assert(
    fc.property(wish, around, fc.constantFrom('', '?', '!', '...'), (wanted, { before, after, adjective }, sign) => {
      const { questions, praise, fillers } = wanted.language
      const text = `${one(questions, before)} ${one(praise, adjective)} ${baseOf(wanted)} ${one(fillers, after)}${sign}`
      expectSame(text, baseOf(wanted))
    }),
    RUNS,
  )
})

test('a word that no school and no list has changes nothing but what is said about it', () => {
  const unknown = fc.string({ unit: fc.constantFrom(...'qxzwvkj'), minLength: 6, maxLength: 10 })
  fc.assert(
    fc.property(wish, unknown, fc.boolean(), (wanted, word, isFirst) => {
      const base = baseOf(wanted)
      const text = isFirst ? `${word} ${base}` : `${base} ${word}`
      expectSame(text, base)
      expect(read(text).concessions).toContainEqual({ kind: 'word', words: [word] })
    }),
    RUNS,
  )
})

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const spellings: Record<string, (text: string) => string> = {
  'small letters': (text) => text.toLowerCase(),
  capitals: (text) => text.toUpperCase(),
  'without accents': withoutAccents,
  decomposed: (text) => text.normalize('NFD'),
  'more blanks': (text) => text.replaceAll(' ', '  '),
  commas: (text) => text.replace(/ (?=\S+$)/, ', '),
}

test.each(Object.entries(spellings))('%s', (_, spell) => {
  fc.assert(
    fc.property(wish, (wanted) => {
      expectSame(spell(baseOf(wanted)), baseOf(wanted))
    }),
    RUNS,
  )
})

test('the plural of a kind is the kind', () => {
  fc.assert(
    fc.property(wish, (wanted) => {
      expectSame(baseOf({ ...wanted, kind: wanted.kinds }), baseOf(wanted))
    }),
    RUNS,
  )
})

test('place, kind and property may stand in any order', () => {
  fc.assert(
    fc.property(
      wish,
      fc.constantFrom([0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]),
      (wanted, order) => {
        const { kind, city, language } = wanted
        const parts = [kind, language.isPrivate, city]
        expectSame(order.map((at) => parts[at]).join(' '), parts.join(' '))
        expectSame(
          order.map((at) => [kind, language.isPrivate, `${language.inPlace} ${city}`][at]).join(' '),
          parts.join(' '),
        )
      },
    ),
    RUNS,
  )
})

test('no school known to have a property is found for a text that rules it out', () => {
  fc.assert(
    fc.property(
      wish.chain((wanted) => from(wanted.language.not).map((not) => ({ ...wanted, not }))),
      fc.boolean(),
      ({ not, kind, city, language }, isLast) => {
        const { isPrivate, inPlace } = language
        const text = isLast
          ? `${kind} ${inPlace} ${city} ${not} ${isPrivate}`
          : `${kind} ${not} ${isPrivate} ${inPlace} ${city}`
        const { hits, interpretation } = engine.search(textQuery(text, { pageSize: 500 }))
        expect(interpretation.excluded, text).not.toEqual([])
        expect(hits.length, text).toBeGreaterThan(0)
        const having = hits.filter(({ id }) => byId.get(id)!.ownership === 'private')
        expect(having, text).toEqual([])
      },
    ),
    RUNS,
  )
})

/** Any text of words that people use, with a town in it. */
const anyText = wish.chain((wanted) => {
  const { language, city, kind } = wanted
  const other = fc.constantFrom(
    kind,
    language.isPrivate,
    ...language.not,
    ...language.praise,
    ...language.questions,
    ...language.fillers,
    'Montessori',
    'Goethe',
    "St Mary's",
    'Simone Veil',
    'Musik',
    'Ganztag',
    'xqzwv',
    'rollstuhlgerecht',
    'ADHS',
    'beste',
    '5. Klasse',
    '11 ans',
    'mit Hort',
  )
  return fc
    .tuple(fc.array(other, { maxLength: 5 }), fc.array(other, { maxLength: 3 }))
    .map(([before, after]) => ({ city, text: [...before, `${language.inPlace} ${city}`, ...after].join(' ') }))
})

test('a text with a town with schools always finds some', () => {
  fc.assert(
    fc.property(anyText, ({ text }) => {
      expect(read(text).total, text).toBeGreaterThan(0)
    }),
    { numRuns: 400 },
  )
})

test('schools in the town come before all others', () => {
  fc.assert(
    fc.property(anyText, ({ city, text }) => {
      const { interpretation, hits } = engine.search(textQuery(text, { pageSize: 100 }))
      if (interpretation.place?.chosen.name !== city || interpretation.best || interpretation.around) return
      const isInside = hits.map(({ id }) => byId.get(id)!.city === city)
      expect(isInside, text).toEqual(isInside.toSorted((a, b) => Number(b) - Number(a)))
    }),
    { numRuns: 400 },
  )
})

test('the kind holds, whatever else is said', () => {
  const said = wish.chain((wanted) => {
    const { language, kind, city } = wanted
    const other = fc.constantFrom(
      ...language.praise,
      ...language.questions,
      ...language.fillers,
      language.isPrivate,
      `${language.not[0]} ${language.isPrivate}`,
      'ADHS',
      'rollstuhlgerecht',
      'xqzwv',
      'Kunst',
      'mit Hort',
    )
    const around = fc.tuple(fc.array(other, { maxLength: 3 }), fc.array(other, { maxLength: 3 }))
    return around.map(([before, after]) => ({
      wanted,
      text: [...before, kind, language.inPlace, city, ...after].join(' '),
    }))
  })
  fc.assert(
    fc.property(said, ({ wanted, text }) => {
      const all = new Set(engine.search(textQuery(baseOf(wanted), { pageSize: 500 })).hits.map(({ id }) => id))
      const { hits, concessions } = engine.search(textQuery(text, { pageSize: 500 }))
      expect(concessions.filter(({ kind }) => kind === 'type')).toEqual([])
      const inTown = hits.filter(({ id }) => byId.get(id)!.city === wanted.city)
      expect(hits.length, text).toBeGreaterThan(0)
      expect(
        inTown.map(({ id }) => id).filter((id) => !all.has(id)),
        text,
      ).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('capitals, accents and order never change what any text means', () => {
  fc.assert(
    fc.property(anyText, ({ text }) => {
      expect(read(text.toLowerCase()).meaning, text).toEqual(read(text).meaning)
      expect(read(`  ${text.normalize('NFD')} `).meaning, text).toEqual(read(`${text} `).meaning)
    }),
    { numRuns: 300 },
  )
})

test('a town at the end of a text of sixty words is read', () => {
  const talk = wish.chain((wanted) => {
    const { questions, praise, fillers } = wanted.language
    const words = fc.array(from([...questions, ...praise, ...fillers]), { minLength: 25, maxLength: 25 })
    return words.map((list) => ({ wanted, text: `${list.join(' ').slice(0, 330)} ${baseOf(wanted)}` }))
  })
  fc.assert(
    fc.property(talk, ({ wanted, text }) => {
      expect(read(text).meaning, text).toEqual(read(baseOf(wanted)).meaning)
    }),
    { numRuns: 60 },
  )
})
