export const contactFields = {
  'contactFields.name': 'Nombre',
  'contactFields.name.tooShort': 'El nombre debe tener al menos 2 caracteres',
  'contactFields.email': 'Dirección de correo',
  'contactFields.phone': 'Teléfono',
  'contactFields.message': 'Mensaje',
  'contactFields.message.hint': 'Al menos {min} caracteres.',
  'contactFields.message.tooShort': 'El mensaje debe tener al menos 10 caracteres',
  'contactFields.privacy':
    'He leído la política de privacidad y acepto que mis datos se guarden para responder a este mensaje y se eliminen a los {months} meses.',
  'contactFields.privacy.missing': 'Es necesario aceptar la política de privacidad',
  'contactFields.trap': 'Este campo debe quedar vacío',
} as const
