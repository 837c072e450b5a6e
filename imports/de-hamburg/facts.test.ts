import { expect, test } from 'vitest'
import { factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { deHamburg } from './source.ts'

const school = fileRow({
  schul_id: '5043-0',
  schulname: 'Stadtteilschule Helmuth Hübener',
  kapitelbezeichnung: 'Stadtteilschulen',
  schulform: 'Grundschule|Stadtteilschule|Vorschulklasse',
  rechtsform: 'staatlich',
  adresse_strasse_hausnr: 'Benzenbergweg 2',
  adresse_ort: '22307 Hamburg',
  anzahl_schueler: '996',
  anzahl_schueler_gesamt: '1261 an 2 Standorten',
  schueleranzahl_schuljahr: '2024',
  fremdsprache: 'Englisch|Spanisch|Spanisch',
  fremdsprache_mit_klasse: 'Spanisch ab Klasse  11|Englisch ab Klasse  5|Spanisch ab Klasse  7|Spanisch ab Klasse  7',
  ganztagsform: 'GTS teilweise gebunden',
  sozialindex: 'Stufe 2',
  stadtteil: 'Barmbek-Nord',
  bezirk: 'Hamburg-Nord',
  abschluss: 'Allgemeine Hochschulreife|mittlerer Schulabschluss',
  foerderart: '',
  schwerpunktschule: 'true',
  kantine_vorh: '',
  zuegigkeit_kl_1: '2-3',
  zuegigkeit_kl_5: '0',
  kernzeitbetreuung: 'Klassenstufe 1  91%|Klassenstufe 2  80%',
  ferienbetreuung_anteil: '19.15 %',
  schulinspektion_link: 'https://www.hamburg.de/inspektionsberichte/x',
  name_schulleiter: 'Ada Beispiel',
})
const factsOf = async (cells: Parameters<typeof school>[0] = {}) => {
  const [found] = await readFacts(deHamburg, { content: [school(cells)] })
  return typeof found === 'object' ? factLines(found.facts) : found
}

test('a row gives the year of its pupils, languages by grade, afternoon care and the social index', async () => {
  expect(await factsOf()).toEqual([
    'afternoon_care 1: 91 %, 2: 80 %',
    'all_day_form partly_bound',
    'district Barmbek-Nord, Bezirk Hamburg-Nord',
    'first_languages Englisch ab Klasse 5',
    'holiday_care_share 19.15',
    'inclusion_unit 1',
    'inspection_report https://www.hamburg.de/inspektionsberichte/x',
    'later_languages Spanisch ab Klasse 7; Spanisch ab Klasse 11',
    'legal_status staatlich',
    'nursery_classes 1',
    'parallel_classes_1 2-3',
    'pupils 2024 996',
    'pupils_all_sites 2024 1261',
    'qualifications Allgemeine Hochschulreife; mittlerer Schulabschluss',
    'social_index_hamburg 2',
  ])
})

test.each([
  [{ sozialindex: 'n.v.' }, 'social_index_hamburg not_published'],
  [{ ganztagsform: 'GTS voll gebunden' }, 'all_day_form bound'],
  [{ ganztagsform: 'besondere Prägung' }, 'all_day_form offered'],
  [{ schulform: 'Grundschule' }, 'nursery_classes 0'],
])('%j gives %s', async (cells, fact) => expect(await factsOf(cells)).toContain(fact))

test.each([
  [{ anzahl_schueler_gesamt: '996 an 1 Standort' }, /pupils_all_sites/],
  [{ ganztagsform: 'keine Angabe' }, /all_day_form/],
  [{ schulform: 'Gymnasium' }, /nursery_classes/],
  [{ fremdsprache_mit_klasse: '' }, /languages/],
])('%j gives no fact matching %s', async (cells, fact) => {
  expect(await factsOf(cells)).not.toContainEqual(expect.stringMatching(fact))
})
