import { startTestServer } from './test-server.ts'

/** Gives the tests of this run a PostgreSQL and a migrated template database, which each test file clones. */
export default async function setup(): Promise<() => Promise<void>> {
  const { server, template, stop } = await startTestServer()
  process.env.TEST_POSTGRES_OWNER = server.ownerUrl('postgres')
  process.env.TEST_POSTGRES_LOGIN = server.url('aulario', 'postgres')
  process.env.TEST_POSTGRES_TEMPLATE = template
  return stop
}
