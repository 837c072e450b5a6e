/** Endings that German joins to the preceding word: Waldorfschule, Schillergymnasium. Longer endings first. */
export const COMPOUND_ENDINGS = `
gemeinschaftsgrundschule gemeinschaftshauptschule gemeinschaftsschule
förderschule sonderschule grundschule realschule hauptschule gesamtschule mittelschule oberschule stadtteilschule
sekundarschule fachoberschule berufsoberschule berufsfachschule berufsschule wirtschaftsschule werkrealschule
volksschule primarschule regelschule hochschule fachschule musikschule sportschule landschule
progymnasium gymnasium berufskolleg kolleg kindergarten kindertagesstätte förderzentrum schulzentrum bildungszentrum
schule schulen internat akademie institut
`
