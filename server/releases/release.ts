/** Why a release is not taken, in one sentence. Nothing was unpacked, or what was is gone. */
export class ReleaseRefused extends Error {}

/** A release as its signer describes it. */
export type Release = {
  version: string
  /** What it runs on, such as `linux-x64`. */
  system: string
  /** The first twelve digits of the commit. */
  commit: string
  /** Seconds since 1970 of the commit. */
  time: number
  /** Size of all files together, unpacked. */
  bytes: number
}

const NOTE =
  /^aulario (\d{1,6}\.\d{1,6}\.\d{1,6}) (linux-(?:x64|arm64)) commit ([0-9a-f]{12}) time (\d{9,11}) bytes (\d{1,11})$/

/** The comment that is signed together with an archive. */
export const noteOf = ({ version, system, commit, time, bytes }: Release): string =>
  `aulario ${version} ${system} commit ${commit} time ${time} bytes ${bytes}`

/** @throws ReleaseRefused when the comment is not of a release */
export function readNote(comment: string): Release {
  const [, version = '', system = '', commit = '', time, bytes] = NOTE.exec(comment) ?? []
  if (!version) throw new ReleaseRefused('The signature is not of a release of Aulario.')
  return { version, system, commit, time: Number(time), bytes: Number(bytes) }
}

/** Name of the archive without its ending, and of the folder in it. */
export const archiveName = ({ version, system }: Pick<Release, 'version' | 'system'>): string =>
  `aulario-${version}-${system}`

/** @returns a negative number when `one` is lower than `other`, 0 when they are equal */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number))
  const difference = left!.map((part, at) => part - (right![at] ?? 0)).find((part) => part !== 0)
  return difference ?? 0
}

/**
 * Refuses what must not take the place of the release that is there: a lower version, or an earlier state of the same.
 *
 * @throws ReleaseRefused
 */
export function assertNotLower(next: Release, current: Pick<Release, 'version' | 'time'> | undefined): void {
  if (!current) return
  const order = compareVersions(next.version, current.version) || next.time - current.time
  if (order < 0)
    throw new ReleaseRefused(
      `${next.version} of ${dayOf(next)} is lower than ${current.version} of ${dayOf(current)}, which is in place.`,
    )
}

const dayOf = ({ time }: Pick<Release, 'time'>) => new Date(time * 1000).toISOString().slice(0, 16)
