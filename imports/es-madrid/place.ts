import { capitalsToTitle } from '../cleaning/title-case.ts'

const STREETS: Readonly<Record<string, string>> = {
  CALLE: 'Calle',
  AVDA: 'Avenida',
  PLAZA: 'Plaza',
  PASEO: 'Paseo',
  CTRA: 'Carretera',
  CMNO: 'Camino',
  RONDA: 'Ronda',
  SECT: 'Sector',
  TRVA: 'Travesía',
  GTA: 'Glorieta',
  URB: 'Urbanización',
  BULEV: 'Bulevar',
  PSAJE: 'Pasaje',
  CLLON: 'Callejón',
  POLIG: 'Polígono',
  CUSTA: 'Cuesta',
  VREDA: 'Vereda',
  PRAJE: 'Paraje',
  COL: 'Colonia',
  SENDA: 'Senda',
  PQUE: 'Parque',
  VIA: 'Vía',
}

/** Builds a street address: `AVDA`, `de Europa`, `12` → `Avenida de Europa, 12`. */
export function madridStreet(kind: string, street: string, number: string): string {
  const place = [STREETS[kind] ?? '', street].filter(Boolean).join(' ')
  return [capitalsToTitle(place, 'es'), street && number].filter(Boolean).join(', ')
}

/** Moves the article to the front: `Álamo, El` → `El Álamo`. */
export function placeName(name: string): string {
  const [, own, article] = /^(.+), (El|La|Los|Las)$/i.exec(name) ?? []
  return own && article ? `${article} ${own}` : name
}
