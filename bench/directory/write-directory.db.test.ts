import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db, programConnection } from '#db/client.ts'
import { type GeneratedSchool, generateSchools } from './generate-schools.ts'
import { writeDirectory } from './write-directory.ts'

const silent = { schools: () => {}, reviews: () => {} }
let client: pg.Client

beforeAll(async () => {
  client = new pg.Client(programConnection())
  await client.connect()
})
afterAll(() => client.end())

const total = (schools: GeneratedSchool[]) =>
  schools.flatMap(({ stars }) => stars).reduce((sum, count) => sum + count, 0)

describe('writeDirectory', () => {
  test('writes schools whose star counts are those of the reviews', async () => {
    const schools = [...generateSchools(300)]
    const written = await writeDirectory(client, () => schools, Number.MAX_SAFE_INTEGER, silent)
    expect(written).toEqual({ schools: 300, reviews: total(schools) })
    const rows = await db()
      .selectFrom('school_directory')
      .select(['id', 'name', 'features', 'premium', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
      .execute()
    const found = new Map(rows.map((row) => [row.id, row]))
    for (const { id, name, features, premium, stars } of schools) {
      const [stars_1, stars_2, stars_3, stars_4, stars_5] = stars
      expect(found.get(id)).toEqual({ id, name, features, premium, stars_1, stars_2, stars_3, stars_4, stars_5 })
    }
  })

  test('replaces earlier generated data and nothing else', async () => {
    await db()
      .insertInto('schools')
      .values({ id: 'own-1', name: 'Own school', category: 'other', country: 'DE', source: 'own', source_id: '1' })
      .execute()
    await writeDirectory(client, () => generateSchools(40, 2), 10, silent)
    const { schools } = await db()
      .selectFrom('schools')
      .select(db().fn.countAll<number>().as('schools'))
      .executeTakeFirstOrThrow()
    const { reviews } = await db()
      .selectFrom('reviews')
      .select(db().fn.countAll<number>().as('reviews'))
      .executeTakeFirstOrThrow()
    expect({ schools, reviews }).toEqual({ schools: 41, reviews: 10 })
  })

  test('changes nothing when a school is refused', async () => {
    const broken = function* () {
      yield* generateSchools(5, 3)
      yield { ...generateSchools(1).next().value!, id: 'not an id' }
    }
    await expect(writeDirectory(client, broken, 0, silent)).rejects.toThrow(/schools_id_check/)
    const { schools } = await db()
      .selectFrom('schools')
      .select(db().fn.countAll<number>().as('schools'))
      .executeTakeFirstOrThrow()
    expect(schools).toBe(41)
  })
})
