/**
 * Words for types of school. A line starts with the type of school of our filter and the countries whose schools use
 * the word; there the word itself is searched, and elsewhere schools of that type, or of two types that other countries
 * keep apart. `-` means no country. The first word also stands for its plurals and shortened forms.
 */
export const TYPE_WORDS = `
primary        DE     Grundschule, Grundschulen
primary        DE     Volksschule, Volksschulen
primary        FR     école primaire, écoles primaires
primary        FR     école élémentaire, écoles élémentaires
primary        ES     primaria, escuela primaria, escuelas primarias, educación primaria, colegio de primaria, colegios de primaria
primary        ES     CEIP, CEIPs
primary        IT     primaria, scuola primaria, scuole primarie, primarie
primary        IT     elementare, scuola elementare, scuole elementari, elementari
primary        GB     primary, primary school, primary schools, primaries
primary        GB     infant school, infant schools
primary        GB     junior school, junior schools
primary        -      elementary school, elementary schools, grade school
secondary      DE     Realschule, Realschulen
secondary      DE     Hauptschule, Hauptschulen
secondary      DE     Mittelschule, Mittelschulen
secondary      DE     Gesamtschule, Gesamtschulen
secondary      DE     Oberschule, Oberschulen
secondary      DE     Gemeinschaftsschule, Gemeinschaftsschulen
secondary      DE     Stadtteilschule, Stadtteilschulen
secondary      DE     Sekundarschule, Sekundarschulen, weiterführende Schule, weiterführende Schulen
secondary      FR GB  collège, collèges
secondary+high_school ES instituto, institutos
secondary+high_school ES secundaria, educación secundaria
secondary      IT     media, scuola media, scuole medie, medie
secondary      IT     scuola secondaria di I grado, scuola secondaria di primo grado, scuola secondaria, scuole secondarie
secondary+high_school GB secondary, secondary school, secondary schools
secondary+high_school GB comprehensive, comprehensive school, comprehensive schools
secondary      -      middle school, middle schools
high_school    DE     Gymnasium, Gymnasien, Gym
high_school    FR     lycée, lycées, lyc
high_school    ES     bachillerato
high_school    IT     liceo, licei, liceos
high_school    GB     high school, high schools
high_school    GB     grammar school, grammar schools
high_school    GB     sixth form, sixth form college, 6th form, sixth forms
high_school    -      lyceum, upper secondary school
vocational     DE     Berufsschule, Berufsschulen, berufliche Schule, berufliche Schulen
vocational     DE     Berufskolleg, Berufskollegs
vocational     FR     lycée professionnel, lycées professionnels, lycée pro, lycées pro
vocational     FR     CFA
vocational     ES     formación profesional, FP
vocational     IT     istituto professionale, istituti professionali
vocational     IT     istituto tecnico, istituti tecnici
vocational     GB     technical college, technical colleges
vocational     -      vocational school, vocational schools, trade school
special_needs  DE     Förderschule, Förderschulen, Sonderschule, Sonderschulen
special_needs  DE     Förderzentrum, Förderzentren
special_needs  FR     IME, institut médico-éducatif
special_needs  ES     educación especial, centro de educación especial
special_needs  GB     special school, special schools
special_needs  -      école spécialisée, scuola speciale, special needs school, escuela especial
`

/**
 * Words that only mean "a school". They are dropped when a place or a foreign country leaves nothing else to search
 * for.
 */
export const SCHOOL_WORDS = `
DE  Schule, Schulen
FR  école, écoles
ES  colegio, colegios, escuela, escuelas
IT  scuola, scuole
GB  school, schools
`

/** The words for a nursery in each country: it has no category of its own, so the word is translated. */
export const NURSERY_WORDS = `
DE  Kindergarten, Kindergärten, Kita, Kitas, Vorschule
FR  maternelle, école maternelle, écoles maternelles, maternelles
ES  escuela infantil, escuelas infantiles, guardería, guarderías
IT  infanzia, scuola dell'infanzia, scuole dell'infanzia, scuola materna, scuole materne, asilo, asili
GB  nursery, nurseries, nursery school, nursery schools, kindergarten, preschool, pre-school
`
