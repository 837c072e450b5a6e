import { bounces } from '../bounces/de.ts'
import { contact } from '../contact/de.ts'
import { criteria } from '../criteria/de.ts'
import { invoices } from '../invoices/de.ts'
import { media } from '../media/de.ts'
import { news } from '../notifications/de.ts'
import { ownReviews } from '../own-reviews/de.ts'
import { notices } from '../reports-and-disputes/de.ts'
import { rules } from '../rules/de.ts'
import { searches } from '../searches/de.ts'
import { write } from '../write-review/de.ts'

/** Sign-up, sign-in and the account area. Public pages need none of it, so it is fetched apart from theirs. */
export const account = {
  ...searches,
  ...contact,
  ...news,
  ...bounces,
  ...invoices,
  ...media,
  ...notices,
  ...ownReviews,
  ...rules,
  ...write,
  ...criteria,
  'auth.slogan': 'Schulen finden, vergleichen, bewerten.',
  'auth.back': 'Zurück zur Startseite',
  'auth.login.title': 'Anmelden',
  'auth.login.metaTitle': 'Anmelden bei Aulario',
  'auth.login.submit': 'Anmelden',
  'auth.login.busy': 'Meldet an …',
  'auth.login.noAccount': 'Noch kein Konto?',
  'auth.login.toSignUp': 'Jetzt registrieren',
  'auth.login.next': 'Dafür brauchst du ein Konto. Melde dich an, dann geht es dort weiter.',
  'auth.signUp.title': 'Konto anlegen',
  'auth.signUp.metaTitle': 'Konto bei Aulario anlegen',
  'auth.signUp.submit': 'Konto anlegen',
  'auth.signUp.busy': 'Legt an …',
  'auth.signUp.terms':
    'Mit dem Konto gelten die Nutzungsbedingungen. Wie wir mit Daten umgehen, steht unter Datenschutz.',
  'auth.signUp.hasAccount': 'Schon ein Konto?',
  'auth.signUp.toLogin': 'Zur Anmeldung',
  'auth.metaDescription':
    'Anmelden oder ein Konto anlegen, um Schulen zu bewerten, zu merken oder die eigene Schule zu zeigen.',
  'auth.google': 'Mit Google anmelden',
  'auth.or': 'oder',
  'auth.email': 'E-Mail-Adresse',
  'auth.password': 'Passwort',
  'auth.password.hint': 'Mindestens {min} Zeichen. Leicht zu merken sind vier Wörter hintereinander.',
  'auth.password.show': 'Passwort zeigen',
  'auth.password.hide': 'Passwort verbergen',
  'auth.fullName': 'Vor- und Nachname',
  'auth.optional': 'freiwillig',
  'auth.forgot.link': 'Passwort vergessen?',
  'auth.forgot.title': 'Neues Passwort',
  'auth.forgot.text':
    'Wir schicken dir einen Link, mit dem du ein neues Passwort setzt. Er gilt 60 Minuten und nur einmal.',
  'auth.forgot.submit': 'Link schicken',
  'auth.forgot.sent':
    'Gibt es zu dieser Adresse ein Konto, liegt gleich eine Mail mit dem Link im Postfach. Schau auch im Spamordner nach.',
  'auth.reset.title': 'Neues Passwort setzen',
  'auth.reset.submit': 'Passwort setzen',
  'auth.reset.note': 'Danach bist du auf allen Geräten abgemeldet.',
  'auth.checkEmail.title': 'Bitte bestätige deine Adresse',
  'auth.checkEmail.text':
    'Wir haben eine Mail an {email} geschickt. Mit dem Link darin wird das Konto angelegt; er gilt 24 Stunden.',
  'auth.checkEmail.nothing':
    'Keine Mail da? Schau im Spamordner nach, oder lass sie dir noch einmal schicken. Hier kannst du auch einen Tippfehler berichtigen.',
  'auth.checkEmail.resend': 'Noch einmal schicken',
  'auth.checkEmail.noSignUp': 'Hier wartet keine Anmeldung auf Bestätigung. Lege ein Konto an oder melde dich an.',
  'auth.confirm.title': 'Adresse bestätigen',
  'auth.confirm.text': 'Ein Klick noch, dann gibt es dein Konto.',
  'auth.confirm.submit': 'Ja, das ist meine Adresse',
  'auth.linkUsed.title': 'Dieser Link gilt nicht mehr',
  'auth.linkUsed.text': 'Er wurde schon benutzt oder ist zu alt. Fordere einfach einen neuen an.',
  'auth.changeEmail.oldTitle': 'Änderung zustimmen',
  'auth.changeEmail.oldText':
    'Dein Konto soll künftig die Adresse {newEmail} haben. Stimmst du zu, bekommt sie eine Mail zum Bestätigen.',
  'auth.changeEmail.newTitle': 'Neue Adresse bestätigen',
  'auth.changeEmail.newText':
    'Künftig meldest du dich mit {newEmail} an. Auf allen anderen Geräten wirst du abgemeldet.',
  'auth.restore.title': 'Konto behalten',
  'auth.restore.text': 'Dein Konto ist zur Löschung vorgemerkt. Mit einem Klick ist alles wieder da.',
  'auth.unsubscribe.title': 'Mails abbestellen',
  'auth.unsubscribe.submit': 'Diese Mails abbestellen',
  'auth.unsubscribe.done': 'Abbestellt: {kind}. In deinem Konto kannst du das jederzeit ändern.',
  'auth.factor.title': 'Zweiter Schritt',
  'auth.factor.text': 'Gib den Code ein, den deine Authenticator-App gerade zeigt.',
  'auth.factor.code': 'Sechsstelliger Code',
  'auth.factor.recovery': 'Gerät verloren? Nimm hier einen deiner Ersatzcodes.',
  'auth.factor.submit': 'Weiter',
  'account.title': 'Mein Konto',
  'account.sections': 'Bereiche des Kontos',
  'account.nav.profile': 'Profil',
  'account.nav.security': 'Anmeldung und Sicherheit',
  'account.nav.notifications': 'Benachrichtigungen',
  'account.nav.reviews': 'Meine Bewertungen',
  'account.nav.orders': 'Bestellungen und Rechnungen',
  'account.nav.favourites': 'Gemerkte Schulen',
  'account.nav.schools': 'Meine Schulen',
  'account.nav.data': 'Meine Daten',
  'account.nav.desk': 'Arbeitsliste',
  'account.save': 'Speichern',
  'account.busy': 'Speichert …',
  'account.name.title': 'Name und Bild',
  'account.name.hint': 'Steht oben in der Leiste. Unter welchem Namen eine Bewertung erscheint, bestimmst du dort.',
  'account.contact.title': 'Kontaktdaten',
  'account.contact.text': 'Nur für dich und für Rechnungen, nie öffentlich.',
  'account.contact.phone': 'Telefon',
  'account.contact.website': 'Webseite',
  'account.contact.address': 'Straße und Hausnummer',
  'account.contact.postalCode': 'Postleitzahl',
  'account.contact.city': 'Ort',
  'account.contact.country': 'Land',
  'account.language.title': 'Sprache der Mails',
  'account.language.label': 'Sprache, in der wir dir schreiben',
  'account.email.title': 'E-Mail-Adresse ändern',
  'account.email.current': 'Bisher: {email}. Erst stimmt die alte Adresse zu, dann bestätigt die neue.',
  'account.email.new': 'Neue E-Mail-Adresse',
  'account.email.google': 'Du meldest dich mit Google an. Setze zuerst ein Passwort, um die Änderung zu bestätigen.',
  'account.email.submit': 'Änderung anfordern',
  'account.password.title': 'Passwort ändern',
  'account.password.setTitle': 'Passwort setzen',
  'account.password.google': 'Du meldest dich mit Google an. Für ein eigenes Passwort lass dir einen Link schicken.',
  'account.password.current': 'Jetziges Passwort',
  'account.password.new': 'Neues Passwort',
  'account.password.note': 'Deine anderen Sitzungen enden damit.',
  'account.sessions.title': 'Sitzungen',
  'account.sessions.text': 'Hier bist du angemeldet. Beende, was du nicht kennst.',
  'account.sessions.this': 'diese Sitzung',
  'account.sessions.since': 'seit {time}',
  'account.sessions.unknown': 'Unbekanntes Gerät',
  'account.sessions.end': 'Beenden',
  'account.sessions.endOthers': 'Alle anderen beenden',
  'account.sessions.endAll': 'Überall abmelden',
  'account.factor.title': 'Zwei-Faktor-Anmeldung',
  'account.factor.off':
    'Aus. Mit einer Authenticator-App schützt du dein Konto auch dann, wenn jemand dein Passwort kennt.',
  'account.factor.required':
    'Für deine Aufgaben als Moderation oder Administration ist sie Pflicht. Bis dahin hast du die Rechte eines gewöhnlichen Kontos.',
  'account.factor.start': 'Einrichten',
  'account.factor.scan':
    'Scanne das Bild mit deiner Authenticator-App oder gib den Schlüssel von Hand ein. Dann gib den Code ein, den sie zeigt.',
  'account.factor.qr': 'QR-Code für die Authenticator-App',
  'account.factor.key': 'Schlüssel',
  'account.factor.confirm': 'Einschalten',
  'account.factor.waits':
    'Das Bild gilt {minutes} Minuten und nur in dieser Sitzung. Hat es vielleicht jemand anderes gesehen? Dann fang mit einem neuen an.',
  'account.factor.again': 'Neues Bild anzeigen',
  'account.factor.on': {
    one: 'Eingeschaltet. Du hast noch {count} Ersatzcode.',
    other: 'Eingeschaltet. Du hast noch {count} Ersatzcodes.',
  },
  'account.factor.off.submit': 'Ausschalten',
  'account.factor.codes': 'Deine Ersatzcodes',
  'account.factor.codes.text':
    'Jeder gilt einmal, falls du dein Gerät verlierst. Schreib sie jetzt auf, sie werden nicht noch einmal gezeigt.',
  'account.factor.newCodes': 'Neue Ersatzcodes',
  'account.notifications.text': 'Was wir dir schreiben. Mails zu deinem Konto selbst, etwa zum Passwort, kommen immer.',
  'account.notifications.email.review': 'Neue Bewertungen per Mail',
  'account.notifications.email.message': 'Neue Nachrichten per Mail',
  'account.notifications.email.view': 'Aufrufe der Schulprofile, montags per Mail',
  'account.notifications.email.saved_search': 'Neue Treffer gespeicherter Suchen per Mail',
  'account.nav.searches': 'Gespeicherte Suchen',
  'account.notifications.on': 'Aktiviert',
  'account.notifications.off': 'Deaktiviert',
  'account.notifications.push.update': 'Neuigkeiten zu Aulario unter der Glocke',
  'account.reviews.empty': 'Noch keine Bewertung',
  'account.reviews.emptyText': 'Was du über Schulen schreibst, steht dann hier.',
  'account.favourites.empty': 'Noch keine Schule gemerkt',
  'account.favourites.emptyText': 'Schulen, die du dir merkst, stehen dann hier.',
  'account.findSchools': 'Schulen suchen',
  'account.export.title': 'Daten herunterladen',
  'account.export.text': 'Alles, was wir über dich gespeichert haben, als ZIP-Datei: JSON und deine Dateien.',
  'account.export.submit': 'Herunterladen',
  'account.delete.title': 'Konto löschen',
  'account.delete.text':
    'Du wirst sofort überall abgemeldet, das Konto ist gesperrt und nicht mehr zu sehen. Nach {days} Tagen ist es endgültig weg; bis dahin holt es ein Link per Mail zurück.',
  'account.delete.keepReviews': 'Meine Bewertungen sollen bleiben, als die eines gelöschten Kontos',
  'account.delete.google': 'Du meldest dich mit Google an. Setze zuerst ein Passwort, um die Löschung zu bestätigen.',
  'account.delete.submit': 'Konto löschen',
  'field.emailInvalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'field.emailDisposable':
    'Unter dieser Adresse können wir dich nicht dauerhaft erreichen: Sie gehört zu einem Anbieter von Wegwerfadressen. Bitte nimm eine andere.',
  'field.passwordMissing': 'Bitte gib dein Passwort ein.',
  'field.codeMissing': 'Bitte gib den Code ein.',
  'field.invalid': 'Das passt hier nicht.',
  'field.nameUnreadable': 'Bitte gib einen Namen mit lesbaren Buchstaben an.',
  'field.tooLong': 'Das ist zu lang.',
  'field.dateInvalid': 'Bitte gib ein gültiges Datum ein.',
  'field.urlInvalid': 'Bitte gib eine Adresse ein, die mit https:// oder http:// beginnt.',
  'weak.short': 'Das Passwort braucht mindestens 10 Zeichen.',
  'weak.common': 'Dieses Passwort ist zu leicht zu erraten: Es steht in Listen häufiger Passwörter.',
  'weak.personal': 'Dieses Passwort ist zu leicht zu erraten: Es steckt in deiner Adresse.',
  'failure.title': 'Fehler',
  'failure.fields': 'Bitte die markierten Felder ansehen. Alle Eingaben sind noch da.',
  'failure.credentials_missing': 'Du musst eine E-Mail-Adresse und ein Passwort angeben.',
  'failure.invalid_credentials': 'Adresse oder Passwort stimmt nicht, oder die Adresse ist noch nicht bestätigt.',
  'failure.wrong_password': 'Das Passwort stimmt nicht.',
  'failure.weak_password': 'Das Passwort ist zu schwach.',
  'failure.session_missing': 'Nicht angemeldet. Bitte anmelden und noch einmal abschicken; alle Eingaben sind noch da.',
  'failure.session_not_found': 'Die Sitzung ist zu Ende. Bitte neu anmelden; alle Eingaben sind noch da.',
  /** The program did not make the cookie or link, or somebody changed it. */
  'failure.invalid_jwt': 'Die Sitzung ist ungültig. Bitte neu anmelden.',
  /** The account has another role, or what is to be decided is its own. */
  'failure.not_allowed': 'Das darf dieses Konto nicht.',
  'failure.too_many_attempts': 'Zu viele Versuche. Bitte ein paar Minuten warten und es dann noch einmal versuchen.',
  'failure.pictures_busy': 'Gerade werden sehr viele Bilder verarbeitet. Bitte in einer Minute noch einmal versuchen.',
  'failure.account_banned': 'Dieses Konto ist gesperrt. Schreib uns, wenn das ein Irrtum ist.',
  'auth.suspension.until': 'Die Sperre endet von selbst: {time}.',
  'failure.rule_entry':
    'So kann ein Eintrag nicht aussehen: bis zu fünf Wörter aus Buchstaben und Ziffern, ein Stern nur am Anfang oder Ende eines Wortes mit mindestens drei Buchstaben.',
  'failure.rules_full': 'Diese Sprache hat schon so viele Änderungen, wie möglich sind.',
  'failure.searches_full': 'Du hast schon 20 Suchen gespeichert. Lösche zuerst eine, die du nicht mehr brauchst.',
  /** There is none, or it is somebody else's. */
  'failure.search_unknown': 'Diese gespeicherte Suche gibt es nicht mehr.',
  'failure.person_unknown': 'Es gibt kein Konto mit dieser Kennung.',
  'failure.own_account': 'Das eigene Konto können Sie hier nicht sperren oder anders berechtigen.',
  'failure.person_locked': 'Das Konto ist gesperrt oder wird gelöscht.',
  'failure.account_deleted': 'Dieses Konto wird gelöscht. Der Link in der Mail dazu bringt es zurück.',
  'failure.link_used': 'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist zu alt.',
  'failure.wrong_code': 'Der Code stimmt nicht. Nimm den, den die App gerade zeigt.',
  /** A second factor was begun too long ago, or in another session. */
  'failure.set_up_over': 'Die Einrichtung ist abgelaufen. Fang noch einmal an und scanne das neue Bild.',
  'failure.same_email': 'Das ist schon deine Adresse.',
  'failure.google_failed':
    'Die Anmeldung mit Google hat nicht geklappt. Versuche es noch einmal oder nimm dein Passwort.',
  /** Somebody signed up with a password and has not confirmed the address, or is another person. */
  'failure.google_not_linked':
    'Diese Google-Adresse lässt sich nicht mit deinem Konto verbinden. Melde dich mit dem Passwort an.',
  /** There is no such school, or it is not among the person's own. */
  'failure.school_unknown': 'Diese Schule gibt es hier nicht, oder sie ist nicht gemerkt.',
  'failure.school_not_yours': 'Diese Schule verwalten Sie nicht, oder nicht mehr.',
  'failure.answer_changed':
    'Inzwischen hat jemand anderes an Ihrer Schule diese Antwort geändert. Bitte laden Sie die Seite neu und sehen Sie nach.',
  /** The answer says again what a moderator removed. */
  'failure.answer_removed': 'Diese Worte hat die Moderation entfernt. Bitte schreiben Sie die Antwort ohne sie.',
  /** A moderator removed the answer too often. */
  'failure.answer_closed':
    'Die Moderation hat die Antworten auf diese Bewertung mehrfach entfernt. Eine weitere ist nicht möglich.',
  'failure.premium_required': 'Dafür braucht die Schule Premium.',
  /** The seller is not registered for VAT where the buyer is. */
  'failure.vat_country':
    'In das Vereinigte Königreich verkaufen wir zurzeit nur an Stellen mit eigener VAT-Nummer. Bitte geben Sie diese an.',
  'failure.already_premium': 'Diese Schule hat Premium schon. Sie müssen nichts mehr bezahlen.',
  'failure.messages_closed': 'Diese Schule nimmt gerade keine Nachrichten an.',
  /** There is none, or it went to a school that the person does not manage. */
  'failure.message_unknown': 'Diese Nachricht gibt es nicht mehr.',
  'failure.message_answered': 'Auf diese Nachricht wurde schon geantwortet.',
  'failure.events_full': 'Mehr als 20 kommende Termine sind nicht möglich.',
  /** There is none, or it is another school's. */
  'failure.event_unknown': 'Diesen Termin gibt es nicht mehr.',
  'failure.vat_id_invalid':
    'Diese Umsatzsteuer-Identifikationsnummer gibt es in dem Land nicht. Prüfen Sie die Ziffern, oder lassen Sie das Feld leer.',
  'failure.ordering_closed': 'Zurzeit nehmen wir keine Bestellungen an.',
  /** The payment provider does not answer, or refuses. */
  'failure.payment_away':
    'Der Zahlungsdienst antwortet gerade nicht. Es wurde nichts abgebucht; versuchen Sie es gleich noch einmal.',
  'failure.invoice_consumer': 'Auf Rechnung bestellen nur Schulen, Träger und andere Stellen.',
  'failure.invoice_open': 'Für diese Schule ist schon eine Rechnung offen, bestellt von einer anderen Person.',
  'failure.order_unknown': 'Diese Bestellung gibt es nicht, oder sie gehört zu einem anderen Konto.',
  'failure.order_state': 'Das geht bei dieser Bestellung nicht mehr. Laden Sie die Seite neu, um den Stand zu sehen.',
  'failure.refund_over': 'Die 30 Tage für „Geld zurück“ sind vorbei. Premium bleibt bestehen.',
  'failure.favourites_full': 'Mehr als 100 Schulen lassen sich nicht merken. Nimm zuerst eine heraus.',
  'failure.letters_gone': 'Diese Aufträge sind nicht mehr da: Jemand hat sie schon wieder angestoßen oder verworfen.',
  'failure.matter_held': 'Daran arbeitet gerade jemand anderes. Nichts ist entschieden; was hier steht, bleibt.',
  /** Somebody decided first, or the text is not what the moderator saw. */
  'failure.already_decided':
    'Darüber hat inzwischen jemand anderes entschieden, oder der Text hat sich geändert. Hier steht der neue Stand.',
  /** The author has written another review of the school, so this one cannot come back. */
  'failure.review_replaced':
    'Inzwischen gibt es eine neuere Bewertung von derselben Person. Diese hier kann nicht daneben stehen.',
  'failure.school_closed': 'Diese Schule ist geschlossen und kann nicht mehr übernommen werden.',
  'failure.already_owner': 'Sie betreiben diese Schule schon.',
  /** Wrong, used, too old, tried too often or somebody else's: strangers learn nothing from one answer for all. */
  'failure.claim_code_wrong':
    'Dieser Code gilt nicht. Nach fünf Versuchen oder 30 Minuten fordern Sie bitte einen neuen an.',
  /** The register names no address that a code could go to. */
  'failure.no_register_address': 'Im amtlichen Register steht für diese Schule keine E-Mail-Adresse.',
  /** There is none, or it is somebody else's. */
  'failure.claim_unknown': 'Diesen Antrag gibt es nicht mehr.',
  'failure.claim_open': 'Für diese Schule wartet schon ein Antrag von Ihnen.',
  'failure.claims_full':
    'Es warten schon drei Anträge von Ihnen. Ziehen Sie einen zurück, oder warten Sie eine Entscheidung ab.',
  /** Somebody else manages the profile by now: an admin decides. */
  'failure.claim_contested':
    'Die Schule hat inzwischen eine Inhaberin oder einen Inhaber. Darüber entscheidet die Administration.',
  'failure.school_known': 'Bitte sehen Sie nach, ob es eine dieser Schulen ist.',
  'failure.school_merged': 'Diese Schule wurde mit einer anderen zusammengeführt.',
  'failure.school_hidden': 'Diese Schule ist ausgeblendet.',
  'failure.school_open': 'Nur eine geschlossene Schule hat eine Nachfolgerin.',
  'failure.successor_circle': 'So würden sich Schulen im Kreis nachfolgen.',
  'failure.merge_same': 'Eine Schule lässt sich nicht mit sich selbst zusammenführen.',
  'failure.merge_both_premium':
    'Beide Schulen sind premium. Erst wenn eine Zahlung zurückgegeben ist, lassen sie sich zusammenführen.',
  'failure.merge_both_ordering':
    'Für beide Schulen hat dieselbe Person eine Zahlung begonnen. Erst danach lassen sie sich zusammenführen.',
  'failure.merge_unknown': 'Diese Zusammenführung gibt es nicht.',
  /** The merge was undone, or is too old for that. */
  'failure.merge_over': 'Diese Zusammenführung lässt sich nicht mehr rückgängig machen.',
  'failure.merge_not_last': 'Eine spätere Zusammenführung dieser Schulen muss zuerst rückgängig gemacht werden.',
  /** There is none, or it is somebody else's. */
  'failure.ticket_unknown': 'Diese Anfrage gibt es nicht (mehr).',
  /** Somebody else wrote or decided after the page was opened. */
  'failure.ticket_moved':
    'Inzwischen hat jemand geschrieben oder entschieden. Sehen Sie es sich an und senden Sie dann noch einmal.',
  'failure.unexpected': 'Ein unerwarteter Fehler ist aufgetreten. Alle Eingaben sind noch da.',
  'failure.offline': 'Keine Verbindung. Alle Eingaben sind noch da; bitte gleich noch einmal versuchen.',
  'message.checkEmail': 'Fast fertig. Bitte bestätige deine E-Mail-Adresse.',
  'message.resent': 'Die Mail ist noch einmal unterwegs.',
  'message.confirmed': 'Deine Adresse ist bestätigt. Melde dich jetzt an.',
  'message.passwordReset': 'Das neue Passwort gilt. Melde dich damit an.',
  'message.passwordChanged': 'Dein Passwort ist geändert, die anderen Sitzungen sind beendet.',
  'message.profileUpdated': 'Profil gespeichert',
  'message.contactUpdated': 'Kontaktdaten gespeichert',
  'message.languageSaved': 'Sprache gespeichert',
  'message.notificationsSaved': 'Benachrichtigungen gespeichert',
  'message.emailChangeRequested': 'Wir haben der alten Adresse geschrieben. Stimme dort zu.',
  'message.emailChangeAgreed': 'Zugestimmt. Jetzt bestätigt noch die neue Adresse.',
  'message.emailChanged':
    'Deine neue Adresse gilt. Melde dich künftig mit ihr an; alle anderen Sitzungen sind beendet.',
  'message.sessionsEnded': 'Sitzungen beendet',
  'message.factorOff': 'Zwei-Faktor-Anmeldung ausgeschaltet',
  'message.favouritesSaved': 'Gemerkte Schulen gespeichert',
  'message.messageSent': 'Nachricht gesendet',
  'message.accountDeleted': 'Dein Konto ist gesperrt und wird gelöscht. Eine Mail mit dem Weg zurück ist unterwegs.',
  'message.accountRestored': 'Dein Konto ist wieder da. Melde dich an.',
  'message.unauthorized': 'Nicht angemeldet',
  'message.unauthorized.text': 'Sie müssen angemeldet sein, um diese Seite zu öffnen.',
  'message.premiumRequired': 'Premium erforderlich',
  'message.premiumRequired.text': 'Bitte steigen Sie auf Premium um, um diese Funktion zu nutzen.',
} as const
