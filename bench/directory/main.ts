import { parseArgs } from 'node:util'
import { MultiBar, Presets } from 'cli-progress'
import pg from 'pg'
import { programConnection } from '#db/client.ts'
import { openDatabase } from '#db/open-database.ts'
import { generateSchools } from './generate-schools.ts'
import { writeDirectory } from './write-directory.ts'

// Fills the database with a made-up directory: node bench/directory/main.ts 250000 [--reviews 1000000] [--seed 1]
// Without --reviews every review is written that the star counts of the schools ask for, about four per school.

const USAGE = 'Usage: node bench/directory/main.ts <schools> [--reviews <at most>] [--seed <number>]'
const REVIEWS_PER_SCHOOL = 4

function readArguments(): { schools: number; reviews: number; seed: number } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reviews: { type: 'string' }, seed: { type: 'string', default: '1' } },
  })
  const number = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN)
  const schools = positionals.length === 1 ? number(positionals[0]) : Number.NaN
  const reviews = values.reviews === undefined ? Number.MAX_SAFE_INTEGER : number(values.reviews)
  const seed = number(values.seed)
  if (!(schools > 0) || Number.isNaN(reviews) || Number.isNaN(seed)) throw new Error(USAGE)
  return { schools, reviews, seed }
}

async function main() {
  const { schools, reviews, seed } = readArguments()
  const database = await openDatabase()
  const client = new pg.Client(programConnection())
  const bars = new MultiBar(
    { format: '{name} {bar} {value} / {total}', clearOnComplete: false },
    Presets.shades_classic,
  )
  const schoolBar = bars.create(schools, 0, { name: 'Schools' })
  const reviewBar = bars.create(Math.min(reviews, schools * REVIEWS_PER_SCHOOL), 0, { name: 'Reviews' })
  try {
    await client.connect()
    const written = await writeDirectory(client, () => generateSchools(schools, seed), reviews, {
      schools: (count) => schoolBar.update(count),
      reviews: (count) => reviewBar.update(count),
    })
    bars.stop()
    console.log(`${written.schools} schools and ${written.reviews} reviews written.`)
  } finally {
    bars.stop()
    await client.end()
    await database.release()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
