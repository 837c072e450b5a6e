/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Le e-mail per te',
  'bounce.banner': 'Le e-mail al tuo indirizzo ci tornano indietro.',
  'bounce.bannerLink': 'Che cosa fare adesso',
  'bounce.back':
    'Le e-mail a {email} ci sono tornate indietro l’ultima volta il {day}. Perciò inviamo solo ciò che serve alla sicurezza del tuo account.',
  'bounce.ask':
    'Le e-mail arrivano di nuovo? Allora fattene mandare una e segui il link. Se l’indirizzo è sbagliato, cambialo in «Accesso e sicurezza».',
  'bounce.send': 'Invia un’e-mail di prova',
  'bounce.fine': 'Le e-mail a {email} arrivano, per quanto ne sappiamo.',
  'bounce.confirmText': 'Così dici che le nostre e-mail ti arrivano di nuovo.',
  'bounce.confirm': 'Conferma l’indirizzo',
  'message.addressCheckSent': 'L’e-mail è in arrivo. Segui il link.',
  'message.addressConfirmed': 'Grazie, ti inviamo di nuovo delle e-mail.',
}
