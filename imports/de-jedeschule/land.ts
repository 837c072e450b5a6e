const LAENDER: Readonly<Record<string, string>> = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
}

/** Returns the Land at the beginning of an id (HE-3149), or undefined for any other text. */
export function landOf(id: string): string | undefined {
  const prefix = /^([A-Z]{2})-.*[A-Za-z0-9]$/.exec(id)?.[1]
  return prefix && LAENDER[prefix]
}
