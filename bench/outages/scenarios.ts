import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Part } from '#lib/outages/outages.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Switchable } from './servers.ts'

/** Something that fails for some seconds. */
export type Scenario = {
  name: string
  seconds: number
  /** The part about which the program notifies the team. */
  part: Part
  begin: () => void | Promise<void>
  end: () => void | Promise<void>
}

/** Everything on which the benchmark's program depends. */
export type Parts = { cluster: Cluster; store: Switchable; mail: Switchable; disk: string | undefined; clock: string }

export function scenarios({ cluster, store, mail, disk, clock }: Parts): Scenario[] {
  const filler = disk && path.join(disk, 'filler')
  return [
    {
      name: 'database stopped',
      seconds: 20,
      part: 'database',
      begin: () => cluster.stop('immediate'),
      end: () => cluster.start(),
    },
    {
      name: 'database does not answer',
      seconds: 25,
      part: 'database',
      begin: () => cluster.signal('SIGSTOP'),
      end: () => cluster.signal('SIGCONT'),
    },
    { name: 'store away', seconds: 12, part: 'store', begin: store.stop, end: store.start },
    { name: 'mail server away', seconds: 12, part: 'mail', begin: mail.stop, end: mail.start },
    ...(filler
      ? [
          {
            name: 'disk of the database full',
            seconds: 15,
            part: 'database' as const,
            begin: () => fill(filler),
            end: () => fs.rmSync(filler),
          },
        ]
      : []),
    {
      // A store refuses signatures made at a different time; everything else continues.
      name: 'clock three days ahead',
      seconds: 8,
      part: 'store',
      begin: () => fs.writeFileSync(clock, '+3d'),
      end: () => fs.writeFileSync(clock, '+0'),
    },
    {
      name: 'clock a day behind',
      seconds: 8,
      part: 'store',
      begin: () => fs.writeFileSync(clock, '-1d'),
      end: () => fs.writeFileSync(clock, '+0'),
    },
  ]
}

function fill(file: string): void {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k'], { stdio: 'ignore' })
  } catch {
    // It ends with an error once the disk is full.
  }
}
