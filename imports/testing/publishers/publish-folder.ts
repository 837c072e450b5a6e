import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Candidate } from '#app/features/import-runs/editions/candidates.ts'
import { resolveEdition } from '#app/features/import-runs/editions/resolve-edition.ts'
import type { CatalogueEntry, CatalogueFile, Find } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { CATALOGUE } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { type SortedFile, sortPlaces } from '../../registers/sort-files.ts'

/** A file that a publisher of the catalogue has, and where. */
export type PublishedFile = {
  /** `source/file` of the catalogue. */
  name: string
  file: CatalogueFile
  /** Path of the file that it is. */
  place: string
  address: string
  /** Day of the edition (YYYY-MM-DD). */
  day: string
}

/** What publishers have: files, pages and answers of interfaces by their address, and the files that none has. */
export type Published = { files: PublishedFile[]; pages: Map<string, string>; left: string[] }

type Means = { today: string; unpacked: string }

/**
 * Gives each file of a folder the address at which the catalogue looks for one like it: by its header, then the words
 * of its name, the newest of several.
 *
 * @param means.today the newest editions are those of this day (YYYY-MM-DD)
 * @param means.unpacked folder for what is packed in zips; the caller removes it
 */
export async function publishFolder(folder: string, means: Means): Promise<Published> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const places = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  const sorted: Placed[] = []
  for (const place of places.sort()) {
    const { files } = await sortPlaces([place], { unpacked: means.unpacked })
    if (files.length > 0 && hasRows(place)) sorted.push(...files.map((one) => ({ ...one, place })))
  }
  const pages = new Map<string, string>()
  const files: PublishedFile[] = []
  for (const entry of CATALOGUE)
    for (const file of entry.files) {
      const fitting = sorted.filter((one) => one.source.id === entry.id && fileFor(entry, one) === file)
      const newest = fitting.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))
      for (const one of newest) {
        const { place } = one
        const day = dayOf(one)
        const address = file.find && (await addressFor(file.find, { place, day }, { today: means.today, pages }))
        if (!address) continue
        files.push({ name: `${entry.id}/${file.key}`, file, place, address, day })
        break
      }
    }
  const served = new Set(files.map(({ place }) => place))
  return { files, pages, left: places.filter((place) => !served.has(place)) }
}

type Placed = SortedFile & { place: string }

/** The day that a file names, else the year, else when it was changed. */
function dayOf({ day, changed, place }: Placed): string {
  const years = [...path.basename(place).matchAll(/(?<!\d)20\d\d(?:-(\d\d)(?!\d))?/g)]
  const year = years.map(([text, end]) => (end ? `20${end}` : text.slice(0, 4))).at(-1)
  return day ?? (year && `${year}-01-01` < changed ? `${year}-01-01` : changed)
}

/** Returns the bytes of a file as a publisher has them: gzip is of whoever keeps them. */
export function contentOf(place: string): Buffer {
  const bytes = fs.readFileSync(place)
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes
}

/** A header alone is no edition. */
function hasRows(place: string): boolean {
  if (!/\.csv(\.gz)?$/i.test(place)) return true
  return /\n\S/.test(contentOf(place).toString('latin1'))
}

/** The file of the catalogue that has this layout; of several the one whose words the name has. */
function fileFor(entry: CatalogueEntry, { layout, place }: Placed): CatalogueFile | undefined {
  const name = path.basename(place).toLowerCase()
  const fits = entry.files.filter((file) => file.layouts.includes(layout.name) && hasMember(file, name))
  const shared = (file: CatalogueFile) => wordsOf(file).filter((word) => name.includes(word)).length
  return fits.toSorted((one, other) => shared(other) - shared(one))[0]
}

const hasMember = ({ members }: CatalogueFile, name: string) =>
  !members || members.some((pattern) => new RegExp(pattern, 'i').test(name.replace(/\.gz$/, '')))

const wordsOf = ({ key, find }: CatalogueFile) => {
  const address = find && ('url' in find ? find.url : 'dataset' in find ? find.dataset : '')
  const words = `${key} ${address?.replace(/\{.*?\}/g, ' ')}`.toLowerCase().split(/[^a-z\d]+/)
  return [...new Set(words.filter((word) => word.length > 2))]
}

type One = { place: string; day: string }

/** Where the catalogue finds a file; undefined where it looks for newer editions only. */
async function addressFor(find: Find, one: One, { today, pages }: { today: string; pages: Map<string, string> }) {
  const readText = async (address: string) => {
    const page = pageFor(find, one)
    pages.set(address, page)
    return page
  }
  const candidates = await resolveEdition(find, { today, readText })
  return (find.by === 'template' ? editionOf(find, candidates, path.basename(one.place)) : candidates[0])?.address
}

/** The edition of the year that the name of a file says; of days the last on which people work. */
function editionOf({ years }: Extract<Find, { by: 'template' }>, candidates: Candidate[], name: string) {
  if (!years) return candidates.find(({ edition = '' }) => ![0, 6].includes(new Date(edition).getUTCDay()))
  const isOf = ({ edition = '' }: Candidate) => {
    const start = Number(edition.slice(0, 4)) - (Number(edition.slice(5, 7)) < 8 ? 1 : 0)
    const end = String(start + 1)
    return [`${start}${end.slice(2)}`, `${start}-${end}`, `${start}-${end.slice(2)}`].some((year) =>
      name.includes(year),
    )
  }
  const of = candidates.filter(isOf)
  const exact = of.find((one) => name.startsWith(one.name))
  return exact ?? of[0] ?? (/20\d\d/.test(name) ? undefined : candidates[0])
}

/** A landing page, or the answer of an interface, which says where the newest edition is; older ones come before it. */
function pageFor(find: Find, { day }: One): string {
  switch (find.by) {
    case 'link':
      return linked(find.pattern, day, (file) => `<a href="/files/${file}">Download</a>`).join('\n')
    case 'govuk': {
      const attachments = linked(find.pattern, day, (file) => ({ url: `https://files.example/media/${file}` }))
      return JSON.stringify({ details: { attachments } })
    }
    case 'ckan': {
      const resources = linked(find.pattern, day, (file, last_modified) => ({
        url: `https://files.example/download/${file}`,
        last_modified,
      }))
      return JSON.stringify({ result: { resources } })
    }
    case 'socrata': {
      const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 8 ? 1 : 0)
      return JSON.stringify([{ newest: `${year}/${year + 1}` }])
    }
    case 'opendatasoft':
      return JSON.stringify({ metas: { default: { modified: `${day}T04:00:00+00:00`, data_processed: null } } })
    default:
      return ''
  }
}

/** A link to the edition before and one to this, by names that fit a pattern of the catalogue. */
function linked<One>(pattern: string, day: string, make: (file: string, day: string) => One): One[] {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return [before, day].map((each) => make(nameFitting(pattern, each), each))
}

function nameFitting(pattern: string, day: string): string {
  const named = pattern
    .replace(/(\[\^\/\]|\.)\*/, `_${day}`)
    .replaceAll('\\', '')
    .replace('$', '')
  return named.includes(day) ? named : `list_${day}${named}`
}
