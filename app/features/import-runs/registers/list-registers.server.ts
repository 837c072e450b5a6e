import { sql } from 'kysely'
import type { CatalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { CATALOGUE } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { fileGroups } from '#app/features/schools/sources/catalogue/file-groups.ts'
import { isOlderThanUsual, type Rhythm } from '#app/features/schools/sources/register-rhythms.ts'
import { db } from '#db/client.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { ownAddresses } from '../editions/register-files.server.ts'
import type { RunKind, RunState } from '../import-run.ts'
import type { Problem } from '../schedules/schedule.ts'

/** The last run of a source that is not a trial of somebody's. */
type LastRun = { id: string; kind: RunKind; state: RunState; at: Date; isUndone: boolean }

/** A register or statistic of the catalogue, and what of it is in the directory. */
export type ListedRegister = {
  id: string
  dataset: string
  isStatistic: boolean
  rhythm: Rhythm
  /** The day of the publisher's edition (YYYY-MM-DD); null where nothing is loaded, or no file or person named it. */
  edition: string | null
  /** The newest year or school year of its facts, by its first day. */
  period: { start: string; kind: 'year' | 'school_year' } | null
  /** Whether the edition is older than the rhythm of the publisher suggests. */
  isOld: boolean
  /** Open schools for which it decides, and about how many it has to list; null for a statistic. */
  schools: { loaded: number; expected: number } | null
  facts: number
  lastRun: LastRun | null
  /** The imports of the catalogue that keep it up to date; null if nobody switched them on. */
  schedule: { id: string; nextAt: Date | null; problem: Problem | null } | null
  /** Whether the program can find its files. */
  isFindable: boolean
}

/** The registers and statistics of a country. */
export type CountryRegisters = { country: CountryCode; isKept: boolean; registers: ListedRegister[] }

/** Lists the catalogue by country with what is loaded of each source. The caller has checked the rights. */
export async function listRegisters(now = new Date()): Promise<CountryRegisters[]> {
  const [statistics, runs, schedules, own] = await Promise.all([
    loaded(),
    lastRuns(),
    catalogueSchedules(),
    ownAddresses(),
  ])
  const present = (entry: CatalogueEntry): ListedRegister => {
    const { id, dataset, rhythm, isStatistic = false } = entry
    const { edition = null, period = null, period_start, schools = 0, facts = 0 } = statistics.get(id) ?? {}
    const lastRun = runs.get(id) ?? null
    const since = edition ?? (period_start ? yearAfter(period_start) : (lastRun?.at ?? null))
    return {
      ...{ id, dataset, rhythm, isStatistic, edition, facts, lastRun },
      period: period && period_start ? { start: period_start, kind: period as 'year' | 'school_year' } : null,
      isOld: since !== null && isOlderThanUsual(rhythm, since, now),
      schools: isStatistic ? null : { loaded: schools, expected: entry.schools },
      schedule: schedules.get(id) ?? null,
      isFindable: fileGroups(entry, own).length > 0,
    }
  }
  return COUNTRIES.map((country) => {
    const entries = CATALOGUE.filter((entry) => entry.country === country)
    return { country, isKept: entries.some(({ id }) => schedules.has(id)), registers: entries.map(present) }
  })
}

/** The facts of a year hold until the next one begins. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

async function loaded() {
  const rows = await db().selectFrom('source_statistics').selectAll().execute()
  return new Map(rows.map((row) => [row.source, row]))
}

async function lastRuns(): Promise<Map<string, LastRun>> {
  const rows = await db()
    .selectFrom('import_runs as r')
    .distinctOn('r.source')
    .select(['r.source', 'r.id', 'r.kind', 'r.state', 'r.started_at'])
    .select(
      sql<boolean>`exists (select from import_runs u where u.of_run = r.id and u.kind = 'undo' and u.state = 'finished')`.as(
        'isUndone',
      ),
    )
    .where('r.kind', 'in', ['import', 'undo'])
    .orderBy('r.source')
    .orderBy('r.started_at', 'desc')
    .execute()
  return new Map(
    rows.map(({ source, id, kind, state, started_at, isUndone }) => [
      source,
      { id, kind: kind as RunKind, state: state as RunState, at: started_at, isUndone },
    ]),
  )
}

/** Of several groups of files of a source, the one with a problem counts, then the one that is looked at next. */
async function catalogueSchedules() {
  const rows = await db()
    .selectFrom('import_schedules')
    .distinctOn('source')
    .select(['source', 'id', 'next_at', 'paused', 'problem'])
    .where('catalogue_group', 'is not', null)
    .orderBy('source')
    .orderBy((eb) => eb('problem', 'is', null))
    .orderBy('paused')
    .orderBy('next_at')
    .execute()
  return new Map(
    rows.map(({ source, id, next_at, paused, problem }) => [
      source,
      { id, nextAt: paused ? null : next_at, problem: problem as Problem | null },
    ]),
  )
}
