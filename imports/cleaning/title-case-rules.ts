/** What a language writes in lower case, keeps in capitals, or joins to the next word with an apostrophe. */
export type TitleCaseRules = {
  /** In lower case unless they begin the text. */
  particles: ReadonlySet<string>
  /** Stay in capitals, as do words without a vowel. */
  acronyms: ReadonlySet<string>
  /** Before an apostrophe, in lower case unless they begin the text. */
  elisions: ReadonlySet<string>
  /** Words after a shortened `d'` that are part of a surname, so that the D is a capital. */
  surnamesAfterD: ReadonlySet<string>
  /** Surnames that begin with an article: La Pira. */
  surnamesAfterArticle: ReadonlySet<string>
  /** A particle after one of these is the beginning of a name: Via La Pira. */
  beforeName: ReadonlySet<string>
}

const words = (text: string) => new Set(text.split(' '))
const none: ReadonlySet<string> = new Set()

export const TITLE_CASE_RULES = {
  it: {
    particles: words(
      'di del dello della dei degli delle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle e ed a ad ' +
        'al allo alla ai agli alle con col per su sul sullo sulla sui sugli sulle tra fra il lo la gli le un uno una che non o',
    ),
    acronyms: words(
      'IC IIS IS ISS ISIS ISISS ITIS ITI ITC ITG ITE ITT ITCG ITET ITA ITAS ITN IPSIA IPIA IPSAR IPSSAR IPSSEOA IPSEOA ' +
        'ITTL ITTS ITES IPC IPSS IPSC IPSSS IPSCT IPSASR IPSAA IPAA IP IT SMS CPIA CTP DD ETS ONLUS SRL AFM CAT II III FISM ISA IPSSCT',
    ),
    elisions: words('d de l dell all nell dall sull coll un'),
    surnamesAfterD: words('annunzio acquisto azeglio amico antona angelo alessandro ovidio onofrio arrigo arpino'),
    surnamesAfterArticle: words('pira malfa marmora torre guardia loggia masa rocca'),
    beforeName: words('via viale piazza piazzale largo corso vicolo strada contrada don dott padre suor'),
  },
  fr: {
    particles: words('de du des la le les et en sur sous aux au à a lès les un une dans par pour'),
    acronyms: words('ZAC ZI ZUP BP RN RD REP SEGPA ULIS IME EREA CFA LP LEP HC'),
    elisions: words('d l qu'),
    surnamesAfterD: none,
    surnamesAfterArticle: none,
    beforeName: none,
  },
  es: {
    particles: words('de del la las los el y e en a al con'),
    acronyms: words('CEIP IES CPR CRA CEE EOI UPACE ESAEM'),
    elisions: none,
    surnamesAfterD: none,
    surnamesAfterArticle: none,
    beforeName: words('calle avenida plaza paseo'),
  },
  de: {
    particles: words('am an auf bei beim der des die das den dem für im in mit und von vom zu zum zur'),
    acronyms: words('GGS KGS EGS IGS KGS BBS AWO CJD DRK'),
    elisions: none,
    surnamesAfterD: none,
    surnamesAfterArticle: none,
    beforeName: none,
  },
  en: {
    particles: words('of the and on upon in at with for'),
    acronyms: words('UTC RC CE UK JFS AP PRU SEN'),
    elisions: none,
    surnamesAfterD: none,
    surnamesAfterArticle: none,
    beforeName: none,
  },
} as const satisfies Record<string, TitleCaseRules>

export type TitleCaseLanguage = keyof typeof TITLE_CASE_RULES
