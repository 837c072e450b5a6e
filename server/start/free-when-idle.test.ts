import { performance } from 'node:perf_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freeWhenIdle } from './free-when-idle.ts'

test('memory is given back once after each time of much work, when there is little to do', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const free = vi.fn()
  vi.stubGlobal('gc', free)
  let utilization = 0
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ idle: 0, active: 0, utilization }))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  freeWhenIdle()
  const after = (share: number) => {
    utilization = share
    vi.advanceTimersByTime(5000)
    return free.mock.calls.length
  }
  expect([0.9, 0.2, 0.05, 0.05, 0.2, 0.05].map(after)).toEqual([0, 0, 1, 1, 1, 1])
  expect([0.5, 0.05, 0.05].map(after)).toEqual([1, 2, 2])
})
