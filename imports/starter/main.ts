import { closeDatabase } from '#db/client.ts'
import { refuseInProduction } from '#db/command-place.ts'
import { openDatabase } from '#db/open-database.ts'
import { addSamples, removeSamples } from '#db/samples/samples.ts'
import { removeStarter } from './remove-starter.ts'

const USAGE = `Usage: npm run samples -- add | remove
  add     adds the five sample schools; those already there stay as they are
  remove  removes them with their texts, drawings and reviews, and the schools of the starter directory that nobody
          uses and no register has taken over, for good`

const commands = new Map([
  ['add', add],
  ['remove', remove],
])

async function add(): Promise<string> {
  const added = await addSamples()
  return added.length > 0 ? `Sample schools added: ${added.join(', ')}.` : 'All sample schools were there already.'
}

async function remove(): Promise<string> {
  const samples = await removeSamples()
  const { removed, kept } = await removeStarter()
  return `Sample schools removed: ${samples}. Schools of the starter directory removed: ${removed}, in use: ${kept}.`
}

async function run(command: () => Promise<string>) {
  refuseInProduction('Sample schools are not added or removed')
  const { release } = await openDatabase()
  try {
    console.log(await command())
  } finally {
    await closeDatabase()
    await release()
  }
}

const [name, ...more] = process.argv.slice(2)
const command = commands.get(name ?? '')
if (command && more.length === 0) {
  await run(command).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
} else {
  console.error(USAGE)
  process.exitCode = 2
}
