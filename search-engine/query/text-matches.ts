import { hasBit } from '../base/sets/bitmap.ts'
import { docsOf, LEVELS, type Level, levelIn } from './match/match.ts'
import type { Plan } from './plan.ts'
import { placedId } from './rank/order.ts'
import { resolveText } from './readings/resolve-text.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchQuery } from './search-query.ts'

/** How a school matches a text, whatever the filters. */
export type TextMatch = {
  /** If it is wanted: how well it has the words. */
  wanted?: Level
  /** If its name is the whole text. */
  named?: Level
  /** Whether it is in the place of the text. */
  isMember: boolean
  /** Number of wishes, and of those that it is not known to meet. */
  wishes: number
  unmet: number
}

/** The chosen reading of a text, and the live schools that match it, by id. */
export type TextMatches = {
  plan: Plan
  /** The text as it is meant. */
  text: string
  isCorrected: boolean
  schools: ReadonlyMap<string, TextMatch>
}

/** Returns what the search finds out about a text before it applies filters, distances and orders. */
export function textMatches(context: SearchContext, query: SearchQuery): TextMatches {
  const { plan, matches, corrected, respelt = query.text } = resolveText(context, query)
  const schools = new Map<string, TextMatch>()
  for (const [at, segment] of context.segments.entries()) {
    const { wanted, named, inPlaces, preferred } = matches[at]!
    const members = docsOf(inPlaces, segment.size)
    for (let doc = 0; doc < segment.size; doc++) {
      const [level, nameLevel] = [levelIn(wanted, doc), levelIn(named, doc)]
      if (!hasBit(segment.live, doc) || (level === LEVELS && nameLevel === LEVELS)) continue
      schools.set(placedId({ segment, doc }), {
        ...(level < LEVELS && { wanted: level as Level }),
        ...(nameLevel < LEVELS && { named: nameLevel as Level }),
        isMember: hasBit(members, doc),
        wishes: preferred.length,
        unmet: preferred.filter((docs) => !hasBit(docs, doc)).length,
      })
    }
  }
  return { plan, text: respelt, isCorrected: corrected, schools }
}
