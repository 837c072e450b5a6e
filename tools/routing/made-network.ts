import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

/** A square of streets in a grid: where it begins, how many streets there are each way, and degrees between them. */
export const GRID = { lat: 50.93, lng: 6.94, streets: 21, north: 0.0018, east: 0.0028 }

/** Units of OpenStreetMap's format in a degree: 100 nanodegrees. */
const UNITS = 1e7

/** Makes an extract of a grid of streets without names, see https://wiki.openstreetmap.org/wiki/PBF_Format. */
export function makeNetwork(): Buffer {
  return Buffer.concat([blob('OSMHeader', header()), blob('OSMData', data())])
}

/** A length, a header that says what follows, and that. */
function blob(type: string, content: Uint8Array): Buffer {
  const body = new PbfWriter()
  body.writeVarintField(2, content.length)
  body.writeBytesField(3, deflateSync(content))
  const bytes = body.finish()
  const head = new PbfWriter()
  head.writeStringField(1, type)
  head.writeVarintField(3, bytes.length)
  const headBytes = head.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(headBytes.length)
  return Buffer.concat([length, headBytes, bytes])
}

function header(): Uint8Array {
  const out = new PbfWriter()
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) out.writeStringField(4, feature)
  return out.finish()
}

const STRINGS = ['', 'highway', 'residential']

function data(): Uint8Array {
  const out = new PbfWriter()
  out.writeMessage(
    1,
    (_: null, pbf) => {
      for (const text of STRINGS) pbf.writeBytesField(1, Buffer.from(text))
    },
    null,
  )
  out.writeMessage(2, (_, pbf) => pbf.writeMessage(2, writeNodes, null), null)
  out.writeMessage(
    2,
    (_, pbf) => {
      for (const [at, nodes] of waysOfGrid().entries()) pbf.writeMessage(3, writeWay, { id: at + 1, nodes })
    },
    null,
  )
  return out.finish()
}

const nodeAt = (row: number, column: number) => 1 + row * GRID.streets + column
const all = Array.from({ length: GRID.streets }, (_, at) => at)

function writeNodes(_: null, pbf: PbfWriter): void {
  const nodes = all.flatMap((row) => all.map((column) => ({ row, column })))
  pbf.writePackedSVarint(1, deltas(nodes.map(({ row, column }) => nodeAt(row, column))))
  pbf.writePackedSVarint(8, deltas(nodes.map(({ row }) => Math.round((GRID.lat + row * GRID.north) * UNITS))))
  pbf.writePackedSVarint(9, deltas(nodes.map(({ column }) => Math.round((GRID.lng + column * GRID.east) * UNITS))))
}

const waysOfGrid = (): number[][] => [
  ...all.map((row) => all.map((column) => nodeAt(row, column))),
  ...all.map((column) => all.map((row) => nodeAt(row, column))),
]

function writeWay({ id, nodes }: { id: number; nodes: number[] }, pbf: PbfWriter): void {
  pbf.writeVarintField(1, id)
  pbf.writePackedVarint(2, [STRINGS.indexOf('highway')])
  pbf.writePackedVarint(3, [STRINGS.indexOf('residential')])
  pbf.writePackedSVarint(8, deltas(nodes))
}

const deltas = (numbers: number[]) => numbers.map((number, at) => number - (numbers[at - 1] ?? 0))
