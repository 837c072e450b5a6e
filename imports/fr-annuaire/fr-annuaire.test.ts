import { expect, test } from 'vitest'
import { csv, fileRow, read } from '../testing/read-table.ts'
import { schoolFacts } from '../testing/school-facts.ts'
import { frAnnuaire } from './source.ts'

const school = fileRow({
  Identifiant_de_l_etablissement: '0940176F',
  Nom_etablissement: 'Ecole élémentaire Robert Doisneau',
  Type_etablissement: 'Ecole',
  Statut_public_prive: 'Public',
  Adresse_1: 'Allée du Puits',
  Adresse_2: '',
  Code_postal: '94260',
  Nom_commune: 'Fresnes',
  Voie_generale: '',
  Voie_technologique: '',
  Voie_professionnelle: '',
  Telephone: '0172045505',
  Web: '',
  Mail: 'ce.0940176F@ac-creteil.fr',
  ULIS: '1',
  Hebergement: '0',
  Section_arts: '',
  Section_sport: '1',
  Section_internationale: '',
  Section_europeenne: '1',
  Libelle_departement: 'Val-de-Marne',
  Libelle_academie: 'Créteil',
  latitude: '48.75113972238502',
  longitude: '2.3235583553613646',
  precision_localisation: 'Rue',
  date_maj_ligne: '2026-05-27',
  etat: 'OUVERT',
  multi_uai: '0',
  libelle_nature: 'ECOLE DE NIVEAU ELEMENTAIRE',
})

const college = fileRow({
  numero_uai: '0071168G',
  appellation_officielle: 'Collège privé Charles de Foucauld',
  denomination_principale: 'COLLEGE PRIVE',
  patronyme_uai: 'CHARLES DE FOUCAULD',
  secteur_public_prive_libe: 'Privé',
  adresse_uai: '2 rue DE MACHEVILLE',
  lieu_dit_uai: '',
  code_postal_uai: '07270',
  libelle_commune: 'Paris  7e  Arrondissement',
  latitude: '44.98511168476998',
  longitude: '4.584419934777967',
  appariement: 'Parfaite',
  localisation: 'Numéro de rue',
  nature_uai_libe: 'COLLEGE',
  etat_etablissement_libe: 'OUVERT',
  libelle_departement: 'Ardèche',
})

test('a row of the annuaire, with byte order mark and semicolons', async () => {
  const [found] = await read(frAnnuaire, `\uFEFF${csv([school()], ';')}`)
  expect(found).toEqual({
    id: 'fr-0940176F',
    name: 'Ecole élémentaire Robert Doisneau',
    category: 'primary',
    localType: 'École élémentaire',
    ownership: 'public',
    street: 'Allée du Puits',
    postalCode: '94260',
    city: 'Fresnes',
    region: 'Val-de-Marne',
    country: 'FR',
    position: { lat: 48.75114, lng: 2.323558, precision: 'exact' },
    phone: '01 72 04 55 05',
    email: 'ce.0940176f@ac-creteil.fr',
    website: '',
    features: ['sports', 'inclusion', 'bilingual'],
    languages: [],
    pupils: null,
    boarding: false,
    ages: null,
    audience: 'children',
    status: 'active',
    date: '2026-05-27',
  })
})

test.each([
  ['1', true],
  ['0', false],
  ['', null],
])('Hebergement %s: boarding %s', async (Hebergement, boarding) => {
  expect(await read(frAnnuaire, [school({ Hebergement })])).toMatchObject([{ boarding }])
})

test('columns of the edition of 2023', async () => {
  const row = school()
  const header = row.header.map((name) => (name === 'Code_postal' ? 'Code postal' : name))
  const old = { header: [...header, 'Nombre_d_eleves'], cells: [...row.cells, '210'] }
  expect(await read(frAnnuaire, [old])).toMatchObject([{ postalCode: '94260', pupils: 210 }])
})

