import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as logging from '#lib/log.ts'
import { type Child, Supervisor } from './supervisor.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(logging, 'log').mockReturnValue({ error: vi.fn(), info: vi.fn() } as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Processes that do what a test says, and a list of what happened to them, such as `2b started`. */
function processes() {
  const happened: string[] = []
  const launched = new Map<string, { becomeReady: () => void; end: (how?: string) => void }>()
  const launch = (number: number): Child => {
    const name = `${number}${'abcdefgh'[[...launched.keys()].filter((key) => key.startsWith(`${number}`)).length]}`
    const ready = Promise.withResolvers<boolean>()
    const ended = Promise.withResolvers<string>()
    happened.push(`${name} started`)
    const end = (how = 'SIGKILL') => {
      ready.resolve(false)
      ended.resolve(how)
    }
    launched.set(name, { becomeReady: () => ready.resolve(true), end })
    const asked = (what: string) => () => void happened.push(`${name} ${what}`)
    return {
      ready: ready.promise,
      ended: ended.promise,
      stop: asked('stopped'),
      retire: asked('retired'),
      kill: () => {
        happened.push(`${name} killed`)
        end()
      },
      report: async () => [],
    }
  }
  const now = () => vi.advanceTimersByTimeAsync(0)
  const all = {
    launch,
    /** Returns what has happened since the last call. */
    happened: async () => {
      await now()
      return happened.splice(0)
    },
    ready: async (...names: string[]) => {
      for (const name of names) launched.get(name)!.becomeReady()
      await now()
    },
    end: async (name: string, how?: string) => {
      launched.get(name)!.end(how)
      await now()
    },
  }
  return all
}

async function started(count: number) {
  const all = processes()
  const supervisor = new Supervisor(count, all.launch)
  const isStarted = supervisor.start()
  await all.ready('1a')
  await all.ready(...Array.from({ length: count - 1 }, (_, at) => `${at + 2}a`))
  expect(await isStarted).toBeUndefined()
  await all.happened()
  return { supervisor, ...all }
}

test('the first process starts alone, the others when it is ready', async () => {
  const { launch, happened, ready } = processes()
  const supervisor = new Supervisor(3, launch)
  const isStarted = supervisor.start()
  await supervisor.reload()
  expect(await happened()).toEqual(['1a started'])
  await ready('1a')
  expect(await happened()).toEqual(['2a started', '3a started'])
  await ready('2a', '3a')
  expect(await isStarted).toBeUndefined()
})

test('nothing is started again if the first process gives up', async () => {
  const { launch, happened, end } = processes()
  const gaveUp = new Supervisor(2, launch).start()
  await end('1a', 'code 78')
  expect(await gaveUp).toBe('code 78')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await happened()).toEqual(['1a started'])
})

test.each([
  ['SIGKILL', { killed: 2, 'stood still': 0, failed: 0 }],
  ['code 70', { killed: 0, 'stood still': 2, failed: 0 }],
])('a first process that ends by %s while it starts is started again', async (how, ends) => {
  const { launch, happened, ready, end } = processes()
  const supervisor = new Supervisor(2, launch)
  const gaveUp = supervisor.start()
  await end('1a', how)
  await vi.advanceTimersByTimeAsync(0)
  await end('1b', how)
  expect(await happened()).toEqual(['1a started', '1b started'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await happened()).toEqual(['1c started'])
  await ready('1c')
  expect(await happened()).toEqual(['2a started'])
  await ready('2a')
  expect(await gaveUp).toBeUndefined()
  expect(supervisor.ends).toEqual(ends)
})

test('a process that ended is started again at once, then later each time, and at once after a minute of life', async () => {
  const { happened, end } = await started(2)
  await end('2a')
  expect(await happened()).toEqual(['2b started'])
  for (const [name, next, ms] of [
    ['2b', '2c', 1000],
    ['2c', '2d', 2000],
    ['2d', '2e', 4000],
  ] as const) {
    await end(name)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(await happened()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await happened()).toEqual([`${next} started`])
  }
  await vi.advanceTimersByTimeAsync(60_000)
  await end('2e')
  expect(await happened()).toEqual(['2f started'])
})

test('processes are replaced one by one, each only when its successor is ready', async () => {
  const { supervisor, happened, ready, end } = await started(2)
  const reloaded = supervisor.reload()
  expect(await happened()).toEqual(['1b started'])
  await ready('1b')
  expect(await happened()).toEqual(['1a retired'])
  await end('1a')
  expect(await happened()).toEqual(['2b started'])
  await ready('2b')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await happened()).toEqual(['2a retired', '2a killed'])
  await reloaded
})

test('a release that does not start replaces nothing', async () => {
  const { supervisor, happened, end } = await started(2)
  const reloaded = supervisor.reload()
  await end('1b')
  await reloaded
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await happened()).toEqual(['1b started'])
})

test('at the end, visitors are handed over where another program takes them', async () => {
  const { supervisor, happened, end } = await started(2)
  const stopped = supervisor.stop({ hasSuccessor: true })
  expect(await happened()).toEqual(['1a retired', '2a retired'])
  await end('1a')
  // Longer than processes get that have no successor.
  await vi.advanceTimersByTimeAsync(9000)
  expect(await happened()).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await happened()).toEqual(['2a killed'])
  await stopped
})

test('the end is the end of all, also of those that are just starting', async () => {
  const { supervisor, happened, end } = await started(2)
  void supervisor.reload()
  await happened()
  const stopped = supervisor.stop({ hasSuccessor: false })
  expect(await happened()).toEqual(['1a stopped', '2a stopped', '1b stopped'])
  for (const name of ['1a', '2a', '1b']) await end(name)
  await stopped
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await happened()).toEqual([])
})
