import { CATEGORIES, COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import {
  byTagGroup,
  OWNERSHIPS,
  RATING_STEPS,
  TAG_GROUP_NAMES,
  TAG_GROUPS,
  type TagGroup,
  UNKNOWN_GROUPS,
  type UnknownGroup,
} from '../../base/properties.ts'
import { noteEmpty } from '../../base/sets/assembly.ts'
import { addTo, type Bitmap, countedBitmaps, emptyBitmap, uniteAll } from '../../base/sets/bitmap.ts'
import { FLAGS, type SegmentData } from './segment-data.ts'
import { type TagColumn, visitTagBits } from './tags.ts'
import { TRAITS } from './traits.ts'

/** The documents with each value of each filter, in the order of the vocabulary. */
export type ChoiceBitmaps = {
  categories: Bitmap[]
  countries: Bitmap[]
  ownerships: Bitmap[]
  /** Documents with at least each rating step. */
  ratings: Bitmap[]
  features: Bitmap[]
  tags: Record<TagGroup, Bitmap[]>
  /** Documents with any tag of a group. */
  tagged: Record<UnknownGroup, Bitmap>
  premium: Bitmap
}

/** The columns that filters compare. */
export type ChoiceColumns = Pick<SegmentData, 'traits' | 'features' | 'flags' | TagGroup>

/** Number of choices for which schools are counted. */
const COUNTED = [
  CATEGORIES,
  COUNTRIES,
  OWNERSHIPS,
  RATING_STEPS,
  FEATURES,
  ...TAG_GROUP_NAMES.map((group) => TAG_GROUPS[group]),
].reduce((sum, { length }) => sum + length, 0)

/** Documents processed in one step. */
const STEP = 4096

/**
 * Yields after each small step.
 *
 * @param columns one element for each document
 */
export function* choiceSteps(columns: ChoiceColumns): Generator<void, ChoiceBitmaps> {
  const { traits, features, flags } = columns
  const counted = countedBitmaps(traits.length, COUNTED)
  const some = (values: readonly unknown[]) => counted.splice(0, values.length)
  const categories = some(CATEGORIES)
  const countries = some(COUNTRIES)
  const ownerships = [...some(OWNERSHIPS), emptyBitmap(traits.length)]
  const ratings = some(RATING_STEPS)
  const offered = some(FEATURES)
  const premium = emptyBitmap(traits.length)
  for (let doc = 0; doc < traits.length; doc++) {
    const { category, country, ownership, rating } = TRAITS[traits[doc]!]!
    addTo(categories[category]!, doc)
    addTo(countries[country]!, doc)
    addTo(ownerships[ownership]!, doc)
    for (let step = 0; step < rating; step++) addTo(ratings[step]!, doc)
    visitTagBits(features[doc]!, (at) => addTo(offered[at]!, doc))
    if ((flags[doc]! & FLAGS.premium) !== 0) addTo(premium, doc)
    if (doc % STEP === 0) yield
  }
  const known = ownerships.slice(0, OWNERSHIPS.length)
  const tags = byTagGroup((group) => some(TAG_GROUPS[group]))
  for (const group of TAG_GROUP_NAMES) {
    fillTags(tags[group], columns[group])
    yield
  }
  noteEmpty([
    ...categories,
    ...countries,
    ...known,
    ...ratings,
    ...offered,
    ...TAG_GROUP_NAMES.flatMap((group) => tags[group]),
  ])
  const withAny = (group: UnknownGroup) => uniteAll(emptyBitmap(traits.length), tags[group])
  const tagged = Object.fromEntries(UNKNOWN_GROUPS.map((group) => [group, withAny(group)])) as ChoiceBitmaps['tagged']
  return { categories, countries, ownerships: known, ratings, features: offered, tags, tagged, premium }
}

/** Adds documents to the tags that they have. */
function fillTags(bitmaps: readonly Bitmap[], column: TagColumn): void {
  for (let doc = 0; doc < column.length; doc++) {
    for (let bits = column[doc]!; bits !== 0; bits &= bits - 1) addTo(bitmaps[31 - Math.clz32(bits & -bits)]!, doc)
  }
}
