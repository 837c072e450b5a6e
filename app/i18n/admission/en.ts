export const admission = {
  'admission.title': 'How to register',
  'admission.note': 'What the school and the authority say is what counts; deadlines change from year to year.',
  'admission.place': 'Applies to: {place}',
  'admission.source': 'Source: {source}',
  'admission.written': 'written on {day}',

  'admission.de-primary':
    'In most cases your child belongs to the primary school of the district you live in.\nThe town or the school writes to you; you register in the autumn or spring before school starts, depending on the Land.\nYou will normally need the birth certificate, identification and proof of measles vaccination.\nFor another primary school you apply with reasons; if you are refused, the letter says how to object.',
  'admission.de-primary-nw':
    'You choose the primary school yourself; as a rule there are no school districts.\nYou register at one school only, in the autumn before the year your child starts, usually by mid-November.\nAs far as there are places, your child has a right to the nearest primary school of the kind you want.\nIf too many register, the head decides by hardship, siblings and the way to school; you can object to a refusal.',
  'admission.de-primary-be':
    'You register at the primary school of your catchment area, usually in the autumn of the year before, even if you want another school or an independent one.\nThere you state your wish for another school and your reasons; the school office of the borough decides by places, siblings and the school’s profile. Primary school lasts six years. You can object to the decision.',
  'admission.de-primary-hh':
    'Every child is introduced at a local primary school at about four and a half.\nYou register a year later in the registration week, usually in January, and name up to three schools.\nIf too many register, siblings and the shorter way to school count most.\nYou can object to the decision of the school authority.',
  'admission.de-primary-by':
    'Your child belongs to the primary school of the district you live in; registration is usually in March.\nBring the birth certificate, the papers of the school entry health check and proof of measles vaccination.\nTo attend a school outside the district you apply to the municipality, which agrees only for compelling personal reasons.\nThe letter says what you can do against a refusal.',
  'admission.de-secondary':
    'In year 4 the primary school advises you and makes a recommendation; in most Länder parents decide on the type of school.\nYou register after the half-year report, usually between February and April, with the report, the recommendation and the birth certificate.\nIf a school has too few places, siblings, the way to school, its profile and a draw count, depending on the Land.\nIf you are refused, you are offered a place elsewhere, and the letter says how to object.',
  'admission.de-secondary-nw':
    'With the half-year report of year 4 you receive a recommendation, which does not bind you, and the registration form.\nYou register at one school only, usually in February, at comprehensive schools often earlier.\nIf too many register, the head decides by hardship and further criteria such as siblings, the way to school or a draw.\nIf refused, you register at a school with free places; you can also object.',
  'admission.de-secondary-by':
    'The transfer report comes in May. A Gymnasium requires an average of 2.33 or better in German, mathematics and general studies, a Realschule 2.66; otherwise trial lessons decide.\nYou register at the school itself, usually in the first half of May.\nThere is no right to a particular school; the Mittelschule follows the school district.',
  'admission.de-secondary-be':
    'Children usually change after year 6. A forecast comes with the half-year report; you then register at the school of your first choice and name a second and a third.\nA Gymnasium requires a matching forecast or passed trial lessons.\nIf there are too few places, hardship, the school’s own criteria and a draw count; you can object to the decision.',
  'admission.de-secondary-hh':
    'After year 4 you choose between a Stadtteilschule and a Gymnasium; the view of the primary school does not bind you.\nIn the registration week, usually late January or early February, you name up to three schools.\nIf too many register, hardship, siblings and the way to school count.\nWhether a child stays at the Gymnasium after year 6 is for its teachers to decide.',
  'admission.de-secondary-bw':
    'For a Gymnasium, the view of the primary school, the Kompass 4 test and your wish all count; if neither view nor test fits, there is a further aptitude test.\nAll other types of school are your free choice.\nYou register at the school you want, usually in March.\nThere is no right to a particular school as long as another of the same kind is within reach.',
  'admission.de-secondary-sn':
    'In the second half of year 4 you receive a recommendation.\nIf it is not for a Gymnasium but you want one, your child takes a written test there and you are advised; then you decide.\nYou register at the school you want, usually in February or March.\nIf too many register, the head decides by hardship, siblings and further criteria.',
  'admission.de-secondary-bb':
    'Most children change after year 6, by the procedure called Ü7.\nWith the half-year report you name a first and a second choice, usually in February.\nA Gymnasium requires a matching report of the primary school and good marks in German, mathematics and the first foreign language, or passed trial lessons.\nThe head decides on admission; you can object to the decision.',
  'admission.de-secondary-th':
    'For a Gymnasium after year 4 a child needs at least good marks in the core subjects, a recommendation of the primary school or a passed entrance test.\nThe Regelschule and the Gemeinschaftsschule are open to all.\nYou register at the school you want, usually in February or March.\nIf too many register, fixed criteria decide and another place is offered.',
  'admission.de-secondary-mv':
    'Years 5 and 6 are a shared orientation stage at a Regionale Schule or comprehensive; the Gymnasium usually starts with year 7.\nIn year 6 the school recommends a path, and you decide. You register after the half-year report.\nThe school office names the responsible schools and exceptions.',
  'admission.de-vocational':
    'The training company registers its apprentices: trade and place of training decide which vocational school they attend.\nFor full-time courses such as a Berufsfachschule, Fachoberschule or vocational Gymnasium you apply yourself, usually in February or March with your latest report, in some Länder online.\nEach course requires a certain leaving certificate and sometimes marks.\nThe school and the employment agency advise you.',
  'admission.de-special':
    'First it is established whether a child needs special educational support; parents or the school ask for it.\nAfter an expert report the school authority decides.\nIn most Länder you can then choose between a special school and joint lessons at a mainstream school, where both exist. The letter says how you can object.',
  'admission.de-private':
    'Independent schools decide for themselves whom they take and sign a contract with you.\nAsk early, often a year ahead or more; a conversation is usual, sometimes a trial day. Fees often depend on income.\nWhen a child starts school, the local state primary school still wants to know where it goes.',

  'admission.gb-nursery':
    'You apply for a nursery place to the school itself or to the council.\nSome hours are free; how many depends on the age of the child and on the parents’ work.\nIf too many apply, the school’s published criteria decide.\nA nursery place gives no right to a reception place at the same school: you apply again for that.',
  'admission.gb-primary':
    'You apply to the council where you live, even for schools elsewhere, and list several schools in order of preference.\nThe closing date is 15 January before the September in which school starts; offers come in mid-April.\nIf too many apply, published criteria decide, often children in care, siblings, faith and distance.\nIf refused, you can appeal to an independent panel and join the waiting list.',
  'admission.gb-secondary':
    'You apply to the council where you live and list several schools in order of preference.\nThe closing date is 31 October before the move; offers come in early March.\nFor grammar schools you enter your child for the test earlier, usually before the summer holidays.\nIf too many apply, published criteria decide; if refused, you can appeal to an independent panel.',
  'admission.gb-post-16':
    'You apply directly to the sixth form or college, usually between autumn and spring of Year 11.\nThere is an interview and an offer that depends on certain GCSE grades.\nYou enrol after the results at the end of August.\nColleges often take students later too if there are places.',
  'admission.gb-special':
    'Most of these schools take children with an education, health and care plan.\nThe council names the school in the plan after you have said which you prefer and it has consulted the school. The usual closing dates do not apply.\nIf you disagree, you can go to mediation and then to a tribunal.',
  'admission.gb-independent':
    'You register directly with the school, for a fee and often long before.\nA visit, an interview and, depending on age, an entrance test are usual.\nThe school decides for itself and normally asks for a deposit with the offer.\nAsk about bursaries and reductions before you apply.',
  'admission.gb-wales':
    'You apply to the council, or to the school itself for some schools, in Welsh or English.\nThe closing date is in the school year before; offers come in early March for secondary and in mid-April for primary schools.\nIf too many apply, published criteria such as catchment area, siblings and distance decide.\nIf refused, you can appeal to an independent panel.',
  'admission.gb-scotland':
    'Every address has a catchment school; you enrol your child there, for Primary 1 usually in January.\nFor another school you make a placing request to the council, by mid-March for the start in August.\nThe council must grant it unless there is a legal reason not to.\nIf refused, you can go to an appeal committee and then to a court.',
  'admission.gb-ni':
    'You apply online to the Education Authority, usually in January or February, and list several schools. Each school applies its published criteria.\nMany grammar schools use the entrance tests held in the autumn before, which you register for separately.\nIf refused, you can appeal if the criteria were applied wrongly.',

  'admission.fr-primary':
    'School is compulsory from the age of three. You first register at the town hall, usually in spring, which names the school of your district.\nThe head then admits your child with the family record or birth certificate, proof of address and vaccinations.\nFor another state school you ask the town hall for an exception; it depends on places.',
  'admission.fr-college':
    'In CM2 you fill in a form through the primary school in spring.\nThe education authority of the département normally assigns your child to the collège of your district; you then enrol there yourself, usually in June.\nFor another state collège you ask for an exception, granted by a fixed order of reasons if there are places. If refused, you can object to the authority.',
  'admission.fr-lycee':
    'In 3e you give provisional wishes in the second term and final ones in the third, online and in order.\nThe class council states its view on the path; places go by district for the general and technological 2de, by marks and wishes for the vocational one.\nThe answer usually comes at the end of June, and you enrol at once.\nWithout a place there is a second round; against the decision on the path there is an appeal committee.',
  'admission.fr-private':
    'You contact the school directly, ideally a year ahead; school districts do not apply.\nThe head decides after a conversation and by the reports.\nSchools under contract follow the state curriculum and ask for a contribution, often by income; without a contract it is usually higher.\nChildren of primary age are also reported to the town hall.',
  'admission.fr-special':
    'For a place in a ULIS or a special institution you apply to the MDPH of your département.\nIts commission, the CDAPH, decides on support and type of school; the education authority then assigns a place.\nFor a SEGPA the school makes a proposal and a commission decides.\nApply early, it takes months; you can appeal against the decision.',

  'admission.it-infanzia':
    'Attendance is voluntary. You register on a form at the school itself, usually in January; children turn three by the end of the year, or a little later if there are places. The required vaccinations must be shown.\nIf too many register, the criteria of the school’s council decide, such as residence, siblings and the parents’ work; the others go on a waiting list.',
  'admission.it-primo-ciclo':
    'For the first year you register online with the ministry, usually in January or February, and name one school and up to two more.\nIf too many register, the criteria that the school’s council has published apply, often residence and siblings.\nIf the school cannot take your child, the form goes to the next school on your list. The school office helps with the form.',
  'admission.it-superiore':
    'In the third year of lower secondary school the teachers give advice that does not bind you.\nYou choose school and course online with the ministry, usually in January or February, with up to two alternatives.\nIf too many register, the school’s published criteria apply; music and dance schools hold aptitude tests.\nPupils must have passed the final examination.',
  'admission.it-private':
    'You register directly with the school; some recognised schools also take part in the ministry’s procedure.\nThe school decides by its own criteria and charges fees that you should ask about beforehand.\nRecognised schools (paritarie) award valid certificates. Some regions pay families a grant.',

  'admission.es-general':
    'State schools and private ones with public funding (concertados) admit by the same procedure.\nYou make one application with several schools, usually between March and May; the autonomous community sets the dates.\nIf too many apply, there are points, mainly for siblings, nearness of home or work and income, and a draw for ties.\nYou can object to the provisional list and appeal against the final one.',
  'admission.es-andalucia':
    'You apply in March at the school you want or in the Secretaría Virtual, with further schools below it.\nPupils of an affiliated school keep their place without applying.\nIf too many apply, siblings, the catchment area of home or work, income and other circumstances count, and a public draw for ties. You can object to the lists and appeal.',
  'admission.es-madrid':
    'There are hardly any catchment areas: you can choose any school in the region.\nYou apply with several schools, usually in spring, online or at your first choice.\nPoints are given mainly for siblings, home or work in the municipality and income.\nThose left without a place get one through the Servicio de Apoyo a la Escolarización; you can object to the lists.',
  'admission.es-catalunya':
    'Pre-registration (preinscripció) is usually in March, online, with several schools in your order.\nPoints are given mainly for siblings, for home or work in the catchment area and for low income; a drawn number decides ties.\nEnrolment follows, otherwise the place is lost.\nObjections go to the school; the town’s schooling office helps.',
  'admission.es-vocational':
    'You apply online to the autonomous community, usually between May and July, with several courses.\nThe intermediate level requires the ESO certificate, the higher one Bachillerato or an intermediate certificate; otherwise an entrance test leads there. Places go by marks and quotas.\nWhat is left is offered in another round in autumn.',
  'admission.es-special':
    'First a guidance team assesses the needs of the child and proposes the kind of school.\nOn this basis, and after hearing you, the education authority of the autonomous community decides.\nSome places at mainstream schools are reserved for children with special needs. You can appeal against the decision.',
  'admission.es-private':
    'If the private school has public funding (concertado), the public procedure applies to the funded stages: one application in spring, points for siblings, nearness and income.\nWithout it the school decides for itself and sets dates and cost.\nAsk which stages are funded and what meals and voluntary contributions cost.\nIf refused in the public procedure, you can object.',
} as const
