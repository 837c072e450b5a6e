import { startTestServer } from './test-server.ts'

/** Starts a PostgreSQL for this test run, with a migrated template database that each test file clones. */
export default async function setup(): Promise<() => Promise<void>> {
  const { server, template, stop } = await startTestServer()
  process.env.TEST_POSTGRES_OWNER = server.ownerUrl('postgres')
  process.env.TEST_POSTGRES_LOGIN = server.url('aulario', 'postgres')
  process.env.TEST_POSTGRES_TEMPLATE = template
  return stop
}
