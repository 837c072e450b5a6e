import { capitalsToTitle } from '../cleaning/title-case.ts'

const NAMES: Record<string, string> = {
  'FRIULI-VENEZIA G.': 'Friuli-Venezia Giulia',
  'EMILIA ROMAGNA': 'Emilia-Romagna',
  "VALLE D'AOSTA": "Valle d'Aosta",
  'TRENTINO-ALTO ADIGE': 'Trentino-Alto Adige',
}

/** Returns the region as people write it. */
export function readableRegion(name: string): string {
  return NAMES[name] ?? capitalsToTitle(name, 'it')
}
