import type { LawText } from '../legal-text.ts'

export const de: LawText = {
  title: 'Datenschutz',
  description: 'Welche Daten Aulario wozu und wie lange verarbeitet und welche Rechte ihr habt.',
  intro:
    'Suchen, lesen und vergleichen könnt ihr ohne Konto und ohne dass wir wissen, wer ihr seid. Diese Seite erklärt, welche Daten wir wann verarbeiten, auf welcher Grundlage und wie lange (Art. 13 und 14 DSGVO).',
  sections: [
    {
      id: 'summary',
      title: 'Das Wichtigste',
      blocks: [
        {
          list: [
            'Keine Werbung von Dritten, kein Tracking, kein Profiling. Schriften, Karten, Bilder und Skripte kommen von unserem eigenen Server.',
            'Cookies nur für Dienste, die ihr ausdrücklich gewünscht habt. Deshalb fragt kein Banner um Erlaubnis.',
            'Euren Standort nutzen wir nur für das, wofür ihr ihn freigebt, und speichern ihn nicht.',
            'Eine Schule erfährt nie, wer eine Bewertung geschrieben hat.',
            'Eure Daten könnt ihr jederzeit [mitnehmen oder löschen](/account/data).',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Verantwortlich',
      blocks: [
        { insert: 'operator' },
        { when: 'dataProtectionOfficer', text: 'Datenschutzbeauftragte Person: {dataProtectionOfficer}.' },
        {
          when: 'noDataProtectionOfficer',
          union:
            'Eine Datenschutzbeauftragte oder einen Datenschutzbeauftragten müssen wir nicht benennen (Art. 37 DSGVO, § 38 BDSG). Fragen zum Datenschutz beantworten wir unter {email}.',
          british:
            'Eine Datenschutzbeauftragte oder einen Datenschutzbeauftragten müssen wir nicht benennen (Art. 37 DSGVO und UK GDPR). Fragen zum Datenschutz beantworten wir unter {email}.',
        },
        {
          when: 'britishRepresentative',
          text: 'Vertreter im Vereinigten Königreich (Art. 27 UK GDPR): {britishRepresentative}.',
        },
        {
          when: 'unionRepresentative',
          text: 'Vertreter in der Europäischen Union (Art. 27 DSGVO): {unionRepresentative}.',
        },
      ],
    },
    {
      id: 'visit',
      title: 'Wenn ihr die Seite besucht',
      blocks: [
        'Um euch eine Seite zu schicken, braucht unser Server eure IP-Adresse. In das Protokoll schreiben wir nur Zeitpunkt, Pfad, Status und Dauer, keine Adresse und nichts, was ihr eingegeben habt. Grundlage: berechtigtes Interesse am sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Gegen Missbrauch zählen wir, wie oft von einem Anschluss Formulare abgeschickt werden. Dafür speichern wir statt der Adresse eine Prüfsumme. Die Grundlage ist dieselbe.',
        'Schulen sehen, wie oft ihr Profil besucht wurde. Wir zählen ohne Cookies: Aus Adresse und Browser entsteht mit einem zufälligen Tagesschlüssel eine Kennung, die am Ende des Tages mit dem Schlüssel gelöscht wird. Danach bleiben nur Summen. Grundlage: berechtigtes Interesse an einer Statistik ohne Überwachung (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Suchtexte ohne Treffer zählen wir ohne Bezug zu euch, um die Suche zu verbessern. Was wie ein Name oder eine Adresse aussieht, nehmen wir nicht auf.',
        'Gebt ihr euren Standort frei, suchen wir damit die nächste Postleitzahl. In der Adresse der Seite steht nur sie. Grundlage: eure Einwilligung im Browser (Art. 6 Abs. 1 Buchst. a DSGVO).',
        'Messt ihr Entfernungen ab einer Adresse, schlagen wir sie einmal nach und speichern sie nicht; sie bleibt in eurem Browser. Grundlage: berechtigtes Interesse, eure Frage zu beantworten (Art. 6 Abs. 1 Buchst. f DSGVO).',
        {
          when: 'ways',
          text: 'Wollt ihr wissen, wie viele Minuten ihr zu einer Schule braucht oder wie weit ihr kommt, schickt euer Browser den Punkt, auf etwa 100 m gerundet, an unseren Server. Der rechnet mit einem Dienst, den wir selbst betreiben; nichts davon wird gespeichert, protokolliert oder weitergegeben. Grundlage: eure Einwilligung, die ihr dort jederzeit zurücknehmen könnt (Art. 6 Abs. 1 Buchst. a DSGVO).',
        },
        'Fragt ihr nach den Terminen eines Kindes, brauchen wir Geburtsmonat und Ort oder Gebiet nur für die Antwort und speichern sie nicht. Euer Browser merkt sich das Kind nur, wenn ihr das wollt; öffnet ihr die Seite wieder, fragt er uns nach den Terminen des Gebiets, ohne das Kind zu nennen. Grundlage: berechtigtes Interesse, eure Frage zu beantworten (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Stellt ihr eine Runde von Tagen der offenen Tür zusammen oder schaltet ihr ein, dass euer Gerät sich merkt, wann ihr welche Schule angesehen habt, fragt euer Browser uns nach diesen Terminen und Schulen, um zu zeigen, was sich geändert hat. Wir speichern und protokollieren davon nichts. Grundlage: berechtigtes Interesse, euren Wunsch zu erfüllen (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Teilt ihr eine gemeinsame Liste, verschlüsselt euer Browser sie, bevor er sie uns schickt. Der Schlüssel steht im Link hinter dem Zeichen #, das kein Browser überträgt: Wir können die Liste nicht lesen, und ihre Kennung steht nicht im Protokoll. Damit ihr die Angaben zu den Schulen seht, fragt euer Browser uns danach; was er fragt, speichern wir nicht. Grundlage: berechtigtes Interesse, euch die Liste bereitzustellen (Art. 6 Abs. 1 Buchst. f DSGVO).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies und Speicher eures Geräts',
      blocks: [
        {
          union:
            'Wir legen nur ab, was für einen Dienst nötig ist, den ihr ausdrücklich gewünscht habt. Das ist ohne Einwilligung erlaubt (§ 25 Abs. 2 Nr. 2 TDDDG und die entsprechenden Regeln der anderen Länder). Diese Listen sind vollständig; ein Test vergleicht sie mit dem Programm.',
          british:
            'Wir legen nur ab, was für einen Dienst nötig ist, den ihr ausdrücklich gewünscht habt. Das ist ohne Einwilligung erlaubt (Regulation 6 der Privacy and Electronic Communications Regulations 2003 und die entsprechenden Regeln der anderen Länder). Diese Listen sind vollständig; ein Test vergleicht sie mit dem Programm.',
        },
        { insert: 'cookies' },
        { insert: 'storage' },
      ],
    },
    {
      id: 'account',
      title: 'Wenn ihr ein Konto habt',
      blocks: [
        'Für ein Konto brauchen wir eure E-Mail-Adresse und ein Passwort, das wir nur als Prüfsumme speichern. Name, Bild und Kontaktdaten sind freiwillig. Zu jeder Anmeldung speichern wir IP-Adresse und Browser, damit ihr fremde Anmeldungen erkennen und beenden könnt. Von einem Passkey speichern wir den öffentlichen Schlüssel und mit welchem Browser ihr ihn angelegt habt; Fingerabdruck, Gesicht oder PIN bleiben auf eurem Gerät. Grundlage: der Vertrag über das Konto (Art. 6 Abs. 1 Buchst. b DSGVO), für die Sicherheit unser berechtigtes Interesse (Buchst. f).',
        {
          when: 'google',
          text: 'Klickt ihr auf „Mit Google anmelden“, werdet ihr zu Google weitergeleitet (Google Ireland Limited, Dublin; Übermittlung in die USA möglich, Angemessenheitsbeschluss zum EU-US Data Privacy Framework). Google nennt uns eure E-Mail-Adresse, euren Namen und eine Kennung. Ohne den Klick erfährt Google nichts.',
        },
        'Wir schicken euch E-Mails, die zum Konto gehören: Bestätigungen, Sicherheitshinweise, Entscheidungen. Alle anderen könnt ihr unter [Benachrichtigungen](/account/notifications) und mit einem Klick in jeder E-Mail abbestellen. Gelegentliche Neuigkeiten zu Aulario, ohne Werbung für andere, bekommt ihr nur, wenn ihr sie dort einschaltet. Grundlage: eure Einwilligung (Buchst. a), für die übrigen unser Interesse, euch über den Dienst zu informieren, den ihr nutzt (Buchst. f). Kommt eine E-Mail als unzustellbar zurück, merken wir uns das, um keine weiteren zu schicken.',
      ],
    },
    {
      id: 'reminders',
      title: 'Wenn ihr euch an Termine eurer Kinder erinnern lasst',
      blocks: [
        'Damit wir euch 14 und 3 Tage vor Fristen und anderen Terminen der Anmeldung schreiben können, speichern wir in eurem Konto den Geburtsmonat eurer Kinder und das Gebiet, in dem sie leben: keinen Namen, keinen Geburtstag, keine Adresse. Wir merken uns auch, an welche Termine wir erinnert haben, damit keine E-Mail doppelt kommt.',
        'Grundlage: eure Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), die ihr mit einem eigenen Kästchen gebt und die wir mit Zeitpunkt und Fassung des Textes festhalten (Art. 7 Abs. 1). Ihr könnt sie unter [Kinder und Erinnerungen](/account/children) jederzeit widerrufen; dann löschen wir alle Kinder sofort. Ein Klick in jeder E-Mail beendet die Erinnerungen, ohne Anmeldung.',
      ],
    },
    {
      id: 'reviews',
      title: 'Wenn ihr eine Schule bewertet',
      blocks: [
        'Wir veröffentlichen den Text, die Sterne, den Namen, den ihr dafür gewählt habt, und eure Angaben zur Erfahrung. Grundlage: die Nutzungsbedingungen (Art. 6 Abs. 1 Buchst. b DSGVO). Vor der Veröffentlichung prüft ein automatisiertes System den Text auf Namen, Kontaktdaten, Beleidigungen und Häufungen und hält ihn gegebenenfalls zurück; ablehnen kann nur ein Mensch (Art. 22 DSGVO). Gegen Fälschungen speichern wir kurz eine Kennung eures Netzes, aus der sich die Adresse nicht ablesen lässt (Buchst. f). Mehr steht unter [So funktionieren Bewertungen](/how-reviews-work).',
        'Einen Nachweis, den ihr freiwillig zeigt, sehen nur Menschen aus der Moderation. Grundlage: eure Einwilligung (Buchst. a), die ihr jederzeit widerrufen könnt.',
        'Selbst schreiben darf, wer alt genug ist, in einen solchen Dienst einzuwilligen (Art. 8 DSGVO): {ages} Jahre.',
      ],
    },
    {
      id: 'matters',
      title: 'Wenn ihr etwas meldet oder in einer Bewertung genannt werdet',
      blocks: [
        'Meldet ihr eine Bewertung oder eine falsche Angabe, nutzen wir Name und Adresse, um zu antworten. Die betroffene Seite erfährt sie nicht. Grundlage: unsere Pflichten nach Art. 16 und 17 der Verordnung (EU) 2022/2065 (Art. 6 Abs. 1 Buchst. c DSGVO) und unser Interesse an richtigen Angaben (Buchst. f). Entscheidungen bewahren wir ohne Namen auf Dauer auf, damit sie nachprüfbar bleiben.',
        'Bewertungen gelten Schulen, nicht Personen. Wer trotzdem mit Namen darin steht, kann Löschung, Berichtigung oder Auskunft verlangen, ohne Konto: [In einer Bewertung genannt](/named-in-a-review). Die Daten haben wir dann von der Person, die geschrieben hat (Art. 14 DSGVO).',
      ],
    },
    {
      id: 'schools',
      title: 'Wenn ihr das Profil einer Schule verwaltet',
      blocks: [
        'Wer beantragt, das Profil einer Schule zu verwalten, nennt uns Funktion und Begründung und zeigt gegebenenfalls einen Nachweis; das prüfen wir. Danach speichern wir, wer das Profil verwaltet und wer was geändert hat. Grundlage: Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO) und das Interesse der Schulen, dass ihr Profil nicht von Fremden verwaltet wird (Buchst. f).',
        'Die Angaben zu Schulen stammen aus öffentlichen [Verzeichnissen](/data-sources). Namen von Schulleitungen und Beschäftigten lesen wir nicht ein, auch wenn sie darin stehen.',
      ],
    },
    {
      id: 'orders',
      title: 'Wenn ihr Premium bestellt',
      blocks: [
        {
          union:
            'Wir speichern Namen, Anschrift, E-Mail-Adresse, gegebenenfalls Umsatzsteuer-Identifikationsnummer, Bestellung und Rechnung. Grundlage: Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO) und die Aufbewahrungspflichten des Steuerrechts (Buchst. c; § 147 AO, § 14b UStG, Art. 369k der Richtlinie 2006/112/EG).',
          british:
            'Wir speichern Namen, Anschrift, E-Mail-Adresse, gegebenenfalls Umsatzsteuer-Identifikationsnummer, Bestellung und Rechnung. Grundlage: Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO) und die Aufbewahrungspflichten des Steuer- und Gesellschaftsrechts (Buchst. c; Value Added Tax Act 1994, Schedule 11, Companies Act 2006, Section 388, Art. 369 der Richtlinie 2006/112/EG).',
        },
        {
          when: 'stripe',
          text: 'Bezahlt wird auf der Seite von Stripe (Stripe Payments Europe, Limited, Dublin). Stripe bekommt von uns E-Mail-Adresse, Betrag und Bestellung und erhebt die Zahlungsdaten selbst, als eigener Verantwortlicher; eine Übermittlung in die USA ist möglich (EU-US Data Privacy Framework). Kartendaten sehen wir nicht.',
        },
      ],
    },
    {
      id: 'messages',
      title: 'Wenn ihr uns oder einer Schule schreibt',
      blocks: [
        'Was ihr über das Kontaktformular schickt, nutzen wir, um zu antworten; ihr bekommt eine Kopie. Die Fassung dieser Erklärung, der ihr zugestimmt habt, und den Zeitpunkt speichern wir mit. Grundlage: eure Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), bei Fragen zu einem Vertrag dieser (Buchst. b). Die Einwilligung könnt ihr jederzeit für die Zukunft widerrufen.',
        'Schreibt ihr einer Schule, bekommt sie euren Namen, eure Adresse und den Text, um euch zu antworten. Sie ist dann selbst für diese Daten verantwortlich.',
      ],
    },
    {
      id: 'recipients',
      title: 'Wer Daten bekommt',
      blocks: [
        {
          list: [
            'Menschen aus unserem Team, soweit ihre Aufgabe es verlangt.',
            'Dienstleister für Server und Mailversand, die nach unserer Weisung arbeiten (Art. 28 DSGVO).',
            'Alle, die die Seite lesen: was ihr veröffentlicht.',
            'Behörden, wenn ein Gesetz uns dazu verpflichtet, etwa bei Verdacht auf Straftaten gegen das Leben (Art. 18 der Verordnung (EU) 2022/2065).',
          ],
        },
        { when: 'host', text: 'Unsere Server stehen bei: {host}.' },
        {
          when: 'mapServer',
          union:
            'Die ausführliche Karte kommt von {mapServer}. Sie wird erst geladen, wenn ihr zustimmt (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG); dann erfährt dieser Server eure IP-Adresse. Unter der Karte könnt ihr die Zustimmung zurücknehmen.',
          british:
            'Die ausführliche Karte kommt von {mapServer}. Sie wird erst geladen, wenn ihr zustimmt (Art. 6 Abs. 1 Buchst. a DSGVO, Regulation 6 der Privacy and Electronic Communications Regulations 2003); dann erfährt dieser Server eure IP-Adresse. Unter der Karte könnt ihr die Zustimmung zurücknehmen.',
        },
        {
          union:
            'Manche Schulen verlinken Videos bei YouTube (Google Ireland Limited) oder Vimeo (Vimeo.com, Inc., USA). Erst wenn ihr eines abspielt, wird es von dort geladen; vorher erfahren diese Anbieter nichts. Grundlage ist eure Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG), die ihr gebt, wenn ihr das Video startet. Dabei können Daten in die USA gelangen; Grundlage dafür sind das EU-US Data Privacy Framework oder eure Einwilligung (Art. 49 DSGVO).',
          british:
            'Manche Schulen verlinken Videos bei YouTube (Google Ireland Limited) oder Vimeo (Vimeo.com, Inc., USA). Erst wenn ihr eines abspielt, wird es von dort geladen; vorher erfahren diese Anbieter nichts. Grundlage ist eure Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, Regulation 6 der Privacy and Electronic Communications Regulations 2003), die ihr gebt, wenn ihr das Video startet. Dabei können Daten in die USA gelangen; Grundlage dafür sind das EU-US Data Privacy Framework oder eure Einwilligung (Art. 49 DSGVO).',
        },
        {
          union:
            'Darüber hinaus geben wir keine Daten weiter und verkaufen keine. Eine Übermittlung in Länder außerhalb der Europäischen Union findet nur statt, wo es hier steht.',
          british:
            'Darüber hinaus geben wir keine Daten weiter und verkaufen keine. Wir verarbeiten Daten im Vereinigten Königreich, dem die Europäische Kommission einen angemessenen Schutz bescheinigt (Art. 45 DSGVO). In andere Länder außerhalb der Europäischen Union gelangen sie nur, wo es hier steht.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Wie lange wir Daten aufbewahren',
      blocks: [
        'Nach diesen Fristen löscht ein Programm automatisch; es läuft stündlich. Die Liste kommt aus demselben Verzeichnis, nach dem es arbeitet. In Sicherungskopien können Daten noch liegen, bis die Kopie überschrieben ist; wird eine zurückgespielt, werden Löschungen wiederholt.',
        { insert: 'retention' },
      ],
    },
    {
      id: 'rights',
      title: 'Eure Rechte',
      blocks: [
        {
          list: [
            'Auskunft und Kopie (Art. 15, 20): im Konto unter [Meine Daten](/account/data) als Datei, sonst auf Anfrage.',
            'Berichtigung (Art. 16): im Konto selbst oder auf Anfrage.',
            'Löschung (Art. 17): im Konto unter [Meine Daten](/account/data). Das Konto ist sofort gesperrt und unsichtbar und nach {restoreDays} Tagen gelöscht.',
            'Einschränkung der Verarbeitung (Art. 18).',
            'Widerruf einer Einwilligung für die Zukunft (Art. 7 Abs. 3).',
            'Beschwerde bei einer Aufsichtsbehörde (Art. 77).',
          ],
        },
        'Schreibt dafür an {email}. Wir antworten innerhalb eines Monats. Ihr müsst uns keine Daten geben; ohne E-Mail-Adresse gibt es aber kein Konto und ohne Anschrift keine Rechnung.',
      ],
    },
    {
      id: 'objection',
      title: 'Euer Recht auf Widerspruch',
      blocks: [
        'Wo wir uns auf ein berechtigtes Interesse stützen (Art. 6 Abs. 1 Buchst. f DSGVO), könnt ihr aus Gründen, die sich aus eurer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO). Wir verarbeiten die Daten dann nicht mehr, es sei denn, wir können zwingende schutzwürdige Gründe nachweisen oder brauchen sie für Rechtsansprüche. Eine Nachricht an {email} genügt.',
      ],
    },
    {
      id: 'authorities',
      title: 'Aufsichtsbehörden',
      blocks: [
        'Für uns zuständig ist: {authority}. Beschweren könnt ihr euch auch in dem Land, in dem ihr lebt:',
        { insert: 'authorities' },
      ],
    },
    {
      id: 'uk',
      title: 'Vereinigtes Königreich',
      blocks: [
        {
          union:
            'Für Menschen im Vereinigten Königreich gelten UK GDPR und Data Protection Act 2018. Die Artikel tragen dieselben Nummern und geben dieselben Rechte; zuständig ist der Information Commissioner (ICO). Für Cookies gelten die Privacy and Electronic Communications Regulations 2003.',
          british:
            'Wir sitzen im Vereinigten Königreich. Für alles, was wir verarbeiten, gelten UK GDPR und Data Protection Act 2018, für Menschen in der Europäischen Union auch deren DSGVO. Nennt diese Seite einen Artikel der DSGVO, gilt der Artikel der UK GDPR mit derselben Nummer ebenso, statt Art. 22 deren Art. 22A bis 22D, und für Übermittlungen in die USA die UK Extension zum EU-US Data Privacy Framework. Ihr könnt euch bei uns unter {email} beschweren; wir bestätigen den Eingang binnen 30 Tagen und teilen das Ergebnis mit (Data Protection Act 2018, Section 164A). Zuständig ist der Information Commissioner (ICO). Für Cookies gelten die Privacy and Electronic Communications Regulations 2003.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      blocks: [
        'Ändern wir etwas, steht oben der neue Tag und unten die Liste der früheren Fassungen. Über wesentliche Änderungen schreiben wir allen, die ein Konto haben.',
      ],
    },
  ],
}