test('a row of the geolocalisation file', async () => {
  expect(await read(frAnnuaire, [college()])).toMatchObject([
    {
      id: 'fr-0071168G',
      name: 'Collège privé Charles de Foucauld',
      category: 'secondary',
      localType: 'Collège',
      ages: { from: 11, to: 15 },
      ownership: 'private',
      street: '2 rue de Macheville',
      city: 'Paris',
      region: 'Ardèche',
      position: { precision: 'exact' },
    },
  ])
})

test('without coordinates a school stands in the middle of its postal code', async () => {
  const row = college({ latitude: '', longitude: '', localisation: '', appariement: '' })
  expect(await read(frAnnuaire, [row])).toMatchObject([{ position: { precision: 'postal_code' } }])
})

test('a position of the town is marked as such', async () => {
  expect(await read(frAnnuaire, [college({ localisation: 'Ville' })])).toMatchObject([
    { position: { precision: 'town' } },
  ])
  expect(await read(frAnnuaire, [college({ appariement: 'Erreur' })])).toMatchObject([
    { position: { precision: 'town' } },
  ])
})

test('names in capitals are written out', async () => {
  const rows = [
    college({ appellation_officielle: 'CLG PR LA NATIVITE STE VICTOIRE' }),
    college({ numero_uai: '0071169H', appellation_officielle: '' }),
  ]
  expect(await read(frAnnuaire, rows)).toMatchObject([
    { name: 'Collège Privé la Nativité Sainte Victoire' },
    { name: 'Collège Privé Charles de Foucauld' },
  ])
})

test.each([
  [{ Type_etablissement: 'Service Administratif' }, 'not_a_school'],
  [{ Type_etablissement: 'Information et orientation' }, 'not_a_school'],
  [{ Libelle_departement: 'Etranger' }, 'abroad'],
  [{ Identifiant_de_l_etablissement: '940176F' }, 'bad_code'],
])('%j is rejected as %s', async (cells, reason) => expect(await read(frAnnuaire, [school(cells)])).toEqual([reason]))

test.each([
  ['OUVERT', 'active'],
  ['A FERMER', 'active'],
  ['A OUVRIR', 'active'],
  ['FERME', 'closed'],
])('%s is %s', async (etat, status) => expect(await read(frAnnuaire, [school({ etat })])).toMatchObject([{ status }]))

test.each([
  ['ECOLE MATERNELLE', {}, 'primary', 'École maternelle'],
  ['COLLEGE', {}, 'secondary', 'Collège'],
  ['LYCEE ENSEIGNT GENERAL ET TECHNOLOGIQUE', {}, 'high_school', 'Lycée général et technologique'],
  ['LYCEE POLYVALENT', { Voie_professionnelle: '1' }, 'vocational', 'Lycée polyvalent'],
  ['LYCEE POLYVALENT', { Voie_professionnelle: '1', Voie_generale: '1' }, 'high_school', 'Lycée polyvalent'],
  ['LYCEE PROFESSIONNEL', {}, 'vocational', 'Lycée professionnel'],
  ['ETABLISSEMENT REGIONAL D ENSEIGNT ADAPTE', {}, 'special_needs', "Établissement régional d'enseignement adapté"],
  ['ECOLE DE NIVEAU ELEMENTAIRE SPECIALISEE', {}, 'special_needs', 'École élémentaire spécialisée'],
])('%s %j is %s', async (libelle_nature, paths, category, localType) => {
  expect(await read(frAnnuaire, [school({ libelle_nature, ...paths })])).toMatchObject([{ category, localType }])
})

const more = fileRow({
  ...Object.fromEntries(school().header.map((name, index) => [name, school().cells[index] ?? ''])),
  Ecole_maternelle: '0',
  Ecole_elementaire: '1',
  Restauration: '1',
  Post_BAC: '',
  Appartenance_Education_Prioritaire: 'REP+',
  Type_contrat_prive: 'SANS OBJET',
  nom_circonscription: "Circonscription  d'inspection de Fresnes",
  ministere_tutelle: "MINISTERE DE L'EDUCATION NATIONALE",
  date_ouverture: '1972-09-15',
  etablissement_mere: '',
  type_rattachement_etablissement_mere: '',
  rpi_concentre: '0',
  rpi_disperse: '',
  Fiche_onisep: '',
})

