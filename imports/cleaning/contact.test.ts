import { expect, test } from 'vitest'
import { cleanEmail, cleanWebsite, schoolEmail } from './contact.ts'
import { cleanPostalCode } from './postal-code.ts'

test.each([
  ['MATERNASAMORE@GMAIL.COM', 'maternasamore@gmail.com'],
  ['ce.0940176F@ac-creteil.fr', 'ce.0940176f@ac-creteil.fr'],
  ['a@b.de; c@d.de', 'a@b.de'],
  ['kein Anschluss, info@schule.nrw.de', 'info@schule.nrw.de'],
  ['www.schule.de', ''],
  ['a@b', ''],
  ['', ''],
])('e-mail %j', (cell, email) => expect(cleanEmail(cell)).toBe(email))

test.each([
  ['www.imberg.it', 'http://www.imberg.it'],
  ['https://www.sta.sch.uk/', 'https://www.sta.sch.uk'],
  ['http://www.stpauls.co.uk/school/school.htm', 'http://www.stpauls.co.uk/school/school.htm'],
  ['https//www.icaltavilla.edu.it/', 'https://www.icaltavilla.edu.it'],
  ['https.//schule.de', 'https://schule.de'],
  [' http://..', ''],
  ['http://http://schule.de', 'http://schule.de'],
  ['https//www iclevimontalcini.edu.it', 'https://www.iclevimontalcini.edu.it'],
  ['http/skf-frankfurt.de', 'http://skf-frankfurt.de'],
  ['http:\\\\schule.de', 'http://schule.de'],
  ['WWW.ISTITUTO.IT', 'http://www.istituto.it'],
  ['kupferstädter-gesamtschule.de', 'http://xn--kupferstdter-gesamtschule-sec.de'],
  ['ENIC82600R@PEC.ISTRUZIONE.IT', ''],
  ['ICMARCARIASABBIONETA', ''],
  ['javascript:alert(1)', ''],
  ['http://localhost/x', ''],
  ['http://10.0.0.1/x', ''],
  ['https://', ''],
  ['in Arbeit', ''],
])('website %j', (cell, url) => expect(cleanWebsite(cell)).toBe(url))

test.each([
  ['DE', '01067', '01067'],
  ['DE', '1067', '01067'],
  ['FR', 'F-94260', '94260'],
  ['IT', '146', '00146'],
  ['DE', '146', ''],
  ['ES', '4620', '04620'],
  ['ES', '04620.0', '04620'],
  ['GB', 'ec2y8bb', 'EC2Y 8BB'],
  ['GB', 'JE2 3NA', 'JE2 3NA'],
  ['GB', 'none', ''],
  ['IT', 'Non Disp', ''],
  ['DE', '00000', ''],
] as const)('postal code %s %j', (country, cell, code) => expect(cleanPostalCode(country, cell)).toBe(code))

test.each([
  ['office@alpha.example.sch.uk', 'Alpha Primary School', 'office@alpha.example.sch.uk'],
  ['Sekretariat@traeger.de', 'Alpha-Schule', 'sekretariat@traeger.de'],
  ['alpha@council.gov.uk', 'Alpha Academy', 'alpha@council.gov.uk'],
  ['ada.ahorn@council.gov.uk', 'Alpha Academy', ''],
  ['0', 'Alpha Academy', ''],
])('%s of %s is shown as %j', (cell, name, email) => expect(schoolEmail(cell, name)).toBe(email))
