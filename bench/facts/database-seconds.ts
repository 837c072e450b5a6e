import fs from 'node:fs'
import path from 'node:path'

/**
 * `man 5 proc_pid_stat`: the time of ended children, in hundredths of a second, counted from the field after the name.
 */
const CHILDREN = [13, 14]

/**
 * Returns the seconds of processor time that the ended connections of the embedded server have used; NaN where the
 * system does not report it.
 *
 * @param home folder of the server
 */
export function databaseSeconds(home: string): number {
  try {
    const [pid] = fs.readFileSync(path.join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return CHILDREN.reduce((sum, place) => sum + Number(fields[place]), 0) / 100
  } catch {
    return Number.NaN
  }
}
