/** Reasons for refusals on any page of the account area; other areas hold only their own. */
export const failures = {
  'failure.title': 'Fehler',
  'failure.fields': 'Bitte die markierten Felder prüfen. Alle Eingaben sind noch da.',
  'failure.credentials_missing': 'E-Mail-Adresse und Passwort fehlen.',
  'failure.invalid_credentials': 'Adresse oder Passwort stimmt nicht, oder die Adresse ist noch nicht bestätigt.',
  'failure.wrong_password': 'Das Passwort stimmt nicht.',
  'failure.weak_password': 'Das Passwort ist zu schwach.',
  'failure.session_missing': 'Nicht angemeldet. Bitte anmelden und noch einmal abschicken; alle Eingaben sind noch da.',
  'failure.session_not_found': 'Die Sitzung ist zu Ende. Bitte neu anmelden; alle Eingaben sind noch da.',
  /** The program did not issue the cookie or link, or it was tampered with. */
  'failure.invalid_jwt': 'Die Sitzung ist ungültig. Bitte neu anmelden.',
  /** The account has another role, or the decision concerns the account itself. */
  'failure.not_allowed': 'Dafür hat dieses Konto keine Berechtigung.',
  'failure.too_many_attempts': 'Zu viele Versuche. Bitte ein paar Minuten warten und es dann noch einmal versuchen.',
  'failure.pictures_busy': 'Gerade werden sehr viele Bilder verarbeitet. Bitte in einer Minute noch einmal versuchen.',
  'failure.account_banned': 'Dieses Konto ist gesperrt. Ist das ein Irrtum, hilft eine Nachricht an uns.',
  'failure.rule_entry':
    'Möglich sind bis zu fünf Wörter aus Buchstaben und Ziffern, ein Sternchen (*) nur am Anfang oder Ende eines Wortes mit mindestens drei Buchstaben.',
  'failure.rules_full': 'In dieser Sprache ist die Höchstzahl an Änderungen erreicht.',
  'failure.searches_full': 'Du hast schon 20 Suchen gespeichert. Lösche zuerst eine, die du nicht mehr brauchst.',
  /** It does not exist, or it belongs to another account. */
  'failure.search_unknown': 'Diese gespeicherte Suche gibt es nicht mehr.',
  'failure.person_unknown': 'Es gibt kein Konto mit dieser Kennung.',
  'failure.own_account': 'Ihr eigenes Konto können Sie hier weder sperren noch mit anderen Rechten versehen.',
  'failure.person_locked': 'Das Konto ist gesperrt oder wird gelöscht.',
  'failure.account_deleted': 'Dieses Konto wird gelöscht. Mit dem Link in unserer E-Mail lässt es sich zurückholen.',
  'failure.link_used': 'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist zu alt.',
  'failure.wrong_mailed_code': 'Der Code stimmt nicht oder gilt nicht mehr. Lass dir einen neuen schicken.',
  'failure.factor_unreadable':
    'Der zweite Faktor lässt sich hier nicht mehr prüfen. Nimm einen deiner Ersatzcodes oder schreib uns.',
  'failure.wrong_code': 'Der Code stimmt nicht. Nimm den, den die App gerade zeigt.',
  /** The setup of a second factor was started too long ago, or in another session. */
  'failure.set_up_over': 'Die Einrichtung ist abgelaufen. Fang noch einmal an und scanne den neuen QR-Code.',
  'failure.passkey_refused': 'Dieser Passkey gilt hier nicht, oder die Antwort kam zu spät. Versuche es noch einmal.',
  'failure.passkeys_full':
    'Mehr als 20 Passkeys sind nicht möglich. Entferne zuerst einen, den du nicht mehr brauchst.',
  'failure.same_email': 'Das ist schon deine Adresse.',
  'failure.google_failed':
    'Die Anmeldung mit Google hat nicht geklappt. Versuche es noch einmal oder nimm dein Passwort.',
  /** The address belongs to an unconfirmed sign-up with a password, or to another person. */
  'failure.google_not_linked':
    'Diese Google-Adresse lässt sich nicht mit deinem Konto verbinden. Melde dich mit dem Passwort an.',
  /** The school does not exist, or is not one of the person's own. */
  'failure.google_unverified':
    'Google hat diese Adresse noch nicht bestätigt. Bestätige sie dort oder melde dich hier mit Adresse und Passwort an; hast du noch kein Konto, lege eines an.',
  'failure.google_needs_password':
    'Zu dieser Adresse gibt es schon ein Konto. Melde dich einmal mit seinem Passwort an, dann ist Google verbunden.',
  'failure.password_first': 'Setze zuerst ein Passwort.',
  'failure.password_needed': 'Bitte lege ein Passwort fest.',
  'failure.sign_in_first': 'Melde dich zuerst mit deiner bisherigen Adresse an und öffne den Link dann noch einmal.',
  'failure.school_unknown': 'Diese Schule gibt es hier nicht, oder sie steht nicht auf deiner Merkliste.',
  'failure.school_not_yours': 'Sie verwalten das Profil dieser Schule nicht (mehr).',
  'failure.answer_changed':
    'Inzwischen hat jemand anderes an Ihrer Schule diese Antwort geändert. Bitte laden Sie die Seite neu und prüfen Sie den neuen Text.',
  /** The answer repeats what a moderator removed. */
  'failure.answer_removed': 'Diesen Wortlaut hat die Moderation entfernt. Bitte formulieren Sie die Antwort anders.',
  /** A moderator removed the answer too often. */
  'failure.answer_closed':
    'Die Moderation hat die Antworten auf diese Bewertung mehrfach entfernt. Eine weitere ist nicht möglich.',
  'failure.premium_required': 'Dafür braucht die Schule Premium.',
  /** The seller has no VAT registration in the buyer's country. */
  'failure.vat_country':
    'In diesem Land verkaufen wir zurzeit nur an Unternehmen und Einrichtungen mit eigener Umsatzsteuer-Identifikationsnummer. Bitte geben Sie diese an.',
  'failure.already_premium': 'Diese Schule hat Premium schon. Sie müssen nichts mehr bezahlen.',
  'failure.messages_closed': 'Diese Schule nimmt zurzeit keine Nachrichten an.',
  /** It does not exist, or it was sent to a school of which the person is not a member. */
  'failure.message_unknown': 'Diese Nachricht gibt es nicht mehr.',
  'failure.message_answered': 'Auf diese Nachricht wurde schon geantwortet.',
  'failure.events_full': 'Mehr als 20 kommende Termine sind nicht möglich.',
  /** It does not exist, or it belongs to another school. */
  'failure.event_unknown': 'Diesen Termin gibt es nicht mehr.',
  'failure.vat_id_invalid':
    'Diese Umsatzsteuer-Identifikationsnummer gibt es in dem Land nicht. Prüfen Sie die Ziffern oder lassen Sie das Feld leer.',
  'failure.ordering_closed': 'Zurzeit nehmen wir keine Bestellungen an.',
  /** The payment provider does not answer, or refuses the request. */
  'failure.payment_away':
    'Der Zahlungsdienst antwortet gerade nicht. Es wurde nichts abgebucht; versuchen Sie es gleich noch einmal.',
  'failure.invoice_consumer': 'Auf Rechnung können nur Schulen, Träger und andere Einrichtungen bestellen.',
  'failure.invoice_open': 'Für diese Schule ist schon eine Rechnung offen, bestellt von einer anderen Person.',
  'failure.order_unknown': 'Diese Bestellung gibt es nicht, oder sie gehört zu einem anderen Konto.',
  'failure.order_state':
    'Das ist bei dieser Bestellung nicht mehr möglich. Laden Sie die Seite neu, um den Status zu sehen.',
  'failure.refund_over': 'Die 30 Tage für „Geld zurück“ sind vorbei. Premium bleibt bestehen.',
  'failure.favourites_full': 'Auf deine Merkliste passen höchstens 100 Schulen. Entferne zuerst eine.',
  'failure.letters_gone': 'Diese Aufträge sind nicht mehr da: Jemand hat sie inzwischen neu gestartet oder verworfen.',
  'failure.case_locked': 'Daran arbeitet gerade jemand anderes. Es wurde nichts entschieden; der Text bleibt erhalten.',
  /** Another moderator decided first, or the text has changed since the moderator saw it. */
  'failure.already_decided':
    'Darüber hat inzwischen jemand anderes entschieden, oder der Text hat sich geändert. Angezeigt wird der neue Stand.',
  /** The author has written another review of the school, so this one cannot be restored. */
  'failure.review_replaced':
    'Inzwischen gibt es eine neuere Bewertung von derselben Person. Diese kann nicht zusätzlich erscheinen.',
  'failure.school_closed': 'Diese Schule ist geschlossen und ihr Profil kann nicht mehr verwaltet werden.',
  'failure.already_owner': 'Sie verwalten das Profil dieser Schule schon.',
  /**
   * Wrong, already used, too old, tried too often or issued to another person: one message for all of these, so that
   * strangers learn nothing.
   */
  'failure.claim_code_wrong':
    'Dieser Code gilt nicht. Nach fünf Versuchen oder 30 Minuten fordern Sie bitte einen neuen an.',
  /** The register has no address to which a code could be sent. */
  'failure.no_register_address': 'Im amtlichen Register steht für diese Schule keine E-Mail-Adresse.',
  /** It does not exist, or it belongs to another person. */
  'failure.claim_unknown': 'Diesen Antrag gibt es nicht mehr.',
  'failure.claim_open': 'Für diese Schule liegt schon ein Antrag von Ihnen vor.',
  'failure.claims_full':
    'Von Ihnen liegen schon drei Anträge vor. Ziehen Sie einen zurück oder warten Sie eine Entscheidung ab.',
  /** Another person now manages the profile: an admin decides. */
  'failure.claim_contested':
    'Inzwischen verwaltet jemand das Profil dieser Schule. Darüber entscheidet jemand mit der Rolle „Verwaltung“.',
  'failure.school_known': 'Bitte sehen Sie nach, ob es eine dieser Schulen ist.',
  'failure.school_merged': 'Diese Schule wurde mit einer anderen zusammengeführt.',
  'failure.school_hidden': 'Diese Schule ist ausgeblendet.',
  'failure.school_open': 'Nur eine geschlossene Schule kann eine Nachfolgerin haben.',
  'failure.successor_circle': 'So wäre eine Schule am Ende ihre eigene Nachfolgerin.',
  'failure.merge_same': 'Eine Schule lässt sich nicht mit sich selbst zusammenführen.',
  'failure.merge_both_premium':
    'Beide Schulen haben Premium. Erst wenn eine Zahlung erstattet ist, lassen sie sich zusammenführen.',
  'failure.merge_both_ordering':
    'Für beide Schulen hat dieselbe Person eine Zahlung begonnen. Erst wenn sie abgeschlossen ist, lassen sich die Schulen zusammenführen.',
  'failure.merge_unknown': 'Diese Zusammenführung gibt es nicht.',
  /** The merge has already been undone, or is too old to undo. */
  'failure.merge_over': 'Diese Zusammenführung lässt sich nicht mehr rückgängig machen.',
  'failure.merge_not_last': 'Eine spätere Zusammenführung dieser Schulen muss zuerst rückgängig gemacht werden.',
  /** It does not exist, or it belongs to another person. */
  'failure.ticket_unknown': 'Diese Anfrage gibt es nicht (mehr).',
  /** Another person wrote or decided after the page was opened. */
  'failure.ticket_moved':
    'Inzwischen hat jemand geschrieben oder entschieden. Lesen Sie zuerst, was neu ist, und senden Sie dann noch einmal.',
  'failure.read_only':
    'Gerade lässt sich nichts speichern: Wir arbeiten an unserer Datenbank. Alle Eingaben sind noch da; bitte später noch einmal senden.',
  'failure.away':
    'Wir erreichen gerade unsere Datenbank nicht. Alle Eingaben sind noch da; bitte in ein paar Minuten noch einmal senden.',
  'failure.unexpected': 'Ein unerwarteter Fehler ist aufgetreten. Alle Eingaben sind noch da.',
  'failure.offline': 'Keine Verbindung. Alle Eingaben sind noch da; bitte gleich noch einmal versuchen.',
  'failure.terms_change_replaced': 'Der Entwurf wurde inzwischen ersetzt. Bitte prüfen Sie den neuen.',
  'failure.terms_change_late': 'Bis zu diesem Tag bleibt zu wenig Zeit. Bitte wählen Sie einen späteren.',
  'failure.mailing_replaced': 'Der Entwurf wurde inzwischen ersetzt. Bitte prüfen Sie den neuen.',
  'failure.mailing_nobody': 'Zurzeit würde niemand diese E-Mail bekommen.',
  'failure.mailing_languages':
    'Inzwischen hat jemand unter den Empfängern eine Sprache gewählt, in der dieser Entwurf fehlt. Bitte ergänzen Sie sie.',
  'failure.not_related': 'Diese Bewertungen gehören nicht zusammen. Bitte entscheiden Sie über jede einzeln.',
  'failure.passage_missing':
    'In einer der Bewertungen ist keine Stelle zu dieser Regel markiert. Bitte entscheiden Sie über jede einzeln.',
  'failure.content_unknown': 'Dieser Inhalt ist auf dem Profil nicht mehr zu sehen.',
  'failure.decision_unknown': 'Gegen diese Entscheidung ist kein Einspruch (mehr) möglich.',
  'failure.appeal_made': 'Gegen diese Entscheidung wurde schon Einspruch erhoben.',
}
