import type { CatalogueEntry, Find } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { db } from '#db/client.ts'
import { knownEditions, ownAddresses } from '../editions/register-files.server.ts'
import { type ListedRun, presentRun, selectRuns } from '../runs/list-runs.server.ts'
import { type ListedRegister, listRegisters } from './list-registers.server.ts'

/** Number of runs shown on the page of a source, newest first. */
const SHOWN_RUNS = 5

/** A file of a source as admins see it. */
export type ViewedFile = {
  key: string
  isOptional: boolean
  /** Where the catalogue finds it: an address, a template, or a page; null where a person fetches it. */
  place: string | null
  /** The operator's own address. */
  own: string | null
  fetchedAt: Date | null
  /** Where it was last fetched from. */
  fetchedFrom: string | null
}

/** A register or statistic of the catalogue with its files and its latest runs. */
export type ViewedRegister = ListedRegister &
  Pick<CatalogueEntry, 'publisher' | 'page' | 'licence' | 'licenceUrl' | 'scope'> & {
    area: string
    /** What was not at hand, if no original was imported. */
    untried: string | null
    files: ViewedFile[]
    runs: ListedRun[]
    schedules: { id: string; group: string }[]
  }

/** Loads a source of the catalogue; undefined when there is none. The caller has checked the rights. */
export async function viewRegister(id: string): Promise<ViewedRegister | undefined> {
  const entry = catalogueEntry(id)
  if (!entry) return undefined
  const [listed, files, runs, schedules] = await Promise.all([
    listRegisters(),
    filesOf(entry),
    selectRuns().where('r.source', '=', id).orderBy('r.started_at', 'desc').limit(SHOWN_RUNS).execute(),
    schedulesOf(id),
  ])
  const register = listed.flatMap(({ registers }) => registers).find((one) => one.id === id)!
  const { publisher, page, licence, licenceUrl, scope, area, tried } = entry
  return {
    ...register,
    ...{ publisher, page, licence, licenceUrl, scope, files, schedules },
    area: area.name,
    untried: tried === true ? null : tried,
    runs: runs.map(presentRun),
  }
}

async function filesOf({ id, files }: CatalogueEntry): Promise<ViewedFile[]> {
  const [own, known] = [await ownAddresses(), await knownEditions()]
  return files.map(({ key, optional, find }) => {
    const fetched = known.get(`${id}/${key}`)
    return {
      key,
      isOptional: optional ?? false,
      place: find ? placeOf(find) : null,
      own: own.get(`${id}/${key}`) ?? null,
      fetchedAt: fetched?.fetched_at ?? null,
      fetchedFrom: fetched?.address ?? null,
    }
  })
}

function placeOf(find: Find): string {
  switch (find.by) {
    case 'address':
    case 'template':
      return find.url
    case 'link':
      return find.page
    case 'ckan':
      return find.api
    case 'govuk':
      return `https://www.gov.uk/${find.path.replace(/^\//, '')}`
    default:
      return `https://${find.host}/ (${find.dataset})`
  }
}

async function schedulesOf(source: string) {
  const rows = await db()
    .selectFrom('import_schedules')
    .select(['id', 'catalogue_group as group'])
    .where('source', '=', source)
    .where('catalogue_group', 'is not', null)
    .orderBy('catalogue_group')
    .execute()
  return rows.map(({ id, group }) => ({ id, group: group ?? '' }))
}
