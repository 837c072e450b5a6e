/** The link with which a school invites all families to write a review, and the sheet with its code. */
export const invitations = {
  'invitation.open': 'Familien einladen',
  'invitation.title': 'Familien einladen',
  'invitation.intro':
    'Ein Link und ein QR-Code für alle: für Elternbrief, Aushang oder Rundmail. Bewertungen über diesen Link tragen das Zeichen „Verifiziert: eingeladen“. Wer den Link benutzt hat, erfahren Sie nicht.',
  'invitation.fair':
    'Geben Sie den Link allen Familien, nicht nur zufriedenen, und versprechen Sie nichts dafür. Sonst erscheint ein Hinweis in Ihrem Profil. Wer das Schulprofil verwaltet, kann die Schule nicht bewerten.',
  'invitation.none': 'Es gibt noch keinen Link.',
  'invitation.link': 'Ihr Link',
  'invitation.since': 'Gilt seit {day}.',
  'invitation.until': 'Gilt bis einschließlich {day}.',
  'invitation.over': 'Der Link galt bis {day}. Legen Sie einen neuen an.',
  'invitation.create': 'Link anlegen',
  'invitation.renew': 'Link erneuern',
  'invitation.renew.text':
    'Der neue Link gilt sofort; der bisherige und sein QR-Code gelten dann nicht mehr. Bewertungen, die schon da sind, bleiben „eingeladen“.',
  'invitation.end': 'Link beenden',
  'invitation.end.text': 'Danach gilt kein Link mehr, bis Sie einen neuen anlegen.',
  'invitation.endsOn': 'Letzter Tag',
  'invitation.endsOn.hint': 'Leer lassen, wenn der Link unbegrenzt gelten soll.',
  'invitation.endsOn.invalid': 'Bitte wählen Sie einen Tag ab heute.',
  'invitation.files': 'Zum Drucken und Einfügen',
  'invitation.sheet.a4': 'Aushang in A4',
  'invitation.sheet.a5': 'Handzettel in A5',
  'invitation.png': 'QR-Code als PNG',
  'invitation.svg': 'QR-Code als SVG',
  'invitation.list': 'Bewertungen über die Einladung lesen',
  'invitation.sheet.title': 'Ihre Erfahrung mit {name}',
  'invitation.sheet.text':
    'Schreiben Sie, was Sie und Ihr Kind hier erleben, ob Lob oder Kritik. Die Schule erfährt nicht, wer Sie sind.',
  'invitation.sheet.scan': 'QR-Code mit dem Handy scannen',
  'invitation.print': 'Drucken',
  'invitation.print.hint': 'Zum Drucken nutzen Sie das Menü Ihres Browsers.',
  'invitation.back': 'Zurück zur Einladung',
  'message.invitationRenewed': 'Der neue Link gilt ab sofort.',
  'message.invitationEnded': 'Der Link gilt nicht mehr.',
} as const
