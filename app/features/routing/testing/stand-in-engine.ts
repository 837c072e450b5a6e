import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { distanceKm, KM_PER_DEGREE } from '#search-engine/base/distance.ts'

/** How the stand-in behaves: as Valhalla does, or as what may be in its place. */
export type Behaviour = 'works' | 'slow' | 'broken' | 'huge' | 'strange' | 'too few' | 'no street' | 'redirects'

/** Kilometres an hour as the crow flies, so that tests can work out the minutes. */
export const SPEED = { pedestrian: 4, bicycle: 12, multimodal: 16 } as const
/** Longer than anybody waits. */
const SLOW_MS = 600_000
const HUGE_BYTES = 5_000_000

type At = { lat: number; lon: number }
type Body = {
  sources?: At[]
  targets?: At[]
  locations?: At[]
  costing: keyof typeof SPEED
  contours?: { time: number }[]
  date_time?: { type: number; value: string }
  verbose?: boolean
}
type Asked = { path: string; body: Body }

/** A server that speaks the part of Valhalla's interface that the program uses, on a port of this machine. */
export async function startStandInEngine(port = 0) {
  const asked: Asked[] = []
  const state: State = { behaviour: 'works', onlyAt: '', hasStreet: () => true, hasTransit: false }
  const server = createServer((request, response) => {
    void read(request).then(async (text) => {
      const one = { path: request.url ?? '', body: JSON.parse(text || '{}') }
      asked.push(one)
      await answer(one, response, state)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** What it was asked, in order. */
    asked,
    state,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

type State = {
  behaviour: Behaviour
  /** Path of the only action that behaves so; empty for all. */
  onlyAt: string
  hasStreet: (at: At) => boolean
  /** Undefined where the engine does not say so (`allow_verbose`). */
  hasTransit: boolean | undefined
}

async function answer(asked: Asked, response: ServerResponse, state: State): Promise<void> {
  const { onlyAt, hasStreet, hasTransit } = state
  const behaviour = onlyAt === '' || onlyAt === asked.path ? state.behaviour : 'works'
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (behaviour === 'slow') await sleep(SLOW_MS, undefined, { ref: false })
  if (behaviour === 'broken') return void response.writeHead(500).end('<h1>Internal error</h1>')
  if (behaviour === 'huge') return void response.writeHead(200).end('7'.repeat(HUGE_BYTES))
  if (behaviour === 'strange') return void send(200, { sources_to_targets: 'soon', features: [{}] })
  if (behaviour === 'redirects') return void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()
  const { sources = [], targets = [], locations = [] } = asked.body
  if (behaviour === 'no street' || ![...sources, ...targets, ...locations].every(hasStreet))
    return void send(400, { error_code: 171, error: 'No suitable edges near location', status_code: 400 })
  if (asked.path === '/status')
    return void send(200, { ...STATUS, ...(asked.body.verbose ? { has_transit_tiles: hasTransit } : {}) })
  if (asked.body.costing === 'multimodal' && (!hasTransit || asked.path !== '/isochrone' || !asked.body.date_time))
    return void send(400, { error_code: 150, error: 'Not for this costing', status_code: 400 })
  if (asked.path === '/isochrone') return void send(200, isochrone(asked.body))
  const durations = targets.map((to) => secondsBetween(sources[0]!, to, asked.body.costing))
  send(200, {
    sources_to_targets: { durations: [behaviour === 'too few' ? durations.slice(1) : durations] },
    units: 'kilometers',
  })
}

const STATUS = { version: '3.6.1', tileset_last_modified: 1_790_000_000, has_tiles: true }

const pointOf = ({ lat, lon }: At) => ({ lat, lng: lon })
const secondsBetween = (from: At, to: At, costing: keyof typeof SPEED) =>
  Math.round((distanceKm(pointOf(from), pointOf(to)) / SPEED[costing]) * 3600)

/** Squares in place of the areas along streets. */
function isochrone({ locations = [], costing, contours = [] }: Body) {
  const { lat, lon } = locations[0]!
  return {
    type: 'FeatureCollection',
    features: contours.toReversed().map(({ time: contour }) => {
      const reach = (SPEED[costing] * contour) / 60 / KM_PER_DEGREE
      const east = reach / Math.cos((lat * Math.PI) / 180)
      const ring = [
        [lon - east, lat - reach],
        [lon + east, lat - reach],
        [lon + east, lat + reach],
        [lon - east, lat + reach],
        [lon - east, lat - reach],
      ]
      return {
        type: 'Feature',
        properties: { contour, metric: 'time', color: '#bf4040' },
        geometry: { type: 'Polygon', coordinates: [ring] },
      }
    }),
  }
}
