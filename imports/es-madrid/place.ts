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
}

/** `AVDA`, `de Europa`, `12` → `Avenida de Europa, 12` */
export function madridStreet(kind: string, street: string, number: string): string {
  const place = [STREETS[kind] ?? '', street].filter(Boolean).join(' ')
  return [place, street && number].filter(Boolean).join(', ')
}

/** `Álamo, El` → `El Álamo` */
export function placeName(name: string): string {
  const [, own, article] = /^(.+), (El|La|Los|Las)$/i.exec(name) ?? []
  return own && article ? `${article} ${own}` : name
}
