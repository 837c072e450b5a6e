// Cuts streets for the map out of a Protomaps basemap: `npm run streets -- <country, town or west,south,east,north>…`.
import { parseArgs } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'
import { env } from '#lib/env.ts'
import { type CutOptions, cutStreets } from './cut-streets.ts'

const USAGE = `Usage: npm run streets -- <country, town or west,south,east,north>… [--from <file or URL>]
       [--max-zoom 15] [--max-size <gigabytes, 10>] [--dry-run]`
const FLAGS = {
  from: { type: 'string' },
  'max-zoom': { type: 'string', default: '15' },
  'max-size': { type: 'string', default: '10' },
  'dry-run': { type: 'boolean', default: false },
} as const
const GIGABYTE = 1e9
/** A log gets no progress. */
const NO_BAR: CutOptions['progress'] = { start: () => {}, bytes: () => {}, stop: () => {} }

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
try {
  await cutStreets(readArguments())
} catch (error) {
  if (stop.signal.aborted) {
    console.error('Interrupted: the same command goes on from here.')
    process.exitCode = 130
  } else {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

function readArguments(): CutOptions {
  const { values, positionals } = parseFlags()
  const [maxZoom, maxSize] = [Number(values['max-zoom']), Number(values['max-size'])]
  const isRight = Number.isInteger(maxZoom) && maxZoom >= 0 && maxZoom <= 15 && maxSize > 0
  if (positionals.length === 0 || !isRight) throw new Error(USAGE)
  return {
    areas: positionals,
    from: values.from,
    maxZoom,
    maxSize: maxSize * GIGABYTE,
    dryRun: values['dry-run'],
    target: env().MAP_PMTILES,
    signal: stop.signal,
    tell: (line) => console.log(line),
    progress: process.stderr.isTTY ? bar() : NO_BAR,
  }
}

function parseFlags() {
  try {
    // A box in the west begins like an option.
    const [boxes = [], args = []] = [true, false].map((isBox) =>
      process.argv.slice(2).filter((arg) => /^-?[\d.]+,/.test(arg) === isBox),
    )
    return parseArgs({ args: [...args, '--', ...boxes], options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

function bar(): CutOptions['progress'] {
  const format = '{bar} {percentage} % · {eta_formatted} left'
  const shown = new SingleBar(
    { stream: process.stderr, format, hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  )
  return { start: (total) => shown.start(total, 0), bytes: (count) => shown.increment(count), stop: () => shown.stop() }
}