test.each([
  [{ Ecole_maternelle: '1' }, { from: 3, to: 11 }],
  [{ Ecole_elementaire: '1' }, { from: 6, to: 11 }],
  [
    { Ecole_elementaire: '', libelle_nature: 'ECOLE MATERNELLE' },
    { from: 3, to: 6 },
  ],
  [
    { Ecole_elementaire: '', libelle_nature: 'LYCEE PROFESSIONNEL' },
    { from: 15, to: 18 },
  ],
])('%j is for the ages %j', async (cells, ages) =>
  expect(await read(frAnnuaire, [more(cells)])).toMatchObject([{ ages }]),
)

test('facts of the annuaire beyond the fields of a school', async () => {
  expect(await schoolFacts(frAnnuaire, [more()])).toEqual({
    'fr-0940176F': {
      official_code: '0940176F',
      contract: 'public',
      authority: 'Académie de Créteil',
      opened: '1972-09-15',
      canteen: 1,
      boarding_offered: 0,
      nursery_classes: 0,
      elementary_classes: 1,
      inclusion_unit: 1,
      sport_section: 1,
      european_section: 1,
      stages: 'Élémentaire',
      priority_education: 'rep_plus',
      district: "Circonscription d'inspection de Fresnes",
    },
  })
})

test.each([
  [
    { Statut_public_prive: 'Privé', Type_contrat_prive: "CONTRAT D'ASSOCIATION TOUTES CLASSES" },
    { contract: 'contract' },
  ],
  [{ Statut_public_prive: 'Privé', Type_contrat_prive: 'HORS CONTRAT' }, { contract: 'no_contract' }],
  [{ Statut_public_prive: 'Privé', Type_contrat_prive: '' }, { contract: null }],
  [{ date_ouverture: '1965-05-01' }, { opened: null }],
  [{ ministere_tutelle: 'AGRICULTURE' }, { ministry: 'Agriculture' }],
  [{ rpi_concentre: '1' }, { village_grouping: 'one_place' }],
  [{ rpi_disperse: '35012' }, { village_grouping: 'several_places' }],
  [
    { etablissement_mere: '0693566B', type_rattachement_etablissement_mere: 'ANNEXE GEOGRAPHIQUE' },
    { parent_school: '0693566B', parent_relation: 'annex' },
  ],
  [
    { Voie_generale: '1', Voie_technologique: '0', Post_BAC: '1' },
    { general_track: 1, technological_track: 0, post_bac: 1 },
  ],
  [{ libelle_nature: 'ETABLISSEMENT REGIONAL D ENSEIGNT ADAPTE' }, { support_needs: 'learning' }],
  [{ libelle_nature: 'ETABLISSEMENT MEDICO-EDUCATIF' }, { support_needs: 'severe_learning' }],
  [
    {
      libelle_nature: 'ECOLE DE NIVEAU ELEMENTAIRE SPECIALISEE',
      Nom_etablissement: 'Institut national de jeunes sourds',
    },
    { support_needs: 'hearing' },
  ],
  [{ libelle_nature: 'COLLEGE', Nom_etablissement: 'Collège IME Roche' }, { support_needs: null }],
  [
    { libelle_nature: 'COLLEGE', ULIS: '1' },
    { inclusion_unit: 1, support_needs: null },
  ],
  [{ Libelle_academie: 'Amiens' }, { authority: "Académie d'Amiens" }],
  [{ Fiche_onisep: 'https://www.onisep.fr/http/x/ENS.1' }, { career_guide_page: 'https://www.onisep.fr/http/x/ENS.1' }],
])('%j gives %j', async (cells, facts) => {
  const found = (await schoolFacts(frAnnuaire, [more(cells as Parameters<typeof more>[0])]))['fr-0940176F'] ?? {}
  expect(Object.fromEntries(Object.keys(facts).map((fact) => [fact, found[fact] ?? null]))).toEqual(facts)
})
