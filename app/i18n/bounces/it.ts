/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Le e-mail che ricevi',
  'bounce.banner': 'Le e-mail che ti inviamo tornano indietro.',
  'bounce.bannerLink': 'Che cosa fare adesso',
  'bounce.back':
    'Le e-mail inviate a {email} sono tornate indietro, l’ultima volta il {day}. Perciò inviamo solo le e-mail necessarie alla sicurezza del tuo account.',
  'bounce.ask':
    'Le nostre e-mail ti arrivano di nuovo? Chiedine una e segui il link. Se l’indirizzo è sbagliato, cambialo in «Accesso e sicurezza».',
  'bounce.send': 'Invia un’e-mail di prova',
  'bounce.fine': 'Per quanto ne sappiamo, le e-mail inviate a {email} arrivano.',
  'bounce.confirmText': 'Così confermi che le nostre e-mail ti arrivano di nuovo.',
  'bounce.confirm': 'Conferma l’indirizzo',
  'message.addressCheckSent': 'L’e-mail è in arrivo. Segui il link.',
  'message.addressConfirmed': 'Grazie, ora ti inviamo di nuovo le e-mail.',
}
