import { byOffer } from '#db/vocabulary.ts'
import { openGivenFiles } from '#imports/files/given-files.ts'
import { inspectFile } from '#imports/files/inspect-file.ts'
import { loadSupplements } from '#imports/files/load-supplements.ts'
import { recogniseFiles } from '#imports/files/recognise.ts'
import { noProgress } from '#imports/progress.ts'
import { readTable } from '#imports/read-schools.ts'
import type { RegisterSchool } from '#imports/register-school.ts'
import { shortName } from '#imports/short-names/short-name.ts'
import { isFactTable, type Source } from '#imports/source.ts'
import { SOURCES } from '#imports/sources.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import { findFiles } from '../facts/find-files.ts'

const TODAY = '2026-01-01'
/** Rating of a school without reviews. */
const PRIOR_MEAN = 3.5

/** Reads the schools of all registers in a folder as the search sees them, without a database. */
export async function readRegisters(folder: string): Promise<SchoolDocument[]> {
  const documents = new Map<string, SchoolDocument>()
  const { batches } = await findFiles(folder)
  for (const { source, file, support } of batches.filter(({ holdsSchools }) => holdsSchools)) {
    const register = SOURCES.find(({ id }) => id === source)
    if (!register) continue
    for await (const { code, school, facts = [] } of schoolsOf(register, [file, ...support])) {
      const instituteName = facts.find(({ fact }) => fact === 'institute_name')?.choice
      if (school.status === 'active') documents.set(school.id, toDocument(code, school, instituteName))
    }
  }
  return [...documents.values()]
}

async function* schoolsOf(source: Source, files: readonly string[]) {
  const given = await openGivenFiles(files, source.packedNames)
  try {
    const inspected = []
    for (const file of given.files) inspected.push(await inspectFile(file))
    const { tables, supplements } = recogniseFiles(inspected, source, SOURCES)
    const options = { supplements: await loadSupplements(supplements), date: undefined, today: TODAY }
    for (const table of tables.filter(({ layout }) => !isFactTable(layout))) {
      for await (const { parsed } of readTable(table, { ...options, progress: noProgress })) {
        if ('school' in parsed) yield parsed
      }
    }
  } finally {
    await given.close()
  }
}

function toDocument(code: string, school: RegisterSchool, instituteName: string | undefined): SchoolDocument {
  const { position, ages, name, country } = school
  const short = shortName(name, country)
  return {
    ...school,
    name: short,
    ...(short !== name && { officialName: name }),
    institute: school.institute ?? null,
    ...(instituteName !== undefined && { instituteName }),
    codes: [code],
    faith: school.faith ?? null,
    gender: school.gender ?? null,
    ...byOffer((offer) => school[offer] ?? null),
    ageFrom: ages?.from ?? null,
    ageTo: ages?.to ?? null,
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    precision: position?.precision ?? null,
    premium: false,
    ratingCount: 0,
    ratingAverage: null,
    ratingRank: PRIOR_MEAN,
  }
}
