import { wktPoint } from '../cleaning/position.ts'
import { type Fact, numberOf, schoolYear } from '../facts/fact.ts'
import { annuaireSchool } from '../fr-annuaire/annuaire.ts'
import type { AnnuaireRow } from '../fr-annuaire/annuaire-columns.ts'
import type { ParsedRow } from '../register-school.ts'
import { type Row, type Source, schoolTable } from '../source.ts'

const columns = {
  uai: ['uai'],
  name: ['nom'],
  nature: ['nature'],
  sector: ['statut_public_prive'],
  contract: ['type_contrat_prive'],
  address1: ['adresse'],
  postalCode: ['code_postal'],
  city: ['commune'],
  point: ['the_geom'],
  precision: ['precision_localisation'],
  phone: ['telephone'],
  email: ['mail'],
  website: ['web'],
  state: ['etat'],
  date: ['datemaj'],
  pupils: ['nombre_d_eleves'],
  pupilsByYear: ['effectifs_par_uai'],
  socialPositionByYear: ['ips_par_uai'],
  vocational: ['voie_professionnelle'],
  general: ['voie_generale'],
  technological: ['voie_technologique'],
  arts: ['section_arts'],
  cinema: ['section_cinema'],
  theatre: ['section_theatre'],
  sport: ['section_sport'],
  international: ['section_internationale'],
  european: ['section_europeenne'],
  ulis: ['ulis'],
  boarding: ['hebergement'],
  canteen: ['restauration'],
  apprenticeships: ['apprentissage'],
  segpa: ['segpa'],
  agricultural: ['lycee_agricole'],
  military: ['lycee_militaire'],
  tradesLabel: ['lycee_des_metiers'],
  postBac: ['post_bac'],
  priority: ['appartenance_education_prioritaire'],
  greta: ['greta'],
  ministry: ['ministere_tutelle'],
  opened: ['date_ouverture'],
  parent: ['etablissement_mere'],
  parentRelation: ['type_rattachement_etablissement_mere'],
  guide: ['fiche_onisep'],
} as const

type LyonRow = Row<keyof typeof columns>

/** Collèges and lycées of the Métropole de Lyon: rows of the annuaire with pupils and social position by year. */
const schools = schoolTable({
  name: 'grandlyon',
  columns,
  required: ['uai', 'name', 'nature', 'sector', 'address1', 'pupilsByYear', 'point'],
  feeds: {
    position: ['point'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    features: ['ulis'],
    pupils: ['pupils'],
    boarding: ['boarding'],
    ages: ['nature'],
  },
  reader: () => toSchool,
})

function toSchool(row: LyonRow): ParsedRow {
  const parsed = annuaireSchool(annuaireRow(row))
  if (!('school' in parsed)) return parsed
  const { facts = [] } = parsed
  return {
    ...parsed,
    // The number without a year is that of the latest year.
    facts: [
      ...facts.filter(({ fact }) => fact !== 'pupils'),
      ...byYear('pupils', row.pupilsByYear),
      ...byYear('social_position', row.socialPositionByYear),
    ],
  }
}

/** Converts a row to the columns of the annuaire. */
function annuaireRow(row: LyonRow): AnnuaireRow {
  const { x: lng, y: lat } = wktPoint(row.point)
  const flags = Object.entries(row).map(([key, cell]) => [key, { true: '1', false: '0' }[cell] ?? cell])
  return {
    ...ABSENT,
    ...(Object.fromEntries(flags) as LyonRow),
    phone: row.phone.replace(/^\+33/, '0'),
    lat,
    lng,
  }
}

const ABSENT = {
  ...{ kind: '', address2: '', department: 'Rhône', academy: 'Lyon', district: '' },
  ...{ nursery: '', elementary: '', groupedInOne: '', groupedInSeveral: '' },
}

/** Returns the facts of a cell such as `{"2023-2024": 333, "2024-2025": 287}`; years without a number give none. */
function byYear(fact: 'pupils' | 'social_position', cell: string): Fact[] {
  return Object.entries(objectOf(cell)).flatMap(([years, value]) => {
    const [, year] = /^(20\d\d)-20\d\d$/.exec(years) ?? []
    return year && typeof value === 'number' && value > 0
      ? numberOf(fact, String(value), { period: schoolYear(Number(year)) })
      : []
  })
}

function objectOf(cell: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(cell)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Métropole de Lyon. For schools in both registers, the annuaire of the ministry takes precedence. */
export const frGrandlyon: Source = {
  id: 'fr-grandlyon',
  country: 'FR',
  tables: [schools],
  supplements: [],
  overrules: ['fr-lycees'],
}
