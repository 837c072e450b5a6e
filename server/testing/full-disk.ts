// Loaded before a program (`--import`): its disk is full for as long as the file named by FULL_DISK exists. Files can
// be created, as on a real full disk, but nothing can be written to those opened below the folders of the test.
import fs from 'node:fs'
import path from 'node:path'

const mark = process.env.FULL_DISK ?? ''
const below = path.dirname(mark) + path.sep
const inside = new Set<number>()

type Done = (error: NodeJS.ErrnoException | null, ...rest: unknown[]) => void
type Call = (...given: unknown[]) => unknown
const calls = fs as unknown as Record<'open' | 'close' | 'write' | 'writev', Call>

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' })

const { open, close } = calls
calls.open = (file, ...given) => {
  const done = given.pop() as Done
  return open(file, ...given, ((error, descriptor) => {
    if (!error && path.resolve(String(file)).startsWith(below)) inside.add(descriptor as number)
    done(error, descriptor)
  }) satisfies Done)
}
calls.close = (descriptor, ...given) => {
  inside.delete(descriptor as number)
  return close(descriptor, ...given)
}
for (const name of ['write', 'writev'] as const) {
  const call = calls[name]
  calls[name] = (descriptor, ...given) => {
    if (!inside.has(descriptor as number) || !fs.existsSync(mark)) return call(descriptor, ...given)
    setImmediate(given.at(-1) as Done, noSpace())
    return undefined
  }
}
