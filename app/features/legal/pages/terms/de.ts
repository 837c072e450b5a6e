import type { LawText } from '../legal-text.ts'

export const de: LawText = {
  title: 'Nutzungsbedingungen',
  description: 'Was Aulario leistet, welche Regeln für Familien und Schulen gelten und wie ein Vertrag endet.',
  intro:
    'Diese Bedingungen gelten zwischen {operator} („wir“) und allen, die Aulario benutzen. Die ersten Abschnitte gelten für alle, die Abschnitte ab „Schulen“ zusätzlich für alle, die für eine Schule handeln.',
  sections: [
    {
      id: 'service',
      title: 'Was Aulario ist',
      blocks: [
        'Aulario ist ein Verzeichnis von Schulen in Deutschland, Frankreich, Spanien, Italien und dem Vereinigten Königreich. Suchen, Lesen und Vergleichen ist kostenlos und ohne Konto möglich.',
        'Amtliche Angaben übernehmen wir aus [öffentlichen Verzeichnissen](/data-sources) und nennen ihren Stand. Wir prüfen sie nicht einzeln. Verbindlich ist, was die Schule oder die Behörde sagt; eine Entfernung ist keine Zusage für einen Platz.',
        'Wir dürfen den Dienst weiterentwickeln. Für Wartungszeiten und Ausfälle, die wir nicht zu vertreten haben, besteht kein Anspruch auf Ersatz.',
      ],
    },
    {
      id: 'account',
      title: 'Konto',
      blocks: [
        'Ein Konto entsteht, wenn jemand sich registriert und die E-Mail-Adresse bestätigt. Jede Person hat höchstens ein Konto, mit richtigen Angaben und einem Passwort, das nur sie kennt. Wer jünger ist, als das Gesetz für eine eigene Einwilligung verlangt ({ages} Jahre), braucht die Zustimmung der Eltern.',
        'Das Konto kann jederzeit ohne Frist unter [Meine Daten](/account/data) gelöscht werden. Wir können es mit einer Frist von 30 Tagen kündigen, aus wichtigem Grund sofort. Premium einer Schule bleibt davon unberührt: Es gehört der Schule und läuft weiter, auch wenn jemand anderes das Profil verwaltet.',
      ],
    },
    {
      id: 'content',
      title: 'Was Menschen schreiben',
      blocks: [
        'Für Bewertungen gelten die [Regeln für Bewertungen](/review-rules). Wer etwas veröffentlicht, muss die Rechte daran haben und darf keine Rechte anderer verletzen.',
        'Die Rechte am eigenen Text behält, wer ihn geschrieben hat. Uns räumt die Person das einfache, unentgeltliche Recht ein, den Text auf Aulario zu zeigen, zu speichern und, wo nur ein Auszug Platz hat, zu kürzen, solange er nicht gelöscht ist.',
        'Bewertungen dürfen nicht gekauft, belohnt oder erzwungen werden. Wie sie geprüft, geordnet und gezählt werden, steht unter [So funktionieren Bewertungen](/how-reviews-work).',
      ],
    },
    {
      id: 'moderation',
      title: 'Prüfung, Entfernung und Einspruch',
      blocks: [
        'Ein Programm prüft Texte vor der Veröffentlichung und kann sie zurückhalten. Ablehnen, entfernen oder ein Konto sperren kann nur ein Mensch. Wer betroffen ist, erfährt vorher oder zugleich Regel, Tatsachen und Grund (Art. 17 der Verordnung (EU) 2022/2065).',
        'Gegen die Entscheidung kann innerhalb von {objectionMonths} Monaten kostenlos Einspruch erhoben werden. Darüber entscheidet ein anderer Mensch. Danach stehen eine [Stelle für außergerichtliche Streitbeilegung](/dsa#objections) und die Gerichte offen.',
        'Wer häufig und offensichtlich Rechtswidriges veröffentlicht oder häufig offensichtlich unbegründet meldet, kann nach einer Warnung für eine angemessene Zeit gesperrt werden. Wir berücksichtigen Zahl, Schwere, Folgen und Absicht (Art. 23).',
        {
          when: 'britishOperator',
          text: 'Wer findet, dass wir einen Inhalt entgegen diesen Bedingungen entfernt oder beschränkt oder ein Konto entgegen ihnen gesperrt haben, kann wegen Verletzung des Vertrags klagen (Online Safety Act 2023, Section 72).',
        },
      ],
    },
    {
      id: 'conduct',
      title: 'Was nicht erlaubt ist',
      blocks: [
        {
          list: [
            'sich als jemand anderes oder als eine Schule auszugeben,',
            'Schutzmaßnahmen zu umgehen oder den Betrieb zu stören,',
            'Inhalte massenhaft automatisch abzurufen, soweit das Gesetz oder die Lizenz der Daten es nicht erlaubt,',
            'Kontaktdaten für Werbung zu sammeln.',
          ],
        },
      ],
    },
    {
      id: 'schools',
      title: 'Schulen: das Profil',
      blocks: [
        'Wer nachweist, für eine Schule zu handeln, kann ihr Profil kostenlos verwalten. Für das, was in ihrem Namen veröffentlicht wird, ist die Schule verantwortlich. Bilder mit erkennbaren Menschen, vor allem Kindern, dürfen nur mit deren Einwilligung oder der ihrer Eltern gezeigt werden.',
        'Für ihre Inhalte räumt uns die Schule das einfache, unentgeltliche Recht ein, sie auf Aulario zu zeigen, technisch umzuwandeln und zu speichern, solange sie im Profil stehen. Weitere Rechte, etwa zur Werbung außerhalb von Aulario, erhalten wir nicht.',
        'Ein Profil wird nicht entfernt, weil eine Schule nicht bewertet werden möchte. Sie kann Bewertungen beantworten, melden und anfechten.',
      ],
    },
    {
      id: 'ranking',
      title: 'Schulen: Reihenfolge der Ergebnisse',
      blocks: [
        'Die wichtigsten Merkmale sind, in dieser Reihenfolge: wie gut Name, Nummer oder Schulart zum gesuchten Text passen; ob die Schule im gesuchten Ort liegt und wie weit sie entfernt ist; wie viel über sie bekannt ist. Sie zählen, weil Familien eine bestimmte Schule oder eine in ihrer Nähe suchen. Alles steht unter [So ordnen wir Ergebnisse](/ordering) (Art. 5 der Verordnung (EU) 2019/1150).',
        'Bezahlung wirkt an einer Stelle: Nach Relevanz geordnet können auf der ersten Seite bis zu zwei passende Schulen mit Premium ganz oben stehen, als Anzeige gekennzeichnet. Die Liste darunter bleibt dieselbe. Auf Bewertungen wirkt Bezahlung nie. Wir vertreiben über keine weiteren Kanäle und haben keine Partnerprogramme (Art. 3).',
      ],
    },
    {
      id: 'premium',
      title: 'Schulen: Premium',
      blocks: [
        {
          when: 'registeredForVat',
          text: 'Premium kostet einmalig {price} für eine Schule, Umsatzsteuer inbegriffen. Es ist kein Abonnement; nichts verlängert sich, und nichts wird weiter abgebucht. Was es enthält, steht unter [Premium](/premium).',
        },
        {
          when: 'notRegisteredForVat',
          text: 'Premium kostet einmalig {price} für eine Schule, Umsatzsteuer inbegriffen, soweit wir sie schulden. Es ist kein Abonnement; nichts verlängert sich, und nichts wird weiter abgebucht. Was es enthält, steht unter [Premium](/premium).',
        },
        'Der Vertrag kommt zustande, wenn wir die Zahlung bestätigen, bei Kauf auf Rechnung mit der Rechnung; Premium beginnt mit dem Eingang des Geldes. Es gehört zur Schule und bleibt, wenn jemand anderes sie verwaltet.',
        'Premium läuft, solange es Aulario gibt, mindestens aber {guaranteedYears} Jahre ab der Zahlung. Sollte Aulario vorher eingestellt werden, teilen wir es drei Monate im Voraus mit und zahlen den Preis anteilig für die fehlende Zeit zurück. Premium können Sie jederzeit ohne Frist kündigen, als Verbraucherin oder Verbraucher auch ohne Anmeldung: [Verträge hier kündigen](/cancellation).',
        'Innerhalb von {refundDays} Tagen nach der Zahlung bekommen alle den vollen Preis mit einem Klick zurück, ohne Begründung; Premium endet dann sofort. Der Tag der Zahlung zählt nicht mit. Wer als Verbraucherin oder Verbraucher bestellt, hat außerdem das gesetzliche [Widerrufsrecht](#withdrawal) von 14 Tagen. Erklärt wird ein Widerruf angemeldet oder unter [Vertrag widerrufen](/withdrawal); der Eingang zählt. Damit niemand anderes Ihren Vertrag beendet, führen wir ihn ohne Anmeldung erst aus, wenn Sie den Link an die Adresse der Bestellung bestätigen oder wir geprüft haben, wer widerruft.',
        {
          list: [
            'So bestellen Sie: Schule wählen, eintragen, wer bestellt und wie bezahlt wird, die Zusammenfassung lesen und mit dem Knopf „zahlungspflichtig bestellen“ bestellen. Danach bezahlen Sie auf der Seite des Zahlungsdienstes oder bekommen die Rechnung.',
            'Eingaben ändern: Bis zu diesem Knopf können Sie alles im Formular ändern. Fehlt etwas oder stimmt es nicht, steht der Hinweis neben dem Feld.',
            'Vertragstext: Wir speichern Ihre Bestellung mit dem Tag der Fassung dieser Bedingungen; Sie finden sie unter [Bestellungen und Rechnungen](/account/orders). Die Bedingungen können Sie hier lesen, speichern und drucken. Mit der Bestätigung bekommen Sie sie und die Widerrufsbelehrung als PDF.',
            'Sprachen: Der Vertrag kann auf Deutsch, Englisch, Französisch, Spanisch und Italienisch geschlossen werden.',
            'Zahlungsarten: Kreditkarte, Debitkarte und SEPA-Lastschrift; für Schulen, Träger und andere Einrichtungen auch Rechnung.',
            'Verhaltenskodizes: Wir haben uns keinen unterworfen.',
          ],
        },
        {
          union:
            'Premium ist ein digitales Produkt. Ist es mangelhaft, haben Verbraucherinnen und Verbraucher die gesetzlichen Rechte bei Mängeln (§§ 327d ff. BGB).',
          british:
            'Premium muss von zufriedenstellender Qualität, für seinen Zweck geeignet und wie beschrieben sein, und wir müssen es mit angemessener Sorgfalt erbringen. Sonst können Verbraucherinnen und Verbraucher verlangen, dass wir es in Ordnung bringen, und wenn das nicht gelingt, den Preis mindern (Consumer Rights Act 2015, Sections 34 bis 36, 42 bis 44, 49 und 54 bis 56).',
        },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Widerrufsbelehrung für Verbraucherinnen und Verbraucher',
      blocks: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
        'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({seller}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter [Vertrag widerrufen](/withdrawal) ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
        'Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
        'Muster-Widerrufsformular (wenn Sie den Vertrag widerrufen wollen, füllen Sie es bitte aus und senden Sie es zurück):',
        {
          list: [
            'An {operator}, {operatorAddress}, {email}:',
            'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: Aulario Premium',
            'Bestellt am',
            'Name der Verbraucherin, des Verbrauchers oder der Verbraucher',
            'Anschrift',
            'Unterschrift (nur bei Mitteilung auf Papier)',
            'Datum',
            '(*) Unzutreffendes streichen.',
          ],
        },
      ],
    },
    {
      id: 'right-to-cancel',
      when: 'britishOperator',
      title: 'Widerruf nach britischem Recht (right to cancel)',
      blocks: [
        'Nach britischem Recht können Sie diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen beenden. Die Frist endet 14 Tage nach dem Tag des Vertragsschlusses.',
        'Dazu müssen Sie uns ({seller}) mit einer klaren Erklärung mitteilen (z. B. in einem Brief oder einer E-Mail), dass Sie den Vertrag beenden. Das folgende Formular können Sie verwenden, müssen es aber nicht. Sie können die Erklärung auch auf unserer Website unter [Vertrag widerrufen](/withdrawal) abgeben; wir bestätigen sie dann unverzüglich auf einem dauerhaften Datenträger (z. B. durch eine E-Mail).',
        'Die Frist ist gewahrt, wenn Sie die Erklärung vor ihrem Ende absenden.',
        'Folgen: Beenden Sie den Vertrag, erstatten wir alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (ausgenommen zusätzliche Kosten einer anderen als der günstigsten angebotenen Standardlieferung). Wir erstatten sie unverzüglich, spätestens 14 Tage nach dem Tag, an dem wir von Ihrer Entscheidung erfahren, und mit demselben Zahlungsmittel, das Sie verwendet haben, sofern Sie nicht ausdrücklich etwas anderem zugestimmt haben; Entgelte entstehen Ihnen dadurch nicht.',
        'Formular (nur ausfüllen und zurücksenden, wenn Sie den Vertrag beenden möchten):',
        {
          list: [
            'An {operator}, {operatorAddress}, {email}:',
            'Hiermit beende(n) ich/wir (*) meinen/unseren (*) Vertrag über die Erbringung der folgenden Dienstleistung: Aulario Premium',
            'Bestellt am:',
            'Name:',
            'Anschrift:',
            'Unterschrift (nur auf Papier)',
            'Datum:',
            '(*) Nichtzutreffendes streichen.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Schulen: Zugang zu Daten',
      blocks: [
        'Eine Schule sieht die Statistik ihres Profils, die veröffentlichten Bewertungen über sie und die Nachrichten an sie. Wer eine Bewertung geschrieben hat oder wer ihr Profil besucht hat, erfährt sie nicht. Die Zahlen anderer Schulen sieht sie nicht. Wir selbst haben Zugang zu dem, was in der [Datenschutzerklärung](/privacy) steht, und geben Daten der Schulen nicht an Dritte weiter. Nach dem Ende des Vertrags kann die Schule ihre Inhalte noch 12 Monate wieder aufnehmen (Art. 9 der Verordnung (EU) 2019/1150).',
        'Wir betreiben keine Schulen und behandeln keine Schule anders, weil sie uns nahesteht (Art. 7).',
      ],
    },
    {
      id: 'restriction',
      title: 'Schulen: Einschränkung und Ende',
      blocks: [
        'Schränken wir ein Profil ein oder setzen wir es aus, teilen wir der Schule vorher oder zugleich die Gründe auf einem dauerhaften Datenträger mit. Beenden wir den Dienst für eine Schule ganz, nennen wir die Gründe mindestens 30 Tage vorher (Art. 4 der Verordnung (EU) 2019/1150). Kürzer ist die Frist nur, wenn ein Gesetz oder eine Behörde es verlangt oder die Schule wiederholt gegen diese Bedingungen verstoßen hat.',
        'Gründe können sein: falsche Angaben dazu, für die Schule zu handeln; rechtswidrige Inhalte; gekaufte, belohnte oder selbst geschriebene Bewertungen; Druck auf Menschen, die geschrieben haben. Manipulationen, die wir nachweisen, stehen {warningDays} Tage lang im Profil.',
        'Die Schule kann sich unter {email} beschweren und die Tatsachen klarstellen. War die Entscheidung falsch, stellen wir den früheren Stand unverzüglich wieder her. Der Weg zu den Gerichten steht immer offen.',
        {
          when: 'smallEnterprise',
          text: 'Als kleines Unternehmen müssen wir kein internes Beschwerdesystem haben und keine Mediatoren benennen (Art. 11 und 12).',
        },
        'Die Schule kann jederzeit ohne Frist aufhören, ihr Profil zu verwalten. Die amtlichen Angaben bleiben stehen.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen dieser Bedingungen',
      blocks: [
        'Änderungen teilen wir allen, die ein Konto haben, per E-Mail mit: mindestens 15 Tage vorher, länger, wenn Schulen sich technisch anpassen müssen (Art. 3 der Verordnung (EU) 2019/1150). Wer nicht einverstanden ist, kann den Vertrag bis dahin beenden. Bezahlte Leistungen werden durch eine Änderung nicht geschmälert. Für Verbraucherinnen und Verbraucher gelten Änderungen, die sie benachteiligen, nur mit ihrer Zustimmung.',
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      blocks: [
        {
          union:
            'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung des Lebens, des Körpers oder der Gesundheit und nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung einer wesentlichen Vertragspflicht, also einer Pflicht, deren Erfüllung die ordnungsgemäße Durchführung des Vertrags erst ermöglicht und auf deren Einhaltung die andere Seite regelmäßig vertrauen darf; die Haftung ist dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt. Die gesetzlichen Rechte von Verbraucherinnen und Verbrauchern bei Mängeln bleiben unberührt.',
          british:
            'Nichts in diesen Bedingungen schließt unsere Haftung aus oder begrenzt sie, wenn jemand durch Fahrlässigkeit getötet oder verletzt wird, bei Betrug und überall sonst, wo das Gesetz es nicht erlaubt. Im Übrigen haften wir für Schäden, die vorhersehbar daraus folgen, dass wir den Vertrag verletzen oder nicht mit angemessener Sorgfalt handeln. Die Rechte von Verbraucherinnen und Verbrauchern nach dem Consumer Rights Act 2015 bleiben unberührt.',
        },
      ],
    },
    {
      id: 'disputes',
      title: 'Streitbeilegung',
      blocks: [
        {
          union:
            'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Für Entscheidungen über Inhalte gilt der Abschnitt über [Einsprüche](/dsa#objections).',
          british:
            'An Streitbeilegungsverfahren vor Verbraucherschlichtungsstellen nehmen wir nicht teil. Für Entscheidungen über Inhalte gilt der Abschnitt über [Einsprüche](/dsa#objections).',
        },
      ],
    },
    {
      id: 'law',
      title: 'Recht und Gericht',
      blocks: [
        {
          union:
            'Es gilt deutsches Recht ohne das UN-Kaufrecht. Wer als Verbraucherin oder Verbraucher handelt, behält den Schutz der zwingenden Vorschriften des Landes, in dem sie oder er lebt, und kann auch dort klagen. Gegenüber Kaufleuten und öffentlichen Stellen ist Gerichtsstand unser Sitz.',
          british:
            'Es gilt das Recht von England und Wales. Wer als Verbraucherin oder Verbraucher handelt, behält den Schutz der zwingenden Vorschriften des Landes, in dem sie oder er lebt, und kann auch dort klagen; Schottland und Nordirland gelten dabei als eigene Länder. Für Unternehmen und öffentliche Stellen sind die Gerichte von England und Wales zuständig.',
        },
        {
          union:
            'Diese Bedingungen gibt es in fünf Sprachen. Widersprechen sich die Fassungen, gilt für Schulen und Unternehmen die deutsche, für alle anderen die günstigere.',
          british:
            'Diese Bedingungen gibt es in fünf Sprachen. Widersprechen sich die Fassungen, gilt für Schulen und Unternehmen die englische, für alle anderen die günstigere.',
        },
      ],
    },
  ],
}
