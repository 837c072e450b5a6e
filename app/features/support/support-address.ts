import { SUPPORT_WAYS, type SupportWay } from './ticket-rules.ts'

/** What the address of the support page asks for; what it cannot mean is left out. */
export function readSupportAddress(query: URLSearchParams): {
  way: SupportWay | undefined
  before: string | undefined
} {
  const before = query.get('before') ?? ''
  return {
    way: SUPPORT_WAYS.find((way) => way === query.get('way')),
    before: /^\d{1,18}$/.test(before) ? before : undefined,
  }
}
