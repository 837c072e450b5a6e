/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Mails an dich',
  'bounce.banner': 'Mails an deine Adresse kommen zu uns zurück.',
  'bounce.bannerLink': 'Was jetzt zu tun ist',
  'bounce.back':
    'Mails an {email} kamen zuletzt am {day} zu uns zurück. Darum schicken wir nur noch, was du für die Sicherheit deines Kontos brauchst.',
  'bounce.ask':
    'Kommen wieder Mails an? Dann lass dir eine schicken und folge dem Link darin. Ist die Adresse falsch, ändere sie unter „Anmeldung und Sicherheit“.',
  'bounce.send': 'Testmail schicken',
  'bounce.fine': 'Mails an {email} kommen an, soweit wir wissen.',
  'bounce.confirmText': 'Damit sagst du, dass unsere Mails wieder bei dir ankommen.',
  'bounce.confirm': 'Adresse bestätigen',
  'message.addressCheckSent': 'Mail ist unterwegs. Folge dem Link darin.',
  'message.addressConfirmed': 'Danke, wir schicken dir wieder Mails.',
} as const
