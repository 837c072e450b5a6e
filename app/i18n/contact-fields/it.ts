export const contactFields = {
  'contactFields.name': 'Nome',
  'contactFields.name.tooShort': 'Il nome deve avere almeno 2 caratteri',
  'contactFields.email': 'Indirizzo e-mail',
  'contactFields.phone': 'Telefono',
  'contactFields.message': 'Messaggio',
  'contactFields.message.hint': 'Almeno {min} caratteri.',
  'contactFields.message.tooShort': 'Il messaggio deve avere almeno 10 caratteri',
  'contactFields.privacy':
    'Ho letto l’informativa sulla privacy e accetto che i miei dati siano conservati per rispondere a questo messaggio ed eliminati dopo {months} mesi.',
  'contactFields.privacy.missing': 'È necessario accettare l’informativa sulla privacy',
  'contactFields.trap': 'Questo campo deve restare vuoto',
} as const
