import type { CookieId, StoredId } from '../../device-storage/device-storage.ts'
import type { RetentionId } from '../../retention/retention.server.ts'
import type { FigureId } from '../../transparency/count-decisions.server.ts'

/** Words in the tables of the legal pages. */
export type TableTexts = {
  /** Label, then the titles of the columns. */
  heads: Record<
    | 'operator'
    | 'cookies'
    | 'storage'
    | 'retention'
    | 'authorities'
    | 'coordinators'
    | 'enforcement'
    | 'figures'
    | 'material',
    [label: string, ...columns: string[]]
  >
  operator: Record<
    'name' | 'address' | 'representative' | 'register' | 'vatId' | 'email' | 'phone' | 'gbRepresentative',
    string
  >
  cookies: Record<CookieId, string>
  stored: Record<StoredId, string>
  life: { removed: string; tab: string }
  retention: Record<RetentionId, { what: string; until: string }>
  figures: Record<FigureId, string>
  /** Label of the row of a rule. */
  reason: string
  /** Shown for a figure that has no cases yet. */
  none: string
  register: Record<
    | 'publisher'
    | 'licence'
    | 'attribution'
    | 'edition'
    | 'period'
    | 'imported'
    | 'scope'
    | 'undated'
    | 'never'
    | 'starter'
    | 'read'
    | 'stock'
    | 'stockFacts'
    | 'old'
    | 'schoolYear'
    | 'daily'
    | 'weekly'
    | 'monthly'
    | 'quarterly'
    | 'yearly',
    string
  >
  coverage: Record<'region' | 'regions' | 'all' | 'unknown' | 'missing' | 'empty', string> & { head: string[] }
  material: Record<
    | 'baseMap'
    | 'waters'
    | 'publicDomain'
    | 'borders'
    | 'cityData'
    | 'streets'
    | 'towns'
    | 'districts'
    | 'literata'
    | 'sourceSans'
    | 'icons',
    string
  >
}

