/** Who runs the site and how it is financed. */
export const independence = {
  'independence.title': 'Unabhängigkeit und Finanzierung',
  'independence.owner':
    'Aulario wird von {operator} betrieben. Eigentümer: {owners}. Anschrift und weitere Angaben stehen im Impressum.',
  'independence.income':
    'Unsere einzige Einnahme: Schulen zahlen einmalig {price} inkl. USt. für Premium. Es gibt keine Werbung von Dritten, keine Provision für Anmeldungen und keinen Verkauf von Daten. Auf Bewertungen und ihre Reihenfolge hat Premium keinen Einfluss.',
  'independence.income.unregistered':
    'Unsere einzige Einnahme: Schulen zahlen einmalig insgesamt {price} für Premium. Es gibt keine Werbung von Dritten, keine Provision für Anmeldungen und keinen Verkauf von Daten. Auf Bewertungen und ihre Reihenfolge hat Premium keinen Einfluss.',
  'independence.noTies':
    'Weder der Betreiber noch seine Eigentümer betreiben Schulen oder sind an Schulen, Trägern oder Schulverbänden beteiligt. Ändert sich das, steht es hier.',
  'independence.ties': 'Verbindungen zu Schulen: {ties}',
} as const
