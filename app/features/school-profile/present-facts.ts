import { formatNumber } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type PlainKey, type Translate, translator } from '#app/i18n/translate.ts'
import { type Faith, type Feature, type Gender, OFFERS } from '#db/vocabulary.ts'
import type { OfficialWords, ProfileSources, SelfReportedValues } from './read-sources.server.ts'

/**
 * A fact in the reader's language from two sources; empty where one says nothing or the same. `register`: the
 * register's value if the team has corrected it; `requested`: whether the school asks for its own value to become
 * official.
 */
export type RegisterRow = {
  key: PlainKey
  label: string
  official: string
  own: string
  register?: string
  requested?: true
}

/** Values that both sources may have; null means none. */
type SourceValues = { [Column in keyof SelfReportedValues & keyof OfficialWords]: OfficialWords[Column] | null }
type Present<Words> = (words: Words, t: Translate, locale: Locale) => string | null | false

/** These facts are shown elsewhere on the page, so here they only appear if the school differs from the register. */
const IDENTITY: [PlainKey, Present<SourceValues>][] = [
  ['facts.name', ({ name }) => name],
  ['contact.address', ({ street, postal_code, city }) => joined([street, joined([postal_code, city], ' ')])],
  ['contact.phone', ({ phone }) => phone],
  ['contact.website', ({ website }) => website],
]
const SHARED: [PlainKey, Present<SourceValues>][] = [
  ['facts.type', ({ local_type }) => local_type],
  ['facts.ownership', ({ ownership }, t) => ownership && t(`ownership.${ownership as 'public' | 'private'}`)],
  ['facts.pupils', ({ pupils }, _, locale) => pupils !== null && formatNumber(locale, pupils)],
  [
    'facts.languages',
    ({ languages }, _, locale) => joined((languages ?? []).map((code) => languageName(locale, code))),
  ],
  ['filter.features', ({ features }, t) => joined((features ?? []).map((name) => t(`feature.${name as Feature}`)))],
]
const OFFICIAL: [PlainKey, Present<OfficialWords>][] = [
  [
    'filter.age',
    ({ age_from, age_to }, t) => age_from !== null && t('facts.ages', { from: age_from, to: age_to ?? '' }),
  ],
  ['filter.gender', ({ gender }, t) => gender && t(`filter.gender.${gender as Gender}`)],
  ['filter.faith', ({ faith }, t) => faith && t(`filter.faith.${faith as Faith}`)],
  ['filter.offer', (words, t) => joined(OFFERS.filter((one) => words[one]).map((one) => t(`filter.offer.${one}`)))],
]

/**
 * Returns the facts of a school, the register's value and the school's side by side.
 *
 * @param shown `register`: the official values come from a register, rather than from the school; `contact`: the school
 *   shows its contact data; `typeOf` says a register's word for the type in the reader's language
 */
export function presentFacts(
  sources: ProfileSources,
  shown: { register: boolean; contact: boolean; typeOf: (localType: string) => string },
  locale: Locale,
): RegisterRow[] {
  const t = translator(locale)
  const audible = <Words extends Partial<OfficialWords>>(words: Words): Words =>
    shown.contact ? words : { ...words, phone: '', website: '' }
  const [official, register] = [audible(sources.official), audible(sources.register)]
  const own = sources.own && addedBy(sources.own, official)
  const asked = addedBy({ ...NO_VALUES, ...audible(sources.requested) }, official)
  const factOf = ([key, say]: [PlainKey, Present<SourceValues>]): RegisterRow => {
    const hear = (words: SourceValues | undefined) => {
      const text = (words && say(words, t, locale)) || ''
      return text && key === 'facts.type' ? shown.typeOf(text) : text
    }
    const [theirs, before, ours, wish] = [hear(official), hear(register), hear(own), hear(asked)]
    return {
      key,
      label: t(key),
      official: theirs,
      ...(before !== theirs && { register: before }),
      ...(ours === '' && wish !== '' && wish !== theirs
        ? { own: wish, requested: true as const }
        : { own: ours === theirs ? '' : ours }),
    }
  }
  const number = shown.register ? official.source_id : ''
  const facts: RegisterRow[] = [
    { key: 'facts.number', label: t('facts.number'), official: number, own: '' },
    ...IDENTITY.map(factOf).filter((fact) => fact.official !== '' && (fact.own !== '' || fact.register !== undefined)),
    ...SHARED.map(factOf),
    ...OFFICIAL.map(([key, say]) => ({ key, label: t(key), official: say(official, t, locale) || '', own: '' })),
  ]
  const told = facts.filter((fact) => fact.official !== '' || fact.own !== '')
  return shown.register
    ? told
    : told.map(({ key, label, ...fact }) => ({ key, label, official: '', own: fact.own || fact.official }))
}

type Words = Pick<SelfReportedValues, keyof SelfReportedValues & keyof OfficialWords>

const NO_VALUES = {
  name: null,
  local_type: null,
  ownership: null,
  street: null,
  postal_code: null,
  city: null,
  phone: null,
  website: null,
  pupils: null,
  features: [],
  languages: [],
} satisfies Words

/** Part of a self-reported address replaces the whole; features are those that the school adds to the register's. */
function addedBy(own: Words, official: OfficialWords): SourceValues {
  const isElsewhere = (own.street ?? own.postal_code ?? own.city) !== null
  const { street, postal_code, city } = official
  const address = { street: own.street ?? street, postal_code: own.postal_code ?? postal_code, city: own.city ?? city }
  const features = own.features.filter((feature) => !official.features.includes(feature))
  return { ...own, ...(isElsewhere && address), features }
}

function joined(parts: readonly (string | null)[], separator = ', '): string {
  return parts.filter(Boolean).join(separator)
}
