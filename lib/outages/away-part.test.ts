import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { awayPart, isNoAnswer, markAway } from './away-part.ts'

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => error,
  )
const ofPostgresql = (code: string) => Object.assign(new Error('told by the server'), { code, severity: 'FATAL' })

test.each(['08006', '57P01', '57P02', '57P03', '53300', '53100', '25006'])(
  '%s says that the database is away',
  (code) => expect(awayPart(ofPostgresql(code))).toBe('database'),
)

test.each(['23505', '40001', '42P01', '57014', '22021'])('%s is a matter of one statement', (code) =>
  expect(awayPart(ofPostgresql(code))).toBeUndefined(),
)

test('so does a server that is not there, whatever wraps its error', async () => {
  const gone = await thrownBy(new pg.Client({ host: '127.0.0.1', port: 1, user: 'x' }).connect())
  const noSocket = await thrownBy(new pg.Client({ host: '/tmp/no-such-folder', user: 'x' }).connect())
  expect([awayPart(gone), awayPart(noSocket)]).toEqual(['database', 'database'])
  expect(awayPart(new Error('a job failed', { cause: gone }))).toBe('database')
  expect(awayPart({ ...(gone as object), queue: 'send_mail' })).toBe('database')
})

test('a connection that ends in the middle does, too', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()

  const server = createServer((socket) => socket.once('data', () => socket.destroy()))
  server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  const port = await promise
  expect(awayPart(await thrownBy(new pg.Client({ host: '127.0.0.1', port, user: 'x' }).connect()))).toBe('database')
  server.close()
})

test('what others say of their servers is not about the database', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  const fetched = await thrownBy(fetch(`http://127.0.0.1:${port}`))
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })
  const hungUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const decoder = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' })
  for (const error of [fetched, missing, hungUp, decoder, new Error('anything'), 'text', null, undefined])
    expect(awayPart(error)).toBeUndefined()
  expect([fetched, new DOMException('late', 'TimeoutError'), new Error('anything')].map(isNoAnswer)).toEqual([
    true,
    true,
    false,
  ])
  markAway(fetched, 'store')
  expect(awayPart(new Error('an upload failed', { cause: fetched }))).toBe('store')
  expect(awayPart({ ...(fetched as object), queue: 'send_mail' })).toBe('store')
})
