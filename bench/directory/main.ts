import { parseArgs } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'
import pg from 'pg'
import { programConnection } from '#db/client.ts'
import { refuseInProduction } from '#db/command-place.ts'
import { openDatabase } from '#db/open-database.ts'
import { generateSchools } from './generate-schools.ts'
import { writeDirectory } from './write-directory.ts'

// Fills the database with a made-up directory: npm run generate -- 250000 [--reviews 1000000] [--seed 1]
// Without --reviews it writes all reviews that the star counts of the schools need, about four per school.

const USAGE = 'Usage: npm run generate -- <schools> [--reviews <at most>] [--seed <number>]'
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

function startBar(name: string, total: number): SingleBar {
  const bar = new SingleBar({ format: `${name} {bar} {value} / {total}` }, Presets.shades_classic)
  bar.start(total, 0)
  return bar
}

async function main() {
  const { schools, reviews, seed } = readArguments()
  refuseInProduction('No schools are made up')
  const database = await openDatabase()
  const client = new pg.Client(programConnection())
  let bar = startBar('Schools', schools)
  const reviewTotal = Math.min(reviews, schools * REVIEWS_PER_SCHOOL)
  const showReviews = (count: number) => {
    if (bar.getTotal() !== reviewTotal) {
      bar.stop()
      bar = startBar('Reviews', reviewTotal)
    }
    bar.update(count)
  }
  try {
    await client.connect()
    const generate = () => generateSchools(schools, seed)
    const progress = { schools: (count: number) => bar.update(count), reviews: showReviews }
    const written = await writeDirectory(client, generate, reviews, progress)
    bar.stop()
    console.log(`${written.schools} schools and ${written.reviews} reviews written.`)
  } finally {
    bar.stop()
    await client.end()
    await database.release()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
