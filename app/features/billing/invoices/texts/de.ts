/** The German texts of invoices; the other languages must have the same keys. */
export const de = {
  invoice: 'Rechnung',
  creditNote: 'Stornorechnung',
  test: 'Test: Es fließt kein Geld, und dies ist keine Rechnung im Sinne des Steuerrechts.',
  seller: 'Anbieter',
  buyer: 'Rechnungsempfänger',
  number: 'Nummer',
  issuedOn: 'Datum',
  order: 'Bestellung',
  reference: 'Ihre Bestellnummer oder Leitweg-ID',
  service: 'Leistung',
  serviceText: 'Aulario Premium für {school}, einmalig, Menge 1, elektronisch erbrachte Dienstleistung',
  serviceTime: 'Zeitpunkt der Leistung',
  serviceOn: 'Freischaltung am {day}',
  serviceOnPayment: 'Freischaltung mit dem Eingang der Zahlung',
  net: 'Nettobetrag',
  vat: 'Umsatzsteuer {rate} ({country})',
  gross: 'Gesamtbetrag',
  credited: 'Gutgeschriebener Betrag',
  credits: 'Diese Stornorechnung hebt die Rechnung {number} vom {day} vollständig auf.',
  paid: 'Der Betrag wurde am {day} bezahlt.',
  refunded:
    'Der Betrag wird auf dem Weg erstattet, auf dem er bezahlt wurde. Offene Beträge sind nicht mehr zu zahlen.',
  due: 'Bitte überweisen Sie den Betrag bis zum {day} unter Angabe der Rechnungsnummer.',
  account: 'Bankverbindung',
  iban: 'IBAN',
  bic: 'BIC',
  vatId: 'USt-IdNr.',
  gbVatId: 'VAT-Nummer (Vereinigtes Königreich)',
  euVatId: 'VAT-Nummer (One-Stop-Shop der Europäischen Union)',
  ruleReverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  ruleOutside:
    'In Deutschland nicht steuerbar: Leistungsort im Vereinigten Königreich. Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  ruleUnregistered: 'Ohne Umsatzsteuer: Der Verkäufer ist im Vereinigten Königreich nicht zur VAT registriert.',
  contact: 'Fragen zu dieser Rechnung: {email}',
} as const

export type InvoiceTexts = { readonly [Key in keyof typeof de]: string }
