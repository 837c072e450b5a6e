// Cuts streets for the map out of a Protomaps basemap: `npm run streets -- <country, town or west,south,east,north>…`.
import { parseArgs } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'
import { env } from '#lib/env.ts'
import { type CutOptions, cutStreets, megabytes } from './cut-streets.ts'

const USAGE = `Usage: npm run streets -- <country, town or west,south,east,north>… [--from <file or URL>]
       [--max-zoom 15] [--max-size <gigabytes, 10>] [--dry-run]`
const FLAGS = {
  from: { type: 'string' },
  'max-zoom': { type: 'string', default: '15' },
  'max-size': { type: 'string', default: '10' },
  'dry-run': { type: 'boolean', default: false },
} as const
/** Without a terminal, a line is written for each step of this share. */
const LOG_STEP = 0.1
const GIGABYTE = 1e9

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
  const { values, positionals } = parsed()
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
    progress: process.stderr.isTTY ? bar() : lines(),
  }
}

function parsed() {
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

function lines(): CutOptions['progress'] {
  let [total, seen, next] = [1, 0, LOG_STEP]
  return {
    start: (bytes) => {
      total = bytes
    },
    bytes: (count) => {
      seen += count
      if (seen / total < next) return
      console.error(`${Math.floor((seen / total) * 100)} % · ${megabytes(seen)} of ${megabytes(total)}`)
      next = seen / total + LOG_STEP
    },
    stop: () => {},
  }
}
