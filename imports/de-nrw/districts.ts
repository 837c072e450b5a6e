/** Bezirksregierungen by their number in the Schuldaten. */
export const GOVERNMENTS: Readonly<Record<string, string>> = {
  1: 'Düsseldorf',
  3: 'Köln',
  5: 'Münster',
  7: 'Detmold',
  9: 'Arnsberg',
}

/** Kreise and kreisfreie Städte by the first five digits of the Gemeindeschlüssel (Destatis). */
const DISTRICTS: Readonly<Record<string, string>> = {
  '05111': 'Düsseldorf',
  '05112': 'Duisburg',
  '05113': 'Essen',
  '05114': 'Krefeld',
  '05116': 'Mönchengladbach',
  '05117': 'Mülheim an der Ruhr',
  '05119': 'Oberhausen',
  '05120': 'Remscheid',
  '05122': 'Solingen',
  '05124': 'Wuppertal',
  '05154': 'Kreis Kleve',
  '05158': 'Kreis Mettmann',
  '05162': 'Rhein-Kreis Neuss',
  '05166': 'Kreis Viersen',
  '05170': 'Kreis Wesel',
  '05314': 'Bonn',
  '05315': 'Köln',
  '05316': 'Leverkusen',
  '05334': 'Städteregion Aachen',
  '05358': 'Kreis Düren',
  '05362': 'Rhein-Erft-Kreis',
  '05366': 'Kreis Euskirchen',
  '05370': 'Kreis Heinsberg',
  '05374': 'Oberbergischer Kreis',
  '05378': 'Rheinisch-Bergischer Kreis',
  '05382': 'Rhein-Sieg-Kreis',
  '05512': 'Bottrop',
  '05513': 'Gelsenkirchen',
  '05515': 'Münster',
  '05554': 'Kreis Borken',
  '05558': 'Kreis Coesfeld',
  '05562': 'Kreis Recklinghausen',
  '05566': 'Kreis Steinfurt',
  '05570': 'Kreis Warendorf',
  '05711': 'Bielefeld',
  '05754': 'Kreis Gütersloh',
  '05758': 'Kreis Herford',
  '05762': 'Kreis Höxter',
  '05766': 'Kreis Lippe',
  '05770': 'Kreis Minden-Lübbecke',
  '05774': 'Kreis Paderborn',
  '05911': 'Bochum',
  '05913': 'Dortmund',
  '05914': 'Hagen',
  '05915': 'Hamm',
  '05916': 'Herne',
  '05954': 'Ennepe-Ruhr-Kreis',
  '05958': 'Hochsauerlandkreis',
  '05962': 'Märkischer Kreis',
  '05966': 'Kreis Olpe',
  '05970': 'Kreis Siegen-Wittgenstein',
  '05974': 'Kreis Soest',
  '05978': 'Kreis Unna',
}

/**
 * Returns the Kreis or kreisfreie Stadt.
 *
 * @param key Gemeindeschlüssel of eight digits; a spreadsheet drops the leading zero
 */
export function districtOf(key: string): string | undefined {
  return DISTRICTS[key.padStart(8, '0').slice(0, 5)]
}
