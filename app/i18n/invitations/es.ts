/** The link with which a school invites all families to write a review, and the sheet with its code. */
export const invitations = {
  'invitation.open': 'Invitar a las familias',
  'invitation.title': 'Invitar a las familias',
  'invitation.intro':
    'Un enlace y un código QR para todas las familias: para la circular, el tablón de anuncios o el correo. Las opiniones escritas a través de él llevan la marca «Verificada: con invitación». No sabrá quién usó el enlace.',
  'invitation.fair':
    'Dé el enlace a todas las familias, no solo a las satisfechas, y no prometa nada a cambio. De lo contrario, su ficha mostrará un aviso. Quienes gestionan la ficha no pueden opinar sobre el centro.',
  'invitation.none': 'Todavía no hay ningún enlace.',
  'invitation.link': 'Su enlace',
  'invitation.since': 'Válido desde el {day}.',
  'invitation.until': 'Válido hasta el {day} incluido.',
  'invitation.over': 'El enlace fue válido hasta el {day}. Cree uno nuevo.',
  'invitation.create': 'Crear el enlace',
  'invitation.renew': 'Renovar el enlace',
  'invitation.renew.text':
    'El nuevo enlace es válido de inmediato; el anterior y su código QR dejan de ser válidos. Las opiniones ya escritas conservan su marca.',
  'invitation.end': 'Desactivar el enlace',
  'invitation.end.text': 'Ningún enlace será válido hasta que cree uno nuevo.',
  'invitation.endsOn': 'Último día',
  'invitation.endsOn.hint': 'Déjelo vacío si el enlace no debe caducar.',
  'invitation.endsOn.invalid': 'Elija un día a partir de hoy.',
  'invitation.files': 'Para imprimir o insertar',
  'invitation.sheet.a4': 'Cartel en A4',
  'invitation.sheet.a5': 'Folleto en A5',
  'invitation.png': 'Código QR en PNG',
  'invitation.svg': 'Código QR en SVG',
  'invitation.list': 'Leer las opiniones con invitación',
  'invitation.sheet.title': 'Su experiencia con {name}',
  'invitation.sheet.text':
    'Cuente qué experiencia tienen aquí usted y su hijo o hija, buena o mala. El centro no sabrá quién es usted.',
  'invitation.sheet.scan': 'Escanee el código QR con el móvil',
  'invitation.print': 'Imprimir',
  'invitation.print.hint': 'Para imprimir, use el menú de su navegador.',
  'invitation.back': 'Volver a la invitación',
  'message.invitationRenewed': 'El nuevo enlace ya es válido.',
  'message.invitationEnded': 'El enlace ya no es válido.',
} as const
