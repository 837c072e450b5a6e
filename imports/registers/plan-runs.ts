import path from 'node:path'
import { CATALOGUE, catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { groupNameOf } from '#app/features/schools/sources/catalogue/file-groups.ts'
import type { Source } from '../source.ts'
import { SOURCES } from '../sources.ts'
import type { SortedFile } from './sort-files.ts'

/** Files of a source that are imported in one run, with those that complete them. */
export type PlannedRun = {
  source: Source
  /** Their group in the catalogue. */
  group: string
  files: { file: string; modified: string | undefined }[]
  /** The day of the edition, if something names it (YYYY-MM-DD). */
  day: string | undefined
  role: 'schools' | 'facts'
}

/**
 * Puts files into runs, in the order in which they are imported: registers before what is said about their schools,
 * those whose schools others take over before these, and older editions before newer ones.
 */
export function planRuns(sorted: readonly SortedFile[]): PlannedRun[] {
  return [...Map.groupBy(sorted, (one) => `${one.source.id}/${groupOf(one)}`).values()]
    .flatMap((files) => runsOfGroup(files))
    .toSorted((one, other) => rank(one.run) - rank(other.run) || one.since.localeCompare(other.since))
    .map(({ run }) => run)
}

function groupOf({ source, layout, group }: SortedFile): string {
  if (group) return group
  const file = catalogueEntry(source.id)?.files.find(({ layouts }) => layouts.includes(layout.name))
  return file ? groupNameOf(file) : layout.name
}

/**
 * One run for what was fetched; of other files one for each edition, by its day, with the newest of every kind of file
 * that completes it.
 */
function runsOfGroup(files: SortedFile[]): { run: PlannedRun; since: string }[] {
  const [first] = files
  if (!first) return []
  const byDay = files.toSorted((one, other) => since(one).localeCompare(since(other)))
  const completes = ({ source, layout }: SortedFile) => source.supplements.some(({ name }) => name === layout.name)
  const support = byDay.filter(completes)
  const alone = byDay.filter((one) => one.role !== 'support' && !completes(one))
  // Where nothing else is there, a table that may complete others is imported for itself.
  const tables = alone.length > 0 ? alone : byDay.filter(({ role }) => role !== 'support')
  return [...Map.groupBy(tables, editionOf).values()].map((edition) => {
    const added = newestOfEach(support.filter((one) => fitsEdition(one, edition))).filter(
      (one) => !edition.includes(one),
    )
    const run = {
      source: first.source,
      group: groupOf(first),
      files: [...edition, ...added].map(({ file, day, role, changed }) => ({
        file,
        modified: day ?? (role === 'schools' ? changed : undefined),
      })),
      day: edition[0]?.day,
      role: [...edition, ...added].some(({ role }) => role === 'schools') ? ('schools' as const) : ('facts' as const),
    }
    return { run, since: since(edition[0]!) }
  })
}

/** The newest file of each layout, without those that are far smaller than another, such as a header without rows. */
function newestOfEach(files: readonly SortedFile[]): SortedFile[] {
  return [...Map.groupBy(files, ({ layout }) => layout.name).values()].map((alike) => {
    const largest = Math.max(...alike.map(({ bytes }) => bytes))
    return alike.filter(({ bytes }) => bytes * 2 >= largest).at(-1)!
  })
}

/** Some files complete only the edition of their own day, row by row. */
function fitsEdition(one: SortedFile, edition: readonly SortedFile[]): boolean {
  const file = catalogueEntry(one.source.id)?.files.find(({ layouts }) => layouts.includes(one.layout.name))
  return !file?.sameDay || edition.some(({ day }) => day === one.day)
}

const editionOf = (file: SortedFile) => (file.group ? '' : since(file))

/** The day that a file names, else the year in its name, else when it was changed last. */
const since = ({ day, changed, file }: SortedFile) =>
  day ?? /(?<!\d)20\d\d(?!\d)/.exec(path.basename(file))?.[0] ?? changed

/** Registers, what registers say beside their schools, statistics; within them by the order of the catalogue. */
function rank({ source, role }: PlannedRun): number {
  const size = CATALOGUE.length
  const place = CATALOGUE.findIndex(({ id }) => id === source.id)
  const overruledBy = SOURCES.filter(({ overrules }) => overrules.includes(source.id)).length
  const stage = role === 'schools' ? size - overruledBy : catalogueEntry(source.id)?.isStatistic ? size + 2 : size + 1
  return stage * size + place
}
