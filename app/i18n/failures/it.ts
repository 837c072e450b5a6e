export const failures = {
  'failure.title': 'Errore',
  'failure.fields': 'Ci sono campi da controllare. I dati inseriti sono stati conservati.',
  'failure.credentials_missing': 'Devi indicare un indirizzo e-mail e una password.',
  'failure.invalid_credentials':
    'L’indirizzo o la password non sono corretti, oppure l’indirizzo non è ancora confermato.',
  'failure.wrong_password': 'La password non è corretta.',
  'failure.weak_password': 'La password è troppo debole.',
  'failure.session_missing':
    'La sessione è scaduta. È necessario accedere e inviare di nuovo; i dati inseriti sono stati conservati.',
  'failure.session_not_found':
    'La sessione è terminata. È necessario accedere di nuovo; i dati inseriti sono stati conservati.',
  'failure.invalid_jwt': 'La sessione non è valida. È necessario accedere di nuovo.',
  'failure.not_allowed': 'Questo account non è autorizzato a farlo.',
  'failure.too_many_attempts': 'Troppi tentativi. Si può riprovare tra qualche minuto.',
  'failure.pictures_busy':
    'In questo momento sono in elaborazione moltissime immagini. Si può riprovare tra un minuto.',
  'failure.account_banned': 'Questo account è bloccato. Scrivici se è un errore.',
  'failure.rule_entry':
    'Sono possibili al massimo cinque parole di lettere e cifre; un asterisco (*) solo all’inizio o alla fine di una parola di almeno tre lettere.',
  'failure.rules_full': 'Questa lingua ha già raggiunto il numero massimo di modifiche.',
  'failure.searches_full': 'Hai già salvato 20 ricerche. Elimina prima quella che non ti serve più.',
  'failure.search_unknown': 'Questa ricerca salvata non esiste più.',
  'failure.person_unknown': 'Non esiste alcun account con questo identificativo.',
  'failure.own_account': 'Qui non può sospendere il Suo account né cambiarne il ruolo.',
  'failure.person_locked': 'L’account è sospeso o in fase di eliminazione.',
  'failure.account_deleted': 'Questo account sta per essere eliminato. Si può recuperare con il link nell’e-mail.',
  'failure.link_used': 'Questo link non è più valido: è già stato usato o è troppo vecchio.',
  'failure.wrong_mailed_code': 'Il codice non è corretto o non è più valido. Chiedine uno nuovo.',
  'failure.factor_unreadable':
    'Non possiamo più verificare i codici di quest’app. Usa un codice di recupero o scrivici.',
  'failure.wrong_code': 'Il codice non è corretto. Usa quello che l’app mostra ora.',
  'failure.set_up_over': 'La configurazione è scaduta. Ricomincia e inquadra il nuovo codice QR.',
  'failure.passkey_refused': 'Questa passkey non è valida qui, oppure la risposta è arrivata troppo tardi. Riprova.',
  'failure.passkeys_full': 'Non puoi avere più di 20 passkey. Rimuovine prima una che non ti serve più.',
  'failure.same_email': 'È già il tuo indirizzo.',
  'failure.google_failed': 'L’accesso con Google non è riuscito. Riprova o usa la password.',
  'failure.google_not_linked':
    'Questo indirizzo Google non può essere collegato al tuo account. Accedi con la password.',
  'failure.google_unverified':
    'Google non ha ancora confermato questo indirizzo. Confermalo lì, oppure usa qui indirizzo e password; se non hai ancora un account, creane uno.',
  'failure.google_needs_password':
    'Esiste già un account con questo indirizzo. Accedi una volta con la sua password e Google sarà collegato.',
  'failure.password_first': 'Imposta prima una password.',
  'failure.password_needed': 'Scegli una password.',
  'failure.sign_in_first': 'Accedi prima con il tuo indirizzo attuale, poi apri di nuovo il link.',
  'failure.school_unknown': 'Questa scuola non esiste o non è tra quelle salvate.',
  'failure.school_not_yours': 'Lei non gestisce, o non gestisce più, la scheda di questa scuola.',
  'failure.answer_changed':
    'Nel frattempo un’altra persona della Sua scuola ha modificato questa risposta. Ricarichi la pagina e la controlli.',
  'failure.answer_removed': 'La moderazione ha rimosso queste parole. Scriva la risposta senza di esse.',
  'failure.answer_closed':
    'La moderazione ha rimosso più volte le risposte a questa recensione. Non è possibile scriverne un’altra.',
  'failure.premium_required': 'Per questo la scuola deve avere Premium.',
  'failure.vat_country':
    'Per ora in questo Paese vendiamo solo a enti con una propria partita IVA. La preghiamo di indicarla.',
  'failure.already_premium': 'Questa scuola ha già Premium. Non deve pagare altro.',
  'failure.messages_closed': 'Questa scuola al momento non accetta messaggi.',
  'failure.message_unknown': 'Questo messaggio non esiste più.',
  'failure.message_answered': 'A questo messaggio è già stata data risposta.',
  'failure.events_full': 'Si possono indicare al massimo 20 eventi futuri.',
  'failure.event_unknown': 'Questo evento non esiste più.',
  'failure.vat_id_invalid': 'Questa partita IVA non esiste in quel Paese. Controlli le cifre o lasci vuoto il campo.',
  'failure.ordering_closed': 'Al momento non accettiamo ordini.',
  'failure.payment_away': 'Il servizio di pagamento non risponde. Non è stato addebitato nulla; riprovi tra poco.',
  'failure.invoice_consumer': 'Il pagamento su fattura è riservato a scuole ed enti.',
  'failure.invoice_open': 'Per questa scuola c’è già una fattura da saldare, ordinata da un’altra persona.',
  'failure.order_unknown': 'Questo ordine non esiste o appartiene a un altro account.',
  'failure.order_state':
    'Per questo ordine l’operazione non è più possibile. Ricarichi la pagina per vedere a che punto è.',
  'failure.refund_over': 'I 30 giorni per il rimborso sono passati. Premium resta attivo.',
  'failure.favourites_full': 'Non si possono salvare più di 100 scuole. Togline prima una.',
  'failure.letters_gone': 'Queste attività non ci sono più: qualcuno le ha già riavviate o scartate.',
  'failure.case_locked':
    'Se ne sta occupando un’altra persona. Non è stato deciso nulla; il Suo testo è stato conservato.',
  'failure.already_decided':
    'Nel frattempo ha deciso qualcun altro, oppure il testo è cambiato. Qui si vede lo stato attuale.',
  'failure.review_replaced':
    'La stessa persona ha scritto nel frattempo una recensione più recente. Questa non può essere pubblicata in aggiunta.',
  'failure.school_closed': 'Questa scuola è chiusa e la scheda non può più essere gestita.',
  'failure.already_owner': 'Lei gestisce già questa scheda.',
  'failure.claim_code_wrong': 'Questo codice non è valido. Dopo cinque tentativi o 30 minuti ne chieda uno nuovo.',
  'failure.no_register_address': 'Nel registro ufficiale non c’è alcun indirizzo e-mail di questa scuola.',
  'failure.claim_unknown': 'Questa richiesta non esiste più.',
  'failure.claim_open': 'Una Sua richiesta per questa scuola è già in attesa.',
  'failure.claims_full': 'Tre Sue richieste sono già in attesa. Ne ritiri una o attenda una decisione.',
  'failure.claim_contested': 'La scheda ha ormai un responsabile. Decide l’amministrazione.',
  'failure.school_known': 'Verifichi se è una di queste scuole.',
  'failure.school_merged': 'Questa scuola è stata accorpata a un’altra.',
  'failure.school_hidden': 'Questa scuola è nascosta.',
  'failure.school_open': 'Solo una scuola chiusa può avere una scuola subentrante.',
  'failure.successor_circle': 'Una scuola diventerebbe subentrante di sé stessa.',
  'failure.merge_same': 'Una scheda non può essere fusa con sé stessa.',
  'failure.merge_both_premium':
    'Entrambe le scuole hanno Premium. Si possono fondere quando uno dei pagamenti è stato rimborsato.',
  'failure.merge_both_ordering':
    'La stessa persona ha iniziato un pagamento per ciascuna delle due scuole. Si potranno fondere una volta completati i pagamenti.',
  'failure.merge_unknown': 'Questa fusione non esiste.',
  'failure.merge_over': 'Questa fusione non si può più annullare.',
  'failure.merge_not_last': 'Prima occorre annullare una fusione successiva di queste scuole.',
  'failure.ticket_unknown': 'Questa richiesta non esiste più.',
  'failure.ticket_moved': 'Nel frattempo qualcuno ha scritto o deciso. Controlli e poi invii di nuovo.',
  'failure.read_only':
    'Al momento non si può salvare nulla: stiamo lavorando sulla nostra banca dati. I dati inseriti sono stati conservati; si può inviare di nuovo più tardi.',
  'failure.away':
    'Al momento non riusciamo a raggiungere i nostri dati. I dati inseriti sono stati conservati; si può inviare di nuovo tra qualche minuto.',
  'failure.unexpected': 'Si è verificato un errore imprevisto. I dati inseriti sono stati conservati.',
  'failure.offline': 'Nessuna connessione. I dati inseriti sono stati conservati; si può riprovare tra un momento.',
  'failure.terms_change_replaced': 'Nel frattempo la bozza è stata sostituita. Controlli quella nuova.',
  'failure.terms_change_late': 'Mancano troppo pochi giorni a quella data. Ne scelga una successiva.',
  'failure.mailing_replaced': 'Nel frattempo la bozza è stata sostituita. Controlli quella nuova.',
  'failure.mailing_nobody': 'Al momento nessuno riceverebbe questa e-mail.',
  'failure.mailing_languages':
    'Nel frattempo un destinatario ha scelto una lingua che manca in questa bozza. La completi.',
  'failure.not_related': 'Queste recensioni non sono collegate. Decida su ciascuna separatamente.',
  'failure.passage_missing':
    'In una delle recensioni nessun passaggio è evidenziato per questa regola. Decida su quella separatamente.',
  'failure.content_unknown': 'La scuola non mostra più questo contenuto.',
  'failure.decision_unknown': 'Contro questa decisione non è (più) possibile presentare reclamo.',
  'failure.appeal_made': 'Contro questa decisione è già stato presentato un reclamo.',
}
