import type { Translate } from '#app/i18n/translate.ts'
import type { Category } from '#db/vocabulary.ts'

/** Returns the name of a type for schools of all countries, as filters and legends show it. */
export const groupName = (t: Translate, category: Category): string =>
  t(category === 'high_school' ? 'filter.type.high_school' : `category.${category}`)