export const de: TableTexts = {
  heads: {
    operator: ['Wer Aulario betreibt'],
    cookies: ['Cookies', 'Cookie', 'Wozu', 'Dauer'],
    storage: ['Speicher des Browsers', 'Name', 'Wozu', 'Dauer'],
    retention: ['Speicherdauer', 'Was', 'Wie lange'],
    authorities: ['Aufsichtsbehörden', 'Land', 'Behörde'],
    coordinators: ['Behörden für digitale Dienste', 'Land', 'Behörde'],
    enforcement: ['Durchsetzungsstellen', 'Land', 'Stelle'],
    figures: ['Zahlen zur Moderation', 'Was', 'Insgesamt'],
    material: ['Karten, Orte, Schriften', 'Was', 'Von wem', 'Lizenz'],
  },
  operator: {
    name: 'Name',
    address: 'Anschrift',
    representative: 'Vertreten durch',
    register: 'Registereintrag',
    vatId: 'Umsatzsteuer-Identifikationsnummer',
    email: 'E-Mail',
    phone: 'Telefon',
    gbRepresentative: 'Vertreter im Vereinigten Königreich',
  },
  cookies: {
    session: 'Hält euch angemeldet. Wird erst bei der Anmeldung gesetzt.',
    device:
      'Zeigt uns, dass dieser Browser schon einmal richtig angemeldet war: Dann sperren ihn falsche Versuche von Fremden nicht aus. Enthält keine Angaben zur Person. Wird erst nach einer Anmeldung gesetzt.',
    signUp: 'Merkt sich eine begonnene Registrierung, bis die E-Mail-Adresse bestätigt ist.',
    google: 'Schützt die Anmeldung mit Google vor Missbrauch. Nur nach einem Klick auf den Knopf.',
    googleLink:
      'Merkt sich, dass ihr von Google kommt, bis ihr das Passwort eures Kontos angegeben habt. Nur wenn es mit dieser Adresse schon eines gibt.',
    message: 'Zeigt nach dem Absenden eines Formulars einmal eine Meldung wie „Gespeichert“.',
    sidebar: 'Merkt sich, ob die Seitenleiste im Schulbereich breit oder schmal ist. Nur wenn ihr sie umstellt.',
    theme: 'Merkt sich hell oder dunkel. Nur wenn ihr es umstellt.',
    languageOffer: 'Merkt sich, dass ihr das Angebot einer anderen Sprache weggeklickt habt.',
    mapServer: 'Merkt sich, dass ihr der Karte eines anderen Anbieters zugestimmt habt.',
  },
  stored: {
    shortlist: 'Eure Merkliste mit euren Notizen, solange ihr kein Konto habt.',
    searches: 'Eure letzten fünf Suchen, damit ihr sie wiederholen könnt.',
    point: 'Die Adresse, ab der ihr Entfernungen messt, mit ihrem Standort.',
    children: 'Geburtsmonat und Gebiet eurer Kinder, mit dem Kürzel, das ihr ihnen gebt, für ihre Termine.',
    shortcuts: 'Dass jemand aus unserem Team Tastenkürzel ausgeschaltet hat.',
    review: 'Was ihr in eine Bewertung getippt und noch nicht abgesendet habt.',
    scroll: 'Wo ihr auf einer Seite wart, damit „Zurück“ dorthin führt.',
    build: 'Welche Fassung der Seite geladen ist, damit nach einer neuen alles zusammenpasst.',
  },
  life: { removed: 'bis ihr es löscht', tab: 'bis der Tab geschlossen wird' },
  retention: {
    account: {
      what: 'Konto: E-Mail-Adresse, Name, Bild, Kontaktdaten, Einstellungen, Merkliste, Benachrichtigungen',
      until: 'Bis ihr das Konto löscht, danach {period} für den Fall, dass ihr es zurückholt',
    },
    child: {
      what: 'Kinder im Konto: Geburtsmonat und Gebiet, und woran wir erinnert haben',
      until:
        '{period} nach der letzten Erinnerung, ohne eine nach der letzten Änderung; oder bis ihr sie entfernt oder die Einwilligung widerruft',
    },
    reminderConsent: {
      what: 'Einwilligung in Erinnerungen: wann und in welchen Text',
      until: '{period} nach dem Widerruf, oder mit dem Konto',
    },
    news: { what: 'Benachrichtigungen', until: '{period}' },
    mailing: { what: 'Wer ein Rundschreiben von uns bekommen hat', until: '{period} nach der letzten E-Mail' },
    signUp: { what: 'Registrierung, die nicht bestätigt wurde', until: '{period}' },
    session: {
      what: 'Anmeldung mit IP-Adresse und Angabe des Browsers',
      until: '{period} nach der letzten Nutzung, oder bis ihr euch abmeldet',
    },
    link: { what: 'Links, die wir per E-Mail schicken', until: 'Höchstens {period}, oder bis sie benutzt sind' },
    attempt: {
      what: 'Zähler gegen Missbrauch; statt Adressen stehen darin Prüfsummen',
      until: 'Höchstens {period}',
    },
    codeTry: { what: 'Zahl falscher Codes bei der Zwei-Faktor-Anmeldung', until: '{period} nach dem letzten Versuch' },
    review: {
      what: 'Bewertungen mit früheren Fassungen und „hilfreich“-Stimmen',
      until: 'Bis ihr sie oder das Konto löscht',
    },
    schoolDay: {
      what: 'Angabe einer Familie zum Schultag',
      until: '{period}, oder bis ihr sie zurückzieht oder euer Konto löscht',
    },
    draft: { what: 'Bewertung, die ohne Anmeldung geschrieben wurde', until: '{period}' },
    trace: {
      what: 'Kennung des Netzes, aus dem eine Bewertung kam, und Einladungslink',
      until: '{period} nach der letzten Änderung',
    },
    proof: { what: 'Nachweise zu Bewertungen', until: 'Bis zur Entscheidung, höchstens {period}' },
    matter: { what: 'Einsprüche und Antworten auf Anfechtungen', until: 'Bis ihr das Konto löscht' },
    report: {
      what: 'Name und Adresse von Menschen, die eine Bewertung melden',
      until: '{period} nach der Entscheidung',
    },
    decision: {
      what: 'Entscheidungen der Moderation und Protokoll der Aktionen des Teams, ohne Namen',
      until: 'Auf Dauer; mit dem Konto geht jeder Bezug zu euch verloren',
    },
    claim: {
      what: 'Anträge, eine Schule zu verwalten, mit Nachweisen',
      until: '{period} nach der Entscheidung; Nachweise nur bis zur Entscheidung',
    },
    merge: { what: 'Vermerk, welche Einträge beim Zusammenführen doppelter Schulen mitkamen', until: '{period}' },
    claimCode: { what: 'Codes, die wir an Schulen schicken', until: '{period}' },
    operator: {
      what: 'Wer eine Schule verwaltet und was diese Personen für sie geschrieben haben',
      until: 'Bis das Konto gelöscht wird; die Texte der Schule bleiben ohne Namen',
    },
    invitation: { what: 'Einladungen, eine Schule mitzuverwalten', until: '{period}' },
    groupInvitation: { what: 'Einladungen in eine Gruppe von Schulen oder an eine Gruppe', until: '{period}' },
    groupChange: { what: 'Sammeländerungen einer Gruppe, mit dem Konto, das sie vorgenommen hat', until: '{period}' },
    correction: {
      what: 'Adresse von Menschen, die eine falsche Angabe melden',
      until: '{period} nach der Entscheidung',
    },
    upload: { what: 'Angefangene Uploads und Dateien, auf die nichts mehr verweist', until: '{period}' },
    keyUse: { what: 'Zahl der Anfragen mit einem Schlüssel für Programme, nach Tagen', until: '{period}' },
    premiumContent: {
      what: 'Bilder, Videos und Logo einer Schule über den kostenlosen Umfang hinaus',
      until: '{period} nach dem Ende von Premium',
    },
    removedMedia: {
      what: 'Fotos und Videos einer Schule, die wir entfernt haben',
      until: '{period} nach der letzten Entscheidung darüber',
    },
    order: {
      what: 'Bestellungen mit Käufer, Rechnungen und Stornorechnungen',
      until: '{period} nach dem Ende des Jahres der letzten Rechnung oder Stornorechnung (Steuerrecht)',
    },
    ossOrder: {
      what: 'Bestellungen, deren Umsatzsteuer wir einem anderen Mitgliedstaat über den One-Stop-Shop schulden',
      until:
        '{period} nach dem Ende des Jahres der letzten Rechnung oder Stornorechnung (Art. 369k der Richtlinie 2006/112/EG)',
    },
    unpaidOrder: { what: 'Bestellungen, die nie bezahlt wurden', until: '{period}' },
    withdrawal: {
      what: 'Widerrufs- und Kündigungserklärungen',
      until: '{period} nach dem Ende des Jahres, in dem sie eingingen (Verjährung)',
    },
    enquiry: { what: 'Nachrichten an Schulen und deren Antworten', until: '{period} nach dem Eingang' },
    contactMessage: { what: 'Nachrichten über das Kontaktformular', until: '{period} nach dem Eingang' },
    supportRequest: {
      what: 'Support-Anfragen von Schulen und unsere Antworten',
      until: '{period} nach dem Abschluss, oder mit dem Konto',
    },
    namedPerson: {
      what: 'Anliegen von Personen, die in Bewertungen genannt werden',
      until: '{period} nach dem Abschluss',
    },
    suspension: { what: 'Sperre eines Kontos mit ihrem Grund', until: '{period} nach ihrem Ende' },
    team: {
      what: 'Wer im Team woran arbeitet und wer eine Regel geändert hat',
      until: '{period} nach dem Ende der Arbeit; der Name an einer Regel, bis das Konto gelöscht wird',
    },
    importFile: {
      what: 'Hochgeladene Dateien amtlicher Verzeichnisse; daraus übernehmen wir keine Namen von Menschen',
      until: '{period}',
    },
    visit: {
      what: 'Tageskennungen, mit denen Besuche einer Schule gezählt werden',
      until: 'Bis der Tag vorbei ist, spätestens {period} danach',
    },
    figure: { what: 'Summen der Besuche je Schule und Tag, ohne Bezug zu Menschen', until: '{period}' },
    searchMiss: { what: 'Suchtexte ohne Treffer, ohne Bezug zu Menschen', until: '{period}' },
    mail: { what: 'E-Mails in der Warteschlange', until: '{period} nach dem Versand' },
    suppression: {
      what: 'Adressen, von denen E-Mails zurückkamen',
      until: '{period}, oder bis die Adresse wieder bestätigt ist',
    },
    failedJob: { what: 'E-Mails und Aufträge, die endgültig gescheitert sind', until: '{period}' },
    erasure: {
      what: 'Kennung gelöschter Konten und Bewertungen, damit eine zurückgespielte Sicherung sie wieder löscht',
      until: '{period}',
    },
  },
  reason: 'nicht veröffentlicht oder entfernt, weil: {rule}',
  figures: {
    received: 'Bewertungen, die bei uns eingegangen und gespeichert sind',
    published: 'Bewertungen, die veröffentlicht wurden',
    reports: 'Meldungen von Bewertungen und Antworten',
    illegal: 'davon als rechtswidrig gemeldet (Art. 16)',
    upheld: 'Meldungen, denen wir stattgegeben haben',
    dismissed: 'Meldungen, die wir zurückgewiesen haben',
    reportTime: 'Mittlere Dauer bis zur Entscheidung über eine Meldung (Median)',
    rejected: 'Bewertungen, die wir nicht veröffentlicht haben',
    removed: 'Inhalte, die wir entfernt haben',
    automated: 'Entscheidungen ohne Beteiligung eines Menschen',
    objections: 'Einsprüche',
    objectionsUpheld: 'Einsprüche, denen wir stattgegeben haben',
    objectionTime: 'Mittlere Dauer bis zur Entscheidung über einen Einspruch (Median)',
    disputes: 'Anfechtungen durch Schulen',
    disputesUpheld: 'Anfechtungen, nach denen die Bewertung entfernt wurde',
    warnings: 'Hinweise in Profilen von Schulen',
    suspensions: 'Gesperrte Konten',
  },
  none: '–',
  register: {
    publisher: 'Herausgeber',
    licence: 'Lizenz',
    attribution: 'Quellenvermerk',
    edition: 'Stand',
    period: 'Zahlen bis',
    imported: 'Eingelesen',
    scope: 'Umfang',
    undated: 'Der Herausgeber nennt keinen Tag.',
    never: 'noch nicht',
    starter: 'Stand {year}: Startbestand, nicht aktuell (veränderter Auszug)',
    read: '{day}, {rows} Zeilen',
    stock: '{schools} Schulen, {facts} Angaben',
    stockFacts: '{facts} Angaben',
    old: 'älter als üblich; der Herausgeber liefert {rhythm}',
    schoolYear: 'Schuljahr {year}',
    daily: 'täglich',
    weekly: 'wöchentlich',
    monthly: 'monatlich',
    quarterly: 'vierteljährlich',
    yearly: 'jährlich',
  },
  coverage: {
    head: ['Schulart', 'Schulen', 'mit Standort', 'mit mindestens {facts} Angaben'],
    region: 'Region',
    regions: 'Nach Regionen ({count})',
    all: 'Alle zusammen',
    unknown: 'ohne Region',
    missing: 'Es fehlen noch: {stages}.',
    empty: 'Noch kein Verzeichnis eingelesen.',
  },
  material: {
    baseMap: 'Umrisse und Küsten der Karte',
    waters: 'Flüsse und Seen der Karte',
    publicDomain: 'Gemeinfrei',
    borders: 'Grenzen von Stadtteilen',
    cityData: 'Offene Daten der Städte, mit Namensnennung',
    streets: 'Straßen der Karte',
    towns: 'Orte in Italien, wo im Verzeichnis der Standort fehlt',
    districts: 'Stadtteile, Dörfer und Kreise in der Suche',
    literata: 'Schrift Literata',
    sourceSans: 'Schrift Source Sans 3',
    icons: 'Symbole (Lucide)',
  },
}
