import { featuresIn } from '../cleaning/features.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import type { ParsedRow } from '../register-school.ts'
import { type Row, type Source, schoolTable } from '../source.ts'
import { annuaire } from './annuaire.ts'
import { registerFacts } from './annuaire-facts.ts'
import { frenchAges, frenchCategory, frenchType } from './nature.ts'
import { frenchCity, frenchName, frenchPosition, frenchStatus, frenchStreet } from './readable.ts'
import { frenchAudience, frenchRejection } from './rejection.ts'

const columns = {
  uai: ['numero_uai', 'Code établissement'],
  name: ['appellation_officielle', 'Appellation officielle'],
  kind: ['denomination_principale', 'Dénomination principale'],
  patronym: ['patronyme_uai', 'Patronyme uai'],
  nature: ['nature_uai_libe', 'Nature'],
  sector: ['secteur_public_prive_libe', 'Secteur Public/Privé'],
  address: ['adresse_uai', 'Adresse'],
  place: ['lieu_dit_uai', 'Lieu dit'],
  postalCode: ['code_postal_uai', 'Code postal'],
  city: ['libelle_commune', 'Commune'],
  department: ['libelle_departement', 'Département'],
  lat: ['latitude'],
  lng: ['longitude'],
  match: ['appariement', "Qualité d'appariement"],
  precision: ['localisation'],
  state: ['etat_etablissement_libe', 'Etat établissement'],
  contract: ['secteur_prive_libelle_type_contrat'],
  academy: ['libelle_academie', 'Académie'],
  ministry: ['libelle_ministere', 'Libellé ministère'],
  opened: ['date_ouverture'],
} as const

/** One row of the file of addresses and positions. */
type GeolocalisationRow = Row<keyof typeof columns>

/** Addresses and positions of schools; it has no contact data. */
const geolocalisation = schoolTable({
  name: 'geolocalisation',
  columns,
  required: ['uai', 'name', 'nature', 'sector', 'address', 'postalCode', 'city'],
  // It does not give the stages of an école: ages known from the annuaire stay.
  feeds: { position: ['lat'] },
  reader: () => toSchool,
})

/** Localisations with which the publisher marks an address that could not be found. */
const UNSURE = /^(erreur|commune|ne sait pas|diff_type)$/i

function toSchool(row: GeolocalisationRow): ParsedRow {
  const rejection = frenchRejection(row.uai, row.nature, row.name, row.department)
  if (rejection) return rejection
  const name = row.name || `${row.kind} ${row.patronym}`.trim()
  const localType = frenchType(row.nature)
  return {
    code: row.uai,
    school: {
      id: `fr-${row.uai}`,
      name: frenchName(name),
      category: frenchCategory(row.nature),
      localType,
      ownership: row.sector === 'Public' ? 'public' : /^Priv/.test(row.sector) ? 'private' : null,
      street: frenchStreet(row.address || row.place),
      postalCode: cleanPostalCode('FR', row.postalCode),
      city: frenchCity(row.city),
      region: row.department,
      country: 'FR',
      position: frenchPosition(row.lat, row.lng, UNSURE.test(row.match) ? 'Ville' : row.precision),
      phone: '',
      email: '',
      website: '',
      features: featuresIn(name),
      languages: [],
      pupils: null,
      ages: frenchAges(localType),
      audience: frenchAudience(row.nature),
      status: frenchStatus(row.state),
    },
    facts: registerFacts(row),
  }
}

/** Annuaire de l'éducation, and the file of addresses and positions that the same ministry publishes. */
export const frAnnuaire: Source = {
  id: 'fr-annuaire',
  country: 'FR',
  tables: [annuaire, geolocalisation],
  supplements: [],
  overrules: ['fr-grandlyon', 'fr-lycees'],
}
