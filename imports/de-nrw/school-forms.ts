/**
 * Code list `Schulformen` of the Schuldaten, for runs without the file; if the file is given, its words replace these.
 */
export const SCHOOL_FORMS: Readonly<Record<string, string>> = {
  '02': 'Grundschule',
  '04': 'Hauptschule',
  '06': 'Volksschule',
  '08': 'Förderschule',
  '0A': 'Schulaufsicht',
  '10': 'Realschule',
  '13': 'Primus (Schulversuch)',
  '14': 'Sekundarschule',
  '15': 'Gesamtschule',
  '16': 'Gemeinschaftsschule (Schulversuch)',
  '17': 'Waldorfschule',
  '18': 'Hiberniaschule',
  '19': 'Freie Waldorfförderschule',
  '20': 'Gymnasium',
  '25': 'Weiterbildungskolleg',
  '30': 'Berufskolleg',
  '50': 'ZfsL',
  '81': 'Schulischer Lernort',
  '83': 'Klinikschule',
  '85': 'Förderschule im Bereich der Realschule',
  '87': 'Förderschule im Bereich des Gymnasiums',
  '88': 'Förderschule im Bereich des Berufskollegs',
}
