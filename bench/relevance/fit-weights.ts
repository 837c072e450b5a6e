import fs from 'node:fs'
import type { SearchEngine } from '#search-engine/index.ts'
import weights from '#search-engine/language/reading/weights.json' with { type: 'json' }
import { hashFraction } from '../directory/random.ts'
import type { Verdict } from './asked/judge.ts'
import { moveWeights, watch } from './fit.ts'
import { type Expected, findByEngine, type judgeBy } from './run-texts.ts'

const FILE = new URL(import.meta.resolve('#search-engine/language/reading/weights.json'))
const FOLDS = 5

/** A right page counts most; then its first row, and that it is in the place. */
const points = ({ isRight, isFirstRight, areThere = isRight }: Verdict) =>
  Number(isRight) + 0.2 * Number(isFirstRight) + 0.2 * Number(areThere)

/** Fits the weights of readings to the texts, prints what moves, and writes their file. */
export function fitWeights(
  engine: SearchEngine,
  expected: readonly Expected[],
  judged: ReturnType<typeof judgeBy>,
): void {
  const remember = watch(weights)
  // The texts of one task are in one fold: they share places and wishes.
  const folds = Map.groupBy(expected, ({ asked }) => Math.floor(hashFraction(asked.task) * FOLDS))
  const scored = Array.from(folds.values(), (own) =>
    own.map((one) => remember(() => points(judged(one, findByEngine(engine, one.asked)).verdict))),
  )
  const scoreFolds = () => scored.map((own) => own.reduce((sum, score) => sum + score(), 0) / own.length)
  const [before = 0, ...more] = scoreFolds()
  console.log(`score by fold ${[before, ...more].map((score) => score.toFixed(3)).join(', ')}`)
  const moves = moveWeights(weights, scoreFolds, ({ name, from, to, score }) =>
    console.log(`${name.padEnd(24)} ${from} → ${to}   ${score.toFixed(4)}`),
  )
  fs.writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`)
  console.log(`${moves.length} moves`)
}
