import { execFileSync } from 'node:child_process'

const BRIDGE = 'aulario0'
const NETWORK = '10.77.0'
/** This machine, as the namespaces see it. */
export const GATEWAY = `${NETWORK}.1`
export const RANGE = `${NETWORK}.0/24`

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** A network namespace: a machine of its own as far as its network is concerned. */
export type Machine = { name: string; address: string; prefix: readonly string[]; cut: () => void; mend: () => void }

/**
 * Makes network namespaces that reach this machine, and each other through it, by cables that can be cut. Linux and
 * root only.
 *
 * @returns the machines, and a function that removes them
 */
export function makeMachines(count: number): { machines: Machine[]; remove: () => void } {
  const remove = () => {
    for (const name of names) quietly('netns', 'delete', name)
    quietly('link', 'delete', BRIDGE)
  }
  const names = Array.from({ length: count }, (_, index) => `${BRIDGE}-${index + 1}`)
  remove()
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('address', 'add', `${GATEWAY}/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  const machines = names.map((name, index): Machine => {
    const [address, cable] = [`${NETWORK}.${index + 11}`, `aul${index + 1}`]
    ip('netns', 'add', name)
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    ip('link', 'set', cable, 'master', BRIDGE, 'up')
    for (const command of [`link set lo up`, `link set eth0 up`, `address add ${address}/24 dev eth0`])
      ip('-netns', name, ...command.split(' '))
    return {
      name,
      address,
      prefix: ['ip', 'netns', 'exec', name],
      cut: () => ip('link', 'set', cable, 'down'),
      mend: () => ip('link', 'set', cable, 'up'),
    }
  })
  return { machines, remove }
}

function quietly(...args: string[]): void {
  try {
    execFileSync('ip', args, { stdio: 'ignore' })
  } catch {
    // It was not there.
  }
}
