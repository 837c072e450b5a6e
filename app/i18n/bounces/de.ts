/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'E-Mails an dich',
  'bounce.banner': 'Deine E-Mails kommen als unzustellbar zu uns zurück.',
  'bounce.bannerLink': 'Was jetzt zu tun ist',
  'bounce.back':
    'E-Mails an {email} kamen zuletzt am {day} zu uns zurück. Deshalb schicken wir nur noch, was du für die Sicherheit deines Kontos brauchst.',
  'bounce.ask':
    'Kommen wieder E-Mails an? Dann lass dir eine schicken und folge dem Link darin. Ist die Adresse falsch, ändere sie unter „Anmeldung und Sicherheit“.',
  'bounce.send': 'Test-E-Mail schicken',
  'bounce.fine': 'Soweit wir wissen, kommen E-Mails an {email} an.',
  'bounce.confirmText': 'Damit bestätigst du, dass unsere E-Mails wieder bei dir ankommen.',
  'bounce.confirm': 'Adresse bestätigen',
  'message.addressCheckSent': 'Wir haben dir eine E-Mail geschickt. Folge dem Link darin.',
  'message.addressConfirmed': 'Danke, wir schicken dir wieder E-Mails.',
} as const
