import { allowedEdits, editDistance } from '../../base/text/edit-distance.ts'
import { words } from '../../language/fold.ts'
import type { Gazetteer } from '../../language/gazetteer/gazetteer.ts'
import { typeWord } from '../../language/names/type-words.ts'
import { townKey } from '../../language/places/town.ts'
import { TokenList } from '../../language/tokens.ts'
import type { Plan } from '../plan.ts'

const MAX_TOKENS = 3
const MIN_LETTERS = 5

/**
 * Returns a text in which a misspelt part of a town is spelt as in the gazetteer, where the text names the town and the
 * words would otherwise be searched for in names: Köln Ehrnfeld. Undefined if there is none.
 */
export function misspeltDistrict(gazetteer: Gazetteer, text: string, plan: Plan): string | undefined {
  const searched = new Set(plan.words.filter(({ fuzzy }) => fuzzy).map((word) => word.text))
  const districts = plan.place?.kind === 'town' && searched.size > 0 ? gazetteer.districtsOf(plan.place) : []
  if (districts.length === 0) return undefined
  const list = new TokenList(text)
  let best: { edits: number; text: string } | undefined
  for (const span of list.spans(MAX_TOKENS)) {
    const typed = list.typed(span)
    const phrase = townKey(typed)
    const isSearched = words(typed).every((word) => searched.has(word)) && !typeWord(words(typed).join(' '))
    if (!isSearched || phrase.length < MIN_LETTERS) continue
    for (const { key, name } of districts) {
      if (key[0] !== phrase[0]) continue
      const allowed = allowedEdits(phrase, key)
      const edits = editDistance(phrase, key, allowed)
      if (edits <= allowed && edits < (best?.edits ?? Number.POSITIVE_INFINITY))
        best = { edits, text: list.replaced([{ span, meaning: name }]) }
    }
  }
  return best?.text
}
