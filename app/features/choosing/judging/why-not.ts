import { foundOf } from './candidate.ts'
import { compare, type Judged } from './order.ts'
import { type From, sayWay } from './reasons.ts'
import { type Sentence, say } from './sentence.ts'

/** Says why a school that was examined stands after the last one that is shown, and what it lacks. */
export function whyLower(asked: Judged, last: Judged, from: From): Sentence[] {
  const lacking = asked.judgements.filter(({ state }) => state !== 'met').map(({ sentence }) => sentence)
  return [whyAfter(asked, last, from), ...lacking]
}

function whyAfter(asked: Judged, last: Judged, from: From): Sentence {
  const { decision } = compare(last, asked)
  const { school } = asked
  const name = foundOf(last.school, 'directory.name', last.school.name)
  if (decision.by === 'balance') {
    const evidence = [...countsOf(asked), name, ...countsOf(last)]
    const values = {
      met: [0, 'number'],
      unmet: [1, 'number'],
      name: [2, 'text'],
      otherMet: [3, 'number'],
      otherUnmet: [4, 'number'],
    } as const
    return say('chooseSay.whyNot.balance', evidence, values)
  }
  if (decision.by === 'important') {
    const { sentence } = last.judgements[decision.at]!
    const wish = wishOf(asked, decision.at)
    return say('chooseSay.whyNot.important', [wish, name, ...sentence.evidence], {
      wish: [0, wish.fact === 'asked.wish' ? 'wish' : wish.fact === 'asked.need' ? 'needs' : 'languages'],
      name: [1, 'text'],
    })
  }
  if (decision.by === 'way' && from && school.distanceKm !== null) {
    const [own, other] = [school.distanceKm, last.school.distanceKm ?? 0].map((km) =>
      foundOf(school, 'found.distance', km),
    )
    const values = { distance: [0, 'km'], other: [1, 'km'], name: [2, 'text'] } as const
    return say('chooseSay.whyNot.farther', [own!, other!, name], values)
  }
  if (decision.by === 'way') return say('chooseSay.whyNot.position', [foundOf(school, 'directory.position', null)])
  return say('chooseSay.whyNot.name', [name, ...sayWay(school, from).flatMap(({ evidence }) => evidence)], {
    name: [0, 'text'],
  })
}

const countsOf = ({ school, judgements }: Judged) =>
  (['met', 'unmet'] as const).map((state) =>
    foundOf(school, `found.${state}`, judgements.filter((one) => one.state === state).length),
  )

function wishOf({ school, judgements }: Judged, at: number) {
  const { criterion } = judgements[at]!
  if (criterion.kind === 'wish') return foundOf(school, 'asked.wish', criterion.wish)
  if (criterion.kind === 'need') return foundOf(school, 'asked.need', criterion.need)
  return foundOf(school, 'asked.language', [criterion.language])
}
