import { csv, type FileRow, fileRow } from './read-table.ts'

/** A point in metres of EPSG:25833. Berlin's centre is about 391,000 / 5,820,000. */
type Metres = readonly [x: number, y: number]

/** The ring of a square. @param corner its south-west corner @param size length of a side in metres */
export function square([x, y]: Metres, size: number): Metres[] {
  return [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ]
}

/** A feature of the Einschulungsbereiche; `coordinates` are those of a multipolygon. */
export function berlinArea(area: string, coordinates: unknown, borough = 'Mitte') {
  return {
    type: 'Feature',
    id: `esb_2026.${area}`,
    geometry: { type: 'MultiPolygon', coordinates },
    geometry_name: 'geom',
    properties: { esb: area, esb_text: `${area.slice(2)} Bezirk ${borough}`, bez: area.slice(0, 2), bezname: borough },
  }
}

/** The file of the Einschulungsbereiche as exported by the Geoportal. */
export function berlinFile(features: readonly unknown[]): string {
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::25833' } }
  return JSON.stringify({ type: 'FeatureCollection', features, totalFeatures: features.length, crs })
}

/** A row of the Carte scolaire: a whole commune. */
export const sector = fileRow({
  code_region: '53',
  libelle_region: 'BRETAGNE',
  code_academie: '14',
  libelle_academie: 'RENNES',
  code_departement: '035',
  libelle_departement: 'ILLE-ET-VILAINE',
  code_postal: '',
  code_insee: '35001',
  libelle_commune: 'Acigné',
  lieu_dit: '',
  Type_et_Libelle: '',
  No_de_voie_debut: '',
  Indice_de_repetition_debut: '',
  No_de_voie_fin: '',
  Indice_de_repetition_fin: '',
  Parite: '',
  Code_RNE: '0352167R',
  Secteur_unique: 'O',
})

/** A row of the Carte scolaire for a street of Vitré. */
export const streetSector = (street: string, cells: Parameters<typeof sector>[0] = {}): FileRow =>
  sector({
    code_insee: '35360',
    libelle_commune: 'Vitré',
    Type_et_Libelle: street,
    No_de_voie_debut: '1',
    No_de_voie_fin: '9999',
    Parite: 'PI',
    Code_RNE: '0352008T',
    Secteur_unique: 'N',
    ...cells,
  })

/** The file of the Carte scolaire. */
export const sectorFile = (rows: readonly FileRow[]): string => `\uFEFF${csv(rows, ';')}`
