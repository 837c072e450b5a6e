import { startTestServer, type TestServer } from './test-server.ts'

// Vitest runs this for each project that names it; they share one server.
const shared = globalThis as { testServer?: Promise<TestServer> }

/** Starts a PostgreSQL for this test run, with a migrated template database that each test file clones. */
export default async function setup(): Promise<() => Promise<void>> {
  const isFirst = shared.testServer === undefined
  shared.testServer ??= startTestServer()
  const { server, template, stop } = await shared.testServer
  process.env.TEST_POSTGRES_OWNER = server.ownerUrl('postgres')
  process.env.TEST_POSTGRES_LOGIN = server.url('aulario', 'postgres')
  process.env.TEST_POSTGRES_TEMPLATE = template
  return isFirst ? stop : async () => {}
}
