/** The link with which a school invites all families to write a review, and the sheet with its code. */
export const invitations = {
  'invitation.open': 'Invita le famiglie',
  'invitation.title': 'Invita le famiglie',
  'invitation.intro':
    'Un solo link e un solo codice QR per tutti: per la circolare, la bacheca, l’e-mail a tutte le famiglie. Le recensioni scritte tramite il link recano l’etichetta «Verificata: su invito». Non viene rivelato chi ha usato il link.',
  'invitation.fair':
    'Dia il link a tutte le famiglie, non solo a quelle soddisfatte, e non prometta nulla in cambio. Altrimenti nella Sua scheda comparirà un avviso. Chi gestisce la scheda non può recensire la scuola.',
  'invitation.none': 'Non c’è ancora un link.',
  'invitation.link': 'Il Suo link',
  'invitation.since': 'Valido dal {day}.',
  'invitation.until': 'Valido fino al {day} compreso.',
  'invitation.over': 'Il link è stato valido fino al {day}. Ne crei uno nuovo.',
  'invitation.create': 'Crea il link',
  'invitation.renew': 'Rinnova il link',
  'invitation.renew.text':
    'Il nuovo link è valido da subito; quello precedente e il suo codice QR non sono più validi. Le recensioni già scritte mantengono la loro etichetta.',
  'invitation.end': 'Disattiva il link',
  'invitation.end.text': 'Il link non sarà più valido. Potrà crearne uno nuovo in qualsiasi momento.',
  'invitation.endsOn': 'Ultimo giorno',
  'invitation.endsOn.hint': 'Lasci vuoto se il link non deve scadere.',
  'invitation.endsOn.invalid': 'Scelga un giorno a partire da oggi.',
  'invitation.files': 'Da stampare e da inserire',
  'invitation.sheet.a4': 'Locandina A4',
  'invitation.sheet.a5': 'Volantino in A5',
  'invitation.png': 'Codice QR in PNG',
  'invitation.svg': 'Codice QR in SVG',
  'invitation.list': 'Leggi le recensioni su invito',
  'invitation.sheet.title': 'La Sua esperienza con {name}',
  'invitation.sheet.text':
    'Racconti la Sua esperienza e quella di Suo figlio o Sua figlia, nel bene e nel male. La scuola non saprà chi ha scritto.',
  'invitation.sheet.scan': 'Inquadri il codice QR con il telefono',
  'invitation.print': 'Stampa',
  'invitation.print.hint': 'Per stampare usi il menu del browser.',
  'invitation.back': 'Torna all’invito',
  'message.invitationRenewed': 'Il nuovo link è valido da subito.',
  'message.invitationEnded': 'Il link non è più valido.',
} as const
