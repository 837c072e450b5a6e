/** Why a text waits for a moderator, in self-explanatory terms. */
export type Signal = { kind: string; detail: Record<string, string | number> }

/** Hours in which other texts count towards a burst. */
export const BURST_HOURS = 24
/** Number of other texts within these hours from which one more counts as a burst. */
const BURSTS = { burst_account: 3, burst_network: 3, burst_invitation: 8, burst_school: 10 } as const
export type Burst = keyof typeof BURSTS

export const BURST_KINDS = Object.keys(BURSTS) as Burst[]

/** Returns a signal for each number of other texts that makes a burst. */
export const burstSignals = (counts: Partial<Record<Burst, number>>): Signal[] =>
  BURST_KINDS.flatMap((kind) => {
    const others = counts[kind] ?? 0
    return others >= BURSTS[kind] ? [{ kind, detail: { others, hours: BURST_HOURS } }] : []
  })
