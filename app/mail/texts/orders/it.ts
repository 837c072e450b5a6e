/** Mails to buyers about their orders. */
export const orders = {
  'order.button': 'Vedi l’ordine',
  'order.why': 'Riceve questa e-mail perché ha ordinato Premium. Nessuno legge le risposte.',
  'order-received.subject': 'Abbiamo ricevuto il Suo ordine',
  'order-received.text': 'Abbiamo ricevuto il Suo ordine {number} per {school}.',
  'order-received.note':
    'Il contratto si conclude quando confermiamo il pagamento. A quel punto Le invieremo la conferma con le condizioni. Non ha ancora pagato? Può farlo dalla pagina dell’ordine.',
  'order-confirmed.subject': 'Premium è attivo',
  'order-confirmed.text': 'Grazie: il pagamento dell’ordine {number} è arrivato. {school} ora ha Premium.',
  'order-confirmed.contract':
    'Servizio: Aulario Premium per {school}, finché esiste Aulario. Prezzo totale: {amount}, IVA inclusa.',
  'order-confirmed.contract.untaxed':
    'Servizio: Aulario Premium per {school}, finché esiste Aulario. Prezzo totale: {amount}, senza IVA.',
  'order-confirmed.papers': 'In allegato trova le condizioni d’uso e le informazioni sul recesso con il modulo tipo.',
  'order-confirmed.note':
    'È stato un pagamento unico, senza abbonamento. Premium è garantito per almeno 5 anni. Entro 30 giorni Le rimborsiamo l’importo con un clic, senza chiedere il motivo.',
  'order-paid-twice.subject': 'Le rimborsiamo il pagamento',
  'order-paid-twice.text':
    'Il Suo pagamento dell’ordine {number} è arrivato, ma {school} ha già Premium grazie a un altro ordine. Abbiamo avviato subito il rimborso dell’intero importo.',
  'order-paid-twice.note': 'Non deve fare nulla. A seconda del metodo di pagamento ci vogliono alcuni giorni.',
  'order-refunded.subject': 'Il rimborso è in arrivo',
  'order-refunded.text':
    'L’intero importo dell’ordine {number} per {school} è stato rimborsato. Questo ordine non dà più diritto a Premium.',
  'order-refunded.note':
    'A seconda del metodo di pagamento ci vogliono alcuni giorni. Ciò che supera il piano gratuito è nascosto e viene conservato per {months} mesi.',
  'order-revoked.subject': 'Premium è terminato',
  'order-revoked.text':
    'Il pagamento dell’ordine {number} è stato stornato dalla Sua banca o non è mai arrivato. Premium per {school} è quindi terminato.',
  'order-revoked.note':
    'Ciò che supera il piano gratuito è nascosto e viene conservato per {months} mesi. Se si tratta di un errore, ci scriva dalla pagina dei contatti.',
} as const
