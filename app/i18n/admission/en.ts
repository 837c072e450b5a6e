export const admission = {
  'admission.title': 'How to register',
  'admission.note': 'Only information from the school or the authority is binding.',
  'admission.place': 'Applies to: {place}',
  'admission.source': 'Source: {source}',
  'admission.written': 'written on {day}',

  'supportSaid.title': 'Support: who says what',
  'supportSaid.register': 'The register',
  'supportSaid.school': 'The school itself',
  'supportSaid.schoolOn': 'The school itself, {day}',
  'supportSaid.nothing': 'It has not said anything about this here yet.',
  'supportSaid.reviews': 'Reviews by families',
  'supportSaid.few': {
    one: 'Too few ratings of this for an average; it takes {count}.',
    other: 'Too few ratings of this for an average; it takes {count}.',
  },
  'supportSaid.mean': {
    one: '{criterion}: {average} out of 5 ({count} rating)',
    other: '{criterion}: {average} out of 5 ({count} ratings)',
  },
  'admissionYears.title': 'Places in recent years',
  'admissionYears.year': '{year}: {figures}.',
  'admissionYears.yearWithDistance': '{year}: {figures}; last place at {distance}.',
  'admissionYears.yearDistance': '{year}: last place at {distance}.',
  'admissionYears.places': { one: '{count} place', other: '{count} places' },
  'admissionYears.applications': { one: '{count} applied', other: '{count} applied' },
  'admissionYears.firstPreferences': { one: '{count} first preference', other: '{count} first preferences' },
  'admissionYears.offers': { one: '{count} offer', other: '{count} offers' },
  'admissionYears.left': 'Undersubscribed: some places were left.',
  'admissionYears.enough': 'Undersubscribed: no more applications than places.',
  'admissionYears.catchment': 'The catchment area decides first.',
  'admissionYears.areaFirst':
    'The distances below apply only where your address lies in the catchment area, or where places are left after it. Its council says which area yours is.',
  'admissionYears.before': 'These come before distance: {names}.',
  'admissionYears.decide': 'These decide: {names}.',
  'admissionYears.lottery': 'Some places are drawn by lot.',
  'admissionYears.straightLine': 'Distances are in a straight line.',
  'admissionYears.walking': 'The council measures along walking routes.',
  'admissionYears.unknownMethod': 'How the distance was measured is not stated.',

  'admission.de-primary':
    'Your school: in most cases it is the primary school of the district you live in.\nIn the autumn or spring before: the town or the school writes to you; when you register depends on the Land.\nDocuments: you will normally need the birth certificate, identification and proof of measles vaccination.\nAnother primary school: you apply with reasons; if you are refused, the letter says how to object.',
  'admission.de-primary-nw':
    'Free choice: you choose the primary school yourself; as a rule there are no school districts.\nUsually by mid-November: you register at one school only, in the autumn before the year your child starts.\nGuaranteed place: if there is room, your child is entitled to a place at the nearest primary school of the type you want.\nToo many applications: the headteacher gives places according to hardship, siblings and the journey to school; you can object to a refusal.',
  'admission.de-primary-be':
    'Usually in the autumn of the year before: you register at the primary school of your catchment area, even if you want another school or an independent one.\nAnother school: you state your wish and your reasons there; the borough’s school office decides according to places, siblings and the school’s profile.\nAfter the decision: you can object to it. Primary school lasts six years.',
  'admission.de-primary-hh':
    'At about four and a half: every child is seen at a local primary school.\nA year later, usually in January: in the registration week you name up to three schools.\nToo many applications: children with siblings at the school or a shorter journey come first.\nAfter the decision: you can object to the school authority’s decision.',
  'admission.de-primary-by':
    'Usually in March: you register at the primary school of the district you live in.\nDocuments: bring the birth certificate, the papers from the school entry health check and proof of measles vaccination.\nAnother primary school: you apply to the municipality, which agrees only for compelling personal reasons.\nIf refused: the letter says what you can do.',
  'admission.de-secondary':
    'In year 4: the primary school advises you and makes a recommendation; in most Länder parents choose the type of school.\nUsually between February and April: you register after the half-year report, with the report, the recommendation and the birth certificate.\nToo few places: depending on the Land, places are given according to siblings, the journey to school, the school’s profile or a draw.\nIf refused: you are offered a place elsewhere, and the letter says how to object.',
  'admission.de-secondary-nw':
    'With the half-year report: in year 4 you receive a recommendation, which is not binding, and the registration form.\nUsually in February: you register at one school only, often earlier at comprehensive schools.\nToo many applications: the headteacher gives places according to hardship and other criteria such as siblings, the journey to school or a draw.\nIf refused: you register at a school with free places; you can also object.',
  'admission.de-secondary-by':
    'In May: you receive the transfer report. A Gymnasium requires an average of 2.33 or better in German, mathematics and general studies, a Realschule 2.66; otherwise trial lessons decide.\nUsually in the first half of May: you register at the school itself.\nChoice of school: you have no right to a place at a particular one; the Mittelschule depends on the school district.',
  'admission.de-secondary-be':
    'After year 6: the usual time to change school.\nWith the half-year report: you receive a recommendation, then register at your first-choice school and name a second and a third.\nGymnasium: it requires a recommendation for the Gymnasium or successful trial lessons.\nToo few places: they are given according to hardship, the school’s own criteria and a draw; you can object to the decision.',
  'admission.de-secondary-hh':
    'After year 4: you choose between a Stadtteilschule and a Gymnasium; the primary school’s assessment is not binding.\nUsually late January or early February: in the registration week you name up to three schools.\nToo many applications: places are given according to hardship, siblings and the journey to school.\nAfter year 6: the teachers decide whether a child stays at the Gymnasium.',
  'admission.de-secondary-bw':
    'Gymnasium: the primary school’s assessment, the Kompass 4 test and your own choice are all considered; if neither the assessment nor the test supports it, there is a further aptitude test.\nOther types of school: you are free to choose any of them.\nUsually in March: you register at the school you want.\nChoice of school: you have no right to a place at a particular one as long as another of the same type is within reach.',
  'admission.de-secondary-sn':
    'In the second half of year 4: you receive a recommendation.\nGymnasium without one: your child takes a written test there and you are given advice; then you decide.\nUsually in February or March: you register at the school you want.\nToo many applications: the headteacher gives places according to hardship, siblings and other criteria.',
  'admission.de-secondary-bb':
    'After year 6: most children change school, under the procedure called Ü7.\nUsually in February: with the half-year report you name a first and a second choice.\nGymnasium: it requires a matching report from the primary school and good marks in German, mathematics and the first foreign language, or successful trial lessons.\nAdmission: the headteacher decides; you can object to the decision.',
  'admission.de-secondary-th':
    'Gymnasium: after year 4 a child needs at least good marks in the core subjects, a recommendation from the primary school or a pass in the entrance test.\nOther schools: the Regelschule and the Gemeinschaftsschule are open to all.\nUsually in February or March: you register at the school you want.\nToo many applications: places are given according to fixed criteria; children without one are offered a place elsewhere.',
  'admission.de-secondary-mv':
    'Years 5 and 6: children share an orientation stage at a Regionale Schule or comprehensive school; the Gymnasium usually starts with year 7.\nIn year 6: the school recommends a path, and you decide.\nAfter the half-year report: you register; the school office tells you which schools serve your address and which exceptions apply.',
  'admission.de-vocational':
    'Vocational school: the training company registers its apprentices; the school they attend depends on the trade and place of training.\nUsually in February or March: for full-time courses such as a Berufsfachschule, Fachoberschule or vocational Gymnasium you apply yourself with your latest report, in some Länder online.\nRequirements: each course requires a certain leaving certificate and sometimes minimum marks.\nAdvice: the school and the employment agency help you choose.',
  'admission.de-special':
    'Request: parents or the school ask for an assessment of whether a child needs special educational support.\nAfter an expert report: the school authority decides.\nChoice of school: in most Länder you can then choose between a special school and inclusion at a mainstream school, where both exist.\nAfter the decision: the letter says how you can object.',
  'admission.de-private':
    'Contract: independent schools choose their own pupils and sign a contract with you.\nOften a year ahead or more: ask early; an interview is usual, sometimes a trial day.\nFees: these often depend on income.\nStarting school: you must still tell the local state primary school which school your child will attend.',

  'admission.gb-nursery':
    'Application: for a nursery place, you apply to the school itself or to the council.\nFree hours: how many you get depends on the child’s age and the parents’ work.\nToo many applications: places are given according to the school’s published criteria.\nAfter nursery: a nursery place does not guarantee a reception place at the same school; you apply for that separately.',
  'admission.gb-primary':
    'Application: you apply to the council where you live, even for schools elsewhere, and list several schools in order of preference.\nBy 15 January: apply by then to start school in September; offers come in mid-April.\nToo many applications: places are given according to published criteria, often children in care, siblings, faith and distance.\nIf refused: you can appeal to an independent panel and join the waiting list.',
  'admission.gb-secondary':
    'Application: you apply to the council where you live and list several schools in order of preference.\nBy 31 October: apply by then to start the following September; offers come in early March.\nGrammar schools: you enter your child for the test earlier, usually before the summer holidays.\nToo many applications: places are given according to published criteria; if refused, you can appeal to an independent panel.',
  'admission.gb-post-16':
    'Usually between autumn and spring: in Year 11 you apply directly to the sixth form or college.\nOffer: there is an interview and an offer that depends on certain GCSE grades.\nAt the end of August: you enrol after the results.\nLater: colleges often still take students if there are places.',
  'admission.gb-special':
    'Plan: most of these schools take children with an education, health and care plan.\nChoice of school: the council names the school in the plan after you have said which you prefer and it has consulted the school.\nClosing dates: the usual ones do not apply.\nIf you disagree: you can go to mediation and then to a tribunal.',
  'admission.gb-independent':
    'Often long before: you register directly with the school, for a fee.\nGetting to know you: a visit, an interview and, depending on age, an entrance test are usual.\nOffer: the school makes its own decision and normally asks for a deposit with the offer.\nCost: ask about bursaries and reductions before you apply.',
  'admission.gb-wales':
    'Application: you apply to the council, or for some schools to the school itself, in Welsh or English.\nClosing date: usually in the school year before; offers come in early March for secondary and in mid-April for primary schools.\nToo many applications: places are given according to published criteria such as catchment area, siblings and distance.\nIf refused: you can appeal to an independent panel.',
  'admission.gb-scotland':
    'Your school: every address has a catchment school; you enrol your child there, for Primary 1 usually in January.\nAnother school, by mid-March: for the start in August you make a placing request to the council.\nDecision: the council must grant it unless there is a legal reason not to.\nIf refused: you can go to an appeal committee and then to a court.',
  'admission.gb-ni':
    'Usually in January or February: you apply online to the Education Authority and list several schools.\nSelection: each school applies its published criteria.\nGrammar schools: many use the entrance tests held in the autumn before, which you register for separately.\nIf refused: you can appeal if the criteria were applied wrongly.',

  'admission.fr-primary':
    'At the town hall, usually in spring: you register there first; the town hall names the school of your district. School is compulsory from the age of three.\nAt the school: the headteacher then admits your child with the family record book or birth certificate, proof of address and vaccinations.\nAnother state school: you ask the town hall for an exception; it depends on the places left.',
  'admission.fr-college':
    'In the spring of CM2: you fill in a form through the primary school.\nUsually in June: you enrol your child at the collège yourself; the education authority of the département normally assigns the one for your district.\nAnother state collège: you ask for an exception, granted in a fixed order of priority if there are places.\nIf refused: you can object to the authority.',
  'admission.fr-lycee':
    'In 3e: you enter provisional choices in the second term and final ones in the third, online and in order of preference.\nAllocation: the class council gives its view on the course; places are given by district for the general and technological 2de, and by marks and choices for the vocational 2de.\nUsually at the end of June: you receive the result and must enrol immediately.\nNo place: there is a second round; you can appeal to a committee against the decision on the course.',
  'admission.fr-private':
    'Ideally a year ahead: you contact the school directly; school districts do not apply.\nAdmission: the headteacher decides after an interview and after seeing the reports.\nCost: schools under contract follow the state curriculum and charge a contribution, often based on income; without a contract it is usually higher.\nTown hall: you also declare children of primary age there.',
  'admission.fr-special':
    'ULIS or special institution: for a place you apply to the MDPH of your département.\nDecision: its commission, the CDAPH, decides on support and type of school; the education authority then assigns a place.\nSEGPA: the school makes a proposal and a commission decides.\nApply early: it takes months; you can appeal against the decision.',

  'admission.it-infanzia':
    'Usually in January: you register on a form at the school itself; attendance is voluntary.\nAge and vaccinations: children turn three by the end of the year, or a little later if there are places; you must show proof of the required vaccinations.\nToo many applications: places are given according to the school council’s criteria, such as residence, siblings and the parents’ work; the others go on a waiting list.',
  'admission.it-primo-ciclo':
    'Usually in January or February: for the first year you register on the ministry’s website and name one school and up to two alternatives.\nToo many applications: the school council’s published criteria apply, often residence and siblings.\nNo place: the form goes to the next school on your list.\nHelp: the school office helps with the form.',
  'admission.it-superiore':
    'Third year of lower secondary: the teachers’ advice is not binding.\nUsually in January or February: you choose a school and a course on the ministry’s website, with up to two alternatives.\nToo many applications: the school’s published criteria apply; music and dance schools hold aptitude tests.\nRequirement: pupils must have passed the final examination.',
  'admission.it-private':
    'Registration: you register directly with the school; some recognised schools also take part in the ministry’s procedure.\nAdmission and fees: the school sets its own criteria and fees; ask about them beforehand.\nCertificates: recognised schools (paritarie) award officially valid certificates.\nGrants: some regions give families grants.',

  'admission.es-general':
    'One procedure: state schools and private ones with public funding (concertados) admit pupils under the same rules.\nUsually between March and May: you make one application with several schools; the autonomous community sets the dates.\nToo many applications: places are given by points, mainly for siblings, distance from home or work and income, with a draw for ties.\nLists: you can object to the provisional one and appeal against the final one.',
  'admission.es-andalucia':
    'In March: you apply at the school you want or in the Secretaría Virtual, listing other schools below it.\nWithout applying: pupils of an affiliated school keep their place.\nToo many applications: places are given according to siblings, the catchment area of home or work, income and other circumstances, with a public draw for ties.\nLists: you can object to them and appeal.',
  'admission.es-madrid':
    'Free choice: there are hardly any catchment areas; you can choose any school in the region.\nUsually in spring: you apply for several schools, online or at your first choice.\nPoints: these are given mainly for siblings, for home or work in the municipality and for low income.\nNo place: the Servicio de Apoyo a la Escolarización assigns you one; you can object to the lists.',
  'admission.es-catalunya':
    'Usually in March: pre-registration (preinscripció) is online, with several schools in order of preference.\nPoints: these are given mainly for siblings, for home or work in the catchment area and for low income; ties are broken by a number drawn by lot.\nEnrolment: you must then enrol, or the place is lost.\nObjections: send them to the school; the town’s school admissions office can help.',
  'admission.es-vocational':
    'Usually between May and July: you apply online to the autonomous community, listing several courses.\nRequirements: the intermediate level requires the ESO certificate, the higher level Bachillerato or an intermediate certificate; otherwise you can take an entrance test.\nPlaces: these are given by marks and quotas.\nIn autumn: any places left are offered in another round.',
  'admission.es-special':
    'Assessment: first a guidance team assesses the needs of the child and proposes the type of school.\nDecision: on this basis, and after hearing you, the education authority of the autonomous community decides.\nReserved places: some places at mainstream schools are kept for children with special needs.\nIf you disagree: you can appeal against the decision.',
  'admission.es-private':
    'With public funding (concertado): the public procedure applies to the funded stages, with one application in spring and points for siblings, distance and income.\nWithout public funding: the school makes its own decisions and sets its own dates and fees.\nAsk beforehand: find out which stages are funded and what meals and voluntary contributions cost.\nIf refused: in the public procedure you can object.',
} as const
