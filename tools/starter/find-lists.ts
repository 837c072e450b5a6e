import fs from 'node:fs'
import path from 'node:path'
import { editionDate } from '#imports/files/edition-date.ts'
import { openGivenFiles } from '#imports/files/given-files.ts'
import { inspectFile } from '#imports/files/inspect-file.ts'
import type { InspectedFile } from '#imports/files/inspected-file.ts'
import { type RecognisedTable, recogniseFiles } from '#imports/files/recognise.ts'
import { ImportError } from '#imports/import-error.ts'
import { SOURCES } from '#imports/sources.ts'
import { REGIONS, type StarterList } from './regions.ts'

/** A file of which the starter directory takes a part. */
export type FoundFile = { region: string; list: StarterList; table: RecognisedTable; points: InspectedFile | undefined }

const TABLES = /\.csv(\.gz)?$/i
const POINTS = /_xy\.csv$/i

/**
 * Finds the files that the regions take among those of a folder and its subfolders, by their headers: in the order of
 * the regions and their layouts, of one layout the newest first.
 */
export async function findLists(folder: string): Promise<FoundFile[]> {
  const paths = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TABLES.test(name))
    .sort()
    .map((name) => path.join(folder, name))
  const inspected = await Promise.all(paths.map(inspect))
  const files = inspected.filter((file) => file !== undefined)
  const order = ({ region, list, table }: FoundFile) => [
    Object.keys(REGIONS).indexOf(region),
    REGIONS[region]!.indexOf(list),
    list.layouts.indexOf(table.layout.name),
  ]
  return files
    .filter(({ name }) => !POINTS.test(name))
    .flatMap((file) => wantedOf(file, pointsOf(file, files)))
    .sort((a, b) => {
      const [one, other] = [order(a), order(b)]
      const place = one.findIndex((number, index) => number !== other[index])
      return place < 0 ? dayOf(b).localeCompare(dayOf(a)) : one[place]! - other[place]!
    })
}

const dayOf = ({ table }: FoundFile) => editionDate(table.file.name) ?? ''

async function inspect(file: string): Promise<InspectedFile | undefined> {
  const { files, close } = await openGivenFiles([file], (names) => names)
  try {
    return files[0] && (await inspectFile(files[0]))
  } catch (error) {
    if (error instanceof ImportError) return undefined
    throw error
  } finally {
    await close()
  }
}

/** EduBase of 2017 keeps its points in a file beside it, row by row; both names have the month of the edition. */
function pointsOf({ name }: InspectedFile, files: readonly InspectedFile[]): InspectedFile | undefined {
  const edition = /\d{4}-\d\d/.exec(name)?.[0]
  const isRegister = /^edubase/i.test(name) && edition !== undefined
  return isRegister ? files.find((other) => POINTS.test(other.name) && other.name.includes(edition)) : undefined
}

function wantedOf(file: InspectedFile, points: InspectedFile | undefined): FoundFile[] {
  return Object.entries(REGIONS).flatMap(([region, lists]) =>
    lists.flatMap((list) => {
      const table = recognised(file, list)
      return table && list.layouts.includes(table.layout.name) ? [{ region, list, table, points }] : []
    }),
  )
}

function recognised(file: InspectedFile, { source }: StarterList): RecognisedTable | undefined {
  try {
    return recogniseFiles([file], source, SOURCES).tables[0]
  } catch (error) {
    if (error instanceof ImportError) return undefined
    throw error
  }
}
