/** Notifications by mail, each of which people can turn off. Schools are addressed formally. */
export const notifications = {
  'school-review.subject': 'La Sua scuola ha una nuova recensione',
  'school-review.text': 'Ieri è stata pubblicata una nuova recensione su {school}.',
  'school-review.several': 'Ieri sono state pubblicate {count} nuove recensioni su {school}.',
  'school-review.first':
    'È la prima. Ogni altra recensione completa il quadro: inviti tutte le famiglie a scrivere la loro.',
  'school-review.note': 'Vedrà ciò che vedono tutti: su chi scrive una recensione non comunichiamo altro.',
  'school-review.button': 'Leggi la recensione',
  'school-review.buttonSeveral': 'Leggi le recensioni',
  'view-digest.subject': 'Quante volte è stata vista la Sua scheda',
  'view-digest.text': 'Le visite alla scheda dal {from} al {to}:',
  'view-digest.line': 'Visite: {views}, nella settimana precedente: {before}',
  'view-digest.more': 'Le altre scuole sono nell’Area scuola.',
  'view-digest.button': 'Vedi i dati',
  'address-check.subject': 'Le nostre e-mail arrivano di nuovo?',
  'address-check.text':
    'Le e-mail inviate a questo indirizzo sono tornate indietro, perciò abbiamo smesso di inviarne. Conferma che arrivano di nuovo; il link è valido per 24 ore.',
  'address-check.button': 'Conferma l’indirizzo',
  'address-check.note': 'Non hai chiesto nulla? Ignora questa e-mail.',
}
