/** Words that mean the same in names of British schools. One line is one group; [region] limits it to that region. */
export const BRITAIN = `
Church of England = CofE = C.E. = CE = Anglican
Church in Wales = CiW
Roman Catholic = RC = R.C. = Catholic
Voluntary Aided = VA
Voluntary Controlled = VC
Church of England Primary = CEP
Primary = Prim. = Pri.
Secondary = Sec. = Sec
Secondary modern = Sec. Mod.
Junior = Jun. = Jnr = Juniors
Infant = Infants = Inf.
Nursery = Nurs. = Kindergarten
Nursery school = Pre-School = Preschool = Playgroup
School = Sch. = Schl
Primary school = PS
High School = HS = High Sch.
Grammar school = Grammar = Gram.
Preparatory = Prep = Prep.
Comprehensive = Comp. = Compr.
Community = Comm. = Com.
Academy = Acad. = Ac.
College = Coll. = Col.
Sixth form = 6th form = VIth form = VI form = Sixth-form
Sixth form college = SFC
Further education = FE
University Technical College = UTC
City Technology College = CTC
Pupil Referral Unit = PRU = Alternative provision = Short stay school
Special educational needs = SEN = SEND
Technical = Tech.
Independent = Indep. = Ind.
Voluntary = Vol.
Methodist = Meth.
Our Lady = OL = Our Lady's
Our Lady of Lourdes = OLOL
Saint Peter and Saint Paul = SS Peter and Paul = Saints Peter and Paul
Saints = SS
Ysgol = School
Ysgol gynradd = Primary school
Ysgol uwchradd = Secondary school = High school
Ysgol gyfun = Comprehensive school
Ysgol feithrin = Nursery school
Boys = Boys'
Girls = Girls'
Mount = Mt
Upper = Upr
`
