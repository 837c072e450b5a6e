import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { projectDir } from '#db/open-database.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import { copyRows } from '../../directory/copy-rows.ts'

const DATABASE = 'aulario_search_bench'
const COLUMNS = [
  'id',
  'name',
  'official_name',
  'local_type',
  'city',
  'region',
  'postal_code',
  'country',
  'category',
  'ownership',
  'features',
  'lat',
  'lng',
  'rating_count',
  'rating_rank',
  'rating',
] as const

const TABLE = `create table schools (
  id text primary key, name text not null, official_name text, local_type text not null, city text not null,
  region text not null, postal_code text not null, country text not null, category text not null,
  ownership text, features text[] not null, lat double precision, lng double precision, rating_count integer not null,
  rating_rank double precision not null, rating double precision
)`

/** The benchmark's own database with one table of the schools. */
export type ScratchDatabase = { client: pg.Client; drop(): Promise<void> }

export async function openScratchDatabase(schools: Iterable<SchoolDocument>): Promise<ScratchDatabase> {
  const server = await startEmbeddedPostgres(projectDir, { folder: 'bench' })
  const owner = new pg.Client(server.ownerUrl('postgres'))
  await owner.connect()
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.query(`create database ${DATABASE}`)
  const client = new pg.Client(server.ownerUrl(DATABASE))
  await client.connect()
  await client.query('create extension pg_trgm; create extension unaccent')
  await client.query(TABLE)
  await copyRows(client, 'schools', COLUMNS, rows(schools))
  await client.query('vacuum analyze schools')
  return {
    client,
    async drop() {
      await client.end()
      await owner.query(`drop database if exists ${DATABASE} with (force)`)
      await owner.end()
      await server.release()
    },
  }
}

function* rows(schools: Iterable<SchoolDocument>) {
  for (const { officialName, localType, postalCode, ratingCount, ratingRank, ratingAverage, ...school } of schools) {
    const rating = ratingCount >= 3 ? ratingAverage : null
    const texts = { official_name: officialName ?? null, local_type: localType, postal_code: postalCode }
    yield { ...school, ...texts, rating_count: ratingCount, rating_rank: ratingRank, rating }
  }
}
