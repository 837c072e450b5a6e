import fs from 'node:fs'

/** Whether a process is running; one that has ended is not, even if nobody has collected its exit code yet. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    // Its state comes after its name, which is in brackets and may hold any character.
    return !/^Z/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '')
  } catch {
    return true
  }
}
