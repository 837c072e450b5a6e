import type { HelpTexts } from './help-text.ts'

export const de: HelpTexts = {
  finding: {
    title: 'Schulen finden',
    teaser: 'Suchfeld, Filter, Karte und was die Entfernung bedeutet.',
    also: 'Suche Suchfeld Umkreis Entfernung Filter Karte Postleitzahl Ort Standort',
    blocks: [
      'Im Suchfeld sucht ihr nach Name, Ort oder Postleitzahl, auch zusammen, zum Beispiel „Gymnasium Köln“. Umlaute, Abkürzungen und kleine Tippfehler sind kein Problem.',
      {
        steps: [
          'Sucht nach einem Ort oder einer Postleitzahl.',
          'Wählt unter „Filter“ Schulart, Angebote und Umkreis. Hinter jeder Auswahl steht, wie viele Schulen übrig bleiben.',
          'Wechselt mit „Karte“ zwischen Liste und Karte. Die Adresse im Browser enthält eure ganze Suche; ihr könnt sie also teilen.',
        ],
      },
      'Wie die Reihenfolge entsteht, steht unter [So ordnen wir Ergebnisse](/ordering). Entfernungen sind Luftlinie und sagen nichts darüber, ob es einen Platz gibt.',
    ],
  },
  comparing: {
    title: 'Schulen merken und vergleichen',
    teaser: 'Eine Merkliste mit und ohne Konto, bis zu {compared} Schulen nebeneinander.',
    also: 'Merkliste Favoriten Vergleich speichern drucken Tabelle',
    blocks: [
      'Mit „Merken“ auf Kärtchen oder Profil legt ihr eine Schule auf eure Merkliste. Ohne Konto bleibt sie auf diesem Gerät; nach dem Anmelden liegt sie in eurem Konto unter [Gemerkte Schulen](/account/favourites).',
      'Bis zu {compared} Schulen stehen im [Vergleich](/compare) nebeneinander. Unterschiede lassen sich hervorheben, die Tabelle lässt sich drucken und herunterladen.',
    ],
  },
  reviewing: {
    title: 'Eine Bewertung schreiben',
    teaser: 'Was ihr braucht, was hineingehört und unter welchem Namen sie erscheint.',
    also: 'bewerten Sterne Erfahrung Meinung anonym Pseudonym',
    blocks: [
      {
        steps: [
          'Öffnet das Profil der Schule und wählt „Bewertung schreiben“. Dafür braucht ihr ein Konto mit bestätigter E-Mail-Adresse.',
          'Vergebt Sterne und erzählt in 50 bis 3.000 Zeichen, was ihr erlebt habt. Bewertet die Schule, nie einzelne Menschen: keine Namen, keine Angaben zur Gesundheit.',
          'Sucht euch aus, unter welchem Namen die Bewertung erscheint.',
        ],
      },
      'Was erlaubt ist, steht in den [Regeln für Bewertungen](/review-rules); wie wir prüfen, unter [So funktionieren Bewertungen](/how-reviews-work). Je Konto und Schule gibt es eine Bewertung; ihr könnt sie jederzeit ändern oder löschen.',
    ],
  },
  'after-reviewing': {
    title: 'Meine Bewertung wartet, wurde abgelehnt oder entfernt',
    teaser: 'Wie wir prüfen und wie ihr Einspruch erhebt.',
    also: 'nicht veröffentlicht Prüfung Widerspruch Einspruch bestritten Nachweis',
    blocks: [
      'Die meisten Bewertungen erscheinen sofort. Fällt bei der Prüfung etwas auf, sieht sich ein Mensch die Bewertung an; das Ergebnis schicken wir euch per E-Mail.',
      'Lehnen wir sie ab oder entfernen wir sie, nennen wir die Regel und den Satz. Unter [Meine Bewertungen](/account/reviews) könnt ihr sie umschreiben oder innerhalb von {objectionMonths} Monaten Einspruch erheben; darüber entscheidet jemand anderes.',
      'Ficht die Schule eure Bewertung an, fragen wir bei euch nach und geben euch {answerDays} Tage Zeit. So lange bleibt die Bewertung stehen. Ein Nachweis hilft; die Schule bekommt ihn nicht zu sehen.',
    ],
  },
  reporting: {
    title: 'Etwas melden',
    teaser: 'Bewertungen, falsche Angaben oder der eigene Name auf Aulario.',
    also: 'melden falsch rechtswidrig beleidigend Datenschutz Name genannt Fehler Korrektur',
    blocks: [
      'Unter jeder Bewertung steht „Melden“. Das geht ohne Konto; ihr bekommt eine Nummer und später die Entscheidung mit Begründung.',
      'Wer selbst in einer Bewertung genannt ist, nimmt das [Formular für genannte Personen](/named-in-a-review).',
      'Stimmt eine Angabe zu einer Schule nicht, wählt auf ihrem Profil „Fehler melden“. Wir prüfen sie anhand des amtlichen Verzeichnisses.',
    ],
  },
  account: {
    title: 'Konto und Anmeldung',
    teaser: 'Registrieren, Passwort vergessen, E-Mail ändern, zweiter Faktor.',
    also: 'registrieren Passwort vergessen Bestätigung E-Mail ändern Google zweiter Faktor Code Gerät abmelden',
    blocks: [
      'Nach dem [Registrieren](/auth?mode=signup) schicken wir euch eine E-Mail mit einem Link. Kommt sie nicht an, seht im Spam-Ordner nach und lasst sie euch noch einmal schicken.',
      'Passwort vergessen? [Hier](/auth/forgot) bekommt ihr einen Link, der eine Stunde gilt.',
      'Unter [Anmeldung und Sicherheit](/account/security) ändert ihr Passwort und E-Mail-Adresse, richtet Passkeys und einen zweiten Faktor ein und seht, auf welchen Geräten ihr angemeldet seid.',
    ],
  },
  leaving: {
    title: 'Daten mitnehmen oder Konto löschen',
    teaser: 'Alles herunterladen, E-Mails abbestellen, das Konto mit oder ohne Bewertungen löschen.',
    also: 'Export DSGVO Auskunft kündigen abmelden löschen Mails abbestellen',
    blocks: [
      'Unter [Meine Daten](/account/data) ladet ihr alles herunter, was wir über euch gespeichert haben, und löscht euer Konto. Es ist sofort gesperrt und wird nach {restoreDays} Tagen endgültig gelöscht; bis dahin holt ihr es mit dem Link aus der E-Mail zurück.',
      'Beim Löschen entscheidet ihr, ob eure Bewertungen ohne Namen stehen bleiben oder ebenfalls gelöscht werden.',
      'E-Mails, die ihr nicht möchtet, bestellt ihr unter [Benachrichtigungen](/account/notifications) ab oder mit dem Link am Ende jeder solchen E-Mail.',
    ],
  },
  claiming: {
    title: 'Das Profil Ihrer Schule verwalten',
    teaser: 'Mit einem Code an die amtliche Adresse oder mit einem Nachweis.',
    also: 'Schule übernehmen beanspruchen eintragen Inhaber Code Schulleitung Nachweis fehlt neu',
    blocks: [
      {
        steps: [
          'Suchen Sie Ihre Schule unter [Profil meiner Schule verwalten](/claim). Fehlt sie, tragen Sie sie dort ein.',
          'Lassen Sie einen Code an die E-Mail-Adresse schicken, die im amtlichen Verzeichnis steht, und geben Sie ihn ein. Danach verwalten Sie das Profil sofort.',
          'Haben Sie auf diese Adresse keinen Zugriff, laden Sie einen Nachweis hoch. Wir prüfen ihn und antworten per E-Mail.',
        ],
      },
      'Verwaltet schon jemand das Profil, fragen wir zuerst dort nach und entscheiden dann.',
    ],
  },
  colleagues: {
    title: 'Mit Kolleginnen und Kollegen arbeiten',
    teaser: 'Weitere Menschen einladen und zwischen mehreren Schulen wechseln.',
    also: 'einladen Rechte Bearbeiter Inhaber mehrere Personen Nachfolge',
    blocks: [
      'Unter [Meine Schulen](/account/schools) laden Sie als hauptverantwortliche Person weitere Menschen ein, mit allen Rechten oder nur zum Bearbeiten. Wer nicht mehr dabei sein soll, wird dort entfernt.',
      'Verwalten Sie mehrere Schulen, wechseln Sie oben im Schulbereich zwischen ihnen.',
    ],
  },
  groups: {
    title: 'Mehrere Schulen als Träger oder Gruppe verwalten',
    teaser: 'Alle Profile in einer Tabelle, gemeinsame Texte, Dateien und Rechte je Schule.',
    also: 'Träger Gruppe Schulverbund Behörde Verband Sammeländerung CSV Excel hochladen',
    blocks: [
      {
        steps: [
          'Legen Sie unter [Träger und Gruppen](/account/groups) eine Gruppe an.',
          'Hauptverantwortliche einer Schule laden Ihre Gruppe unter „Personen“ ein, oder Sie zeigen uns einen Nachweis für viele Schulen zugleich.',
          'Wählen Sie in der Tabelle mehrere Schulen und schreiben Sie Texte oder Kontaktdaten einmal für alle. Eigene Angaben laden Sie als CSV- oder Excel-Datei hoch. Vor dem Übernehmen sehen Sie jede Änderung, und Sie können alles zusammen zurücknehmen.',
        ],
      },
      'Laden Sie weitere Personen ein und weisen Sie ihnen die Schulen zu, an denen sie arbeiten sollen. Die Hauptverantwortlichen der Schulen behalten alle Rechte. Premium gehört weiter zu jeder einzelnen Schule.',
    ],
  },
  facts: {
    title: 'Anschrift, Telefon und andere Angaben berichtigen',
    teaser: 'Was aus dem Verzeichnis kommt, was von Ihnen, und wie eine Berichtigung abläuft.',
    also: 'Adresse ändern Register amtlich falsch Telefonnummer Website Lage Karte',
    blocks: [
      'Was aus dem amtlichen Verzeichnis stammt, bleibt erkennbar. Was Sie selbst eintragen, steht daneben und geht vor; kein Import überschreibt es.',
      'Ist eine amtliche Angabe falsch, beantragen Sie auf dem Profil eine Berichtigung. Bis wir entschieden haben, sind beide Werte zu sehen. Bitte melden Sie den Fehler auch der Stelle, die das Verzeichnis führt.',
    ],
  },
  premium: {
    title: 'Premium bestellen',
    teaser: 'Preis, Zahlung, Rechnung und was Premium nicht ändert.',
    also: 'Preis bezahlen Rechnung Überweisung Karte Kosten Abo Lizenz Träger',
    blocks: [
      {
        registered:
          'Premium kostet einmalig {price} inkl. USt., ist kein Abo und gilt auf Lebenszeit, mindestens {guaranteedYears} Jahre. Es gehört zur Schule, nicht zu Ihrem Konto.',
        unregistered:
          'Premium kostet einmalig {price} insgesamt, ist kein Abo und gilt auf Lebenszeit, mindestens {guaranteedYears} Jahre. Es gehört zur Schule, nicht zu Ihrem Konto.',
      },
      'Unter [Premium](/premium) bestellen Sie für eine Schule, die Sie verwalten: mit sofortiger Zahlung oder auf Rechnung mit Ihrer Bestellnummer. Die Rechnung steht danach unter [Bestellungen und Rechnungen](/account/orders).',
      'An Bewertungen ändert Premium nichts: Anzahl, Durchschnitt und Reihenfolge sind mit und ohne Premium dieselben.',
    ],
  },
  refund: {
    title: 'Geld zurück',
    teaser: 'Mit einem Klick zurück oder als Widerruf, auch ohne Anmeldung.',
    also: 'Widerruf Rückerstattung Erstattung stornieren Gutschrift',
    blocks: [
      'Innerhalb von {refundDays} Tagen nach der Zahlung bekommen Sie Ihr Geld mit einem Klick zurück, unter [Bestellungen und Rechnungen](/account/orders). Premium endet dann sofort; was über den kostenlosen Umfang hinausgeht, wird ein Jahr aufbewahrt, aber nicht gezeigt.',
      'Ein Widerruf geht auch ohne Anmeldung: [zum Formular](/withdrawal). Dann schicken wir einen Link zum Bestätigen an die Adresse der Bestellung.',
    ],
  },
  profile: {
    title: 'Texte und pädagogisches Profil pflegen',
    teaser: 'Beschreibung, zehn Abschnitte, Sprachen, Entwürfe und frühere Fassungen.',
    also: 'Beschreibung Vorschau Entwurf Versionen Sprache übersetzen Konzept Angebote',
    blocks: [
      'Die kurze Beschreibung hat jede Schule. Mit Premium kommen eine ausführliche Beschreibung und zehn Abschnitte im pädagogischen Profil dazu, von Sprachen bis Auszeichnungen.',
      'Jeder Text hat eine Sprache. Familien sehen ihre eigene, wenn es sie gibt, sonst Ihre erste. Was Sie speichern, ist zuerst ein Entwurf, den Sie in der Vorschau ansehen; ältere Texte stellen Sie unter „Frühere Fassungen“ wieder her.',
    ],
  },
  media: {
    title: 'Bilder und Videos zeigen',
    teaser: 'Wie viele, wie groß, in welchen Formaten und mit wessen Einverständnis.',
    also: 'Foto hochladen Logo Video YouTube Vimeo Größe Format löschen',
    blocks: [
      'Kostenlos zeigt das Profil ein Bild, mit Premium bis zu {images} Bilder, {videos} Videos und ein Logo. Bilder dürfen bis zu {imageMegabytes} MB groß sein, Videos (MP4, WebM oder Ogg) {videoMegabytes} MB; statt einer Datei geht auch ein Link zu YouTube oder Vimeo.',
      'Bricht die Verbindung ab, geht das Hochladen dort weiter, wo es aufgehört hat. Orts- und Kameradaten nehmen wir aus den Dateien heraus. Zeigen Sie nur Menschen, die damit einverstanden sind; bei Kindern müssen die Eltern zustimmen.',
    ],
  },
  'review-desk': {
    title: 'Auf Bewertungen antworten und um Bewertungen bitten',
    teaser: 'Was Sie beantworten, anfechten und melden können und wie Sie um Bewertungen bitten.',
    also: 'antworten Antwort schlechte Bewertung löschen bestreiten Einladung QR-Code Abzeichen',
    blocks: [
      'Mit Premium antworten Sie unter „Bewertungen“ einmal auf jede Bewertung; Ihre Antwort können Sie später ändern. Schreiben Sie nicht, wer die Bewertung verfasst haben könnte.',
      'Niemand kann eine Bewertung löschen lassen, weil sie ihm nicht gefällt. War jemand nie an Ihrer Schule, fechten Sie die Bewertung an; das geht auch ohne Premium. Verstößt sie gegen die [Regeln](/review-rules), melden Sie sie.',
      'Um Bewertungen bitten Sie mit einem Link oder QR-Code, der für alle derselbe ist. Belohnungen sind nicht erlaubt.',
    ],
  },
  messages: {
    title: 'Nachrichten und Termine',
    teaser: 'Anfragen von Familien, Tag der offenen Tür und andere Termine.',
    also: 'Anfrage Kontaktformular Posteingang Tag der offenen Tür Veranstaltung Kalender',
    blocks: [
      'Auf Profilen mit Premium können Familien Ihnen schreiben, ohne Ihre Adresse zu sehen. Die Nachrichten liegen im Schulbereich unter „Nachrichten“; Ihre Antwort verschicken wir per E-Mail. Nach {messageMonths} Monaten löschen wir sie.',
      'Unter „Termine“ tragen Sie den Tag der offenen Tür und andere Termine ein. Familien übernehmen sie in ihren Kalender; vergangene Termine verschwinden von selbst.',
    ],
  },
  figures: {
    title: 'Statistik verstehen',
    teaser: 'Was die Aufrufe und Klicks bedeuten und wie gezählt wird.',
    also: 'Aufrufe Besucher Zahlen Klicks Auswertung',
    blocks: [
      'Die Übersicht zeigt, wie oft Ihr Profil aufgerufen wurde, von wie vielen verschiedenen Menschen am Tag und was sie angeklickt haben. Wir zählen ohne Cookies und speichern keine IP-Adressen; Ihre eigenen Aufrufe und Suchmaschinen zählen nicht mit.',
      'Die Zahlen lassen sich für jeden Zeitraum als Tabelle herunterladen.',
    ],
  },
  notifications: {
    title: 'Benachrichtigungen anpassen',
    teaser: 'Welche E-Mails Sie bekommen und wie Sie sie abbestellen.',
    also: 'E-Mail abbestellen Glocke Mitteilung Wochenbericht',
    blocks: [
      'Unter „Benachrichtigungen“ stellen Sie ein, ob wir Ihnen bei neuen Nachrichten sofort und bei neuen Bewertungen am nächsten Morgen schreiben, ob Sie einmal in der Woche die Zahl der Aufrufe bekommen und ob Neuigkeiten zu Aulario in den Benachrichtigungen erscheinen.',
      'Jede solche E-Mail lässt sich mit einem Klick abbestellen, ohne Anmeldung.',
    ],
  },
  support: {
    title: 'Hilfe von uns bekommen',
    teaser: 'Vier Wege zu uns und wie schnell wir antworten.',
    also: 'Support Ticket Chat Telefon Kontakt Antwortzeit',
    blocks: [
      'Im Schulbereich unter „Hilfe“ erreichen Sie uns auf vier Wegen. Jede Anfrage bekommt eine Nummer und eine eigene Seite, auf der Sie antworten können. Mit Premium antworten wir innerhalb von {supportHours} Stunden.',
      'Wenn Sie keinen Schulbereich haben, schreiben Sie uns über das [Kontaktformular](/about#contact).',
    ],
  },
}
