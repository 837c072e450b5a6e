import { CATEGORIES, COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import { FLAGS, type SegmentData } from '../segment/segment-data.ts'
import { OWNERSHIPS, RATING_STEPS, TRAITS } from '../segment/traits.ts'
import { addTo, type Bitmap, emptyBitmap } from '../sets/bitmap.ts'
import { byTagGroup, TAG_GROUPS, type TagGroup } from './tag-groups.ts'
import { type TagColumn, visitTagBits } from './tags.ts'

/** The documents with each value of each filter, in the order of the vocabulary. */
export type ChoiceBitmaps = {
  categories: Bitmap[]
  countries: Bitmap[]
  ownerships: Bitmap[]
  /** Documents with at least each rating step. */
  ratings: Bitmap[]
  features: Bitmap[]
  tags: Record<TagGroup, Bitmap[]>
  premium: Bitmap
}

/** The columns that filters compare. */
export type ChoiceColumns = Pick<SegmentData, 'traits' | 'features' | 'flags' | TagGroup>

/** @param columns one element for each document */
export function choiceBitmaps(columns: ChoiceColumns): ChoiceBitmaps {
  const { traits, features, flags } = columns
  const some = (values: readonly unknown[]) => values.map(() => emptyBitmap(traits.length))
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
  }
  const known = ownerships.slice(0, OWNERSHIPS.length)
  const tags = byTagGroup((group) => tagBitmaps(TAG_GROUPS[group], columns[group]))
  return { categories, countries, ownerships: known, ratings, features: offered, tags, premium }
}

/** Returns the documents with each tag of a group. */
function tagBitmaps(tags: readonly string[], column: TagColumn): Bitmap[] {
  const bitmaps = tags.map(() => emptyBitmap(column.length))
  for (let doc = 0; doc < column.length; doc++) visitTagBits(column[doc]!, (at) => addTo(bitmaps[at]!, doc))
  return bitmaps
}
