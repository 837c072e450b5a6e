/** Fields of a school to which the screen can assign columns; texts of several columns are joined. */
const TEXTS = [
  'name',
  'type',
  'ownership',
  'street',
  'postalCode',
  'city',
  'region',
  'phone',
  'email',
  'website',
  'pupils',
  'ageFrom',
  'ageTo',
] as const
/** Parts of the position of a school; each is a single column. */
export const PLACES = ['lat', 'lng', 'x', 'y', 'point'] as const

/**
 * What a column can be on the screen; a mapping file may specify more. `typeFilled` are several columns of which a row
 * fills that of its type, `address` is a column with street, postal code and town.
 */
export const TARGETS = ['code', ...TEXTS, 'typeFilled', 'address', ...PLACES] as const
export type Target = (typeof TARGETS)[number]
export type TextTarget = (typeof TEXTS)[number]

export const TEXT_TARGETS: readonly TextTarget[] = TEXTS

/** The parts of an address in one column, and where they stand beside its postal code. */
export const ADDRESS = { street: 'before', postalCode: 'found', city: 'after' } as const
/** Forms of the postal codes of a country, the longest first. */
export const POSTAL_FORMS: Partial<Record<string, string[]>> = {
  GB: ['@@#@ #@@', '@@## #@@', '@@# #@@', '@#@ #@@', '@## #@@', '@# #@@'],
}
export const POSTAL_FORM = ['#####']

/** Targets whose values get their meaning in a table on the screen. */
export const TABLE_TARGETS = ['type', 'ownership'] as const
export type TableTarget = (typeof TABLE_TARGETS)[number]

/** Names of columns by their usual contents, in the languages of the countries; lower case, without marks. */
const USUAL: Partial<Record<Target, readonly string[]>> = {
  code: [
    'schulnummer',
    'schulnr',
    'bsn',
    'uai',
    'numero uai',
    'codigo',
    'codigo centro',
    'codi centre',
    'codicescuola',
    'urn',
    'seedcode',
    'school number',
  ],
  name: [
    'name',
    'schulname',
    'schulbezeichnung',
    'bezeichnung',
    'school name',
    'nom',
    'appellation officielle',
    'centro',
    'denominacion',
    'denominazionescuola',
  ],
  type: ['schulform', 'schulart', 'schultyp', 'type', 'school type', 'nature', 'tipo', 'tipo de centro', 'tipologia'],
  ownership: ['traeger', 'trager', 'rechtsstellung', 'rechtsform', 'secteur', 'titularidad', 'sector'],
  street: [
    'strasse',
    'hausnummer',
    'hausnr',
    'anschrift',
    'adresse',
    'adresse 1',
    'address',
    'domicilio',
    'indirizzo',
    'street',
  ],
  postalCode: ['plz', 'postleitzahl', 'code postal', 'codigo postal', 'cap', 'postcode', 'post code'],
  city: ['ort', 'stadt', 'gemeinde', 'commune', 'municipio', 'comune', 'town', 'city'],
  region: ['bundesland', 'region', 'provincia', 'county'],
  lat: ['latitude', 'lat', 'breitengrad', 'latitud'],
  lng: ['longitude', 'lng', 'lon', 'laengengrad', 'langengrad', 'longitud'],
  x: ['x', 'easting', 'utm x', 'rechtswert', 'utmrechtswert', 'coordonnee x'],
  y: ['y', 'northing', 'utm y', 'hochwert', 'utmhochwert', 'coordonnee y'],
  point: ['the geom', 'geom', 'wkt'],
  phone: ['telefon', 'telephone', 'telefono', 'phone', 'phone number'],
  email: ['email', 'e-mail', 'mail', 'correo e'],
  website: ['web', 'website', 'internet', 'homepage', 'url'],
  pupils: ['pupils', 'anzahl schueler', 'schulerzahl', 'schuelerzahl', 'nombre d eleves', 'numberofpupils'],
}

/** Returns what a column with this name usually holds; undefined for any other. */
export function usualTarget(name: string): Target | undefined {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[\s_.']+/g, ' ')
    .trim()
    .toLowerCase()
  return TARGETS.find((target) => USUAL[target]?.includes(plain))
}
