import { contactFields } from '../contact-fields/es.ts'

export const contact = {
  ...contactFields,
  'contact.submit': 'Enviar mensaje',
  'contact.sent': 'Mensaje enviado',
  'contact.sent.text': 'Gracias. Recibirá por correo una copia con el número de su mensaje.',
  'contact.direct': 'O sin formulario',
  'contact.privacy.link': 'Leer la política de privacidad',
  'contact.named': '¿Le mencionan en una opinión?',
  'contact.named.text': 'Para eso hay un formulario aparte, aunque no tenga cuenta.',
  'contact.named.link': 'Ir al formulario para personas nombradas',
  'namedPerson.title': '¿Le mencionan en una opinión?',
  'namedPerson.intro':
    '¿Aparece en una opinión y no lo desea, algo sobre usted no es cierto, o quiere saber qué datos suyos guardamos? Escríbanos. No necesita una cuenta.',
  'namedPerson.clock': 'En un plazo de 30 días le diremos qué hemos hecho.',
  'namedPerson.address': '¿De qué opinión o centro se trata?',
  'namedPerson.address.hint': 'Mejor la dirección de la página; bastan el nombre del centro y la localidad.',
  'namedPerson.address.missing': 'Indique de qué opinión o centro se trata.',
  'namedPerson.wish': '¿Qué debemos hacer?',
  'namedPerson.wish.removal': 'Suprimir lo que se dice de mí',
  'namedPerson.wish.correction': 'Rectificar lo que no es cierto',
  'namedPerson.wish.access': 'Decirme qué datos míos se guardan',
  'namedPerson.wish.missing': 'Elija qué debemos hacer.',
  'namedPerson.message': '¿Qué se dice de usted y qué no es cierto?',
  'namedPerson.privacy':
    'Necesitamos sus datos para tramitar la solicitud y quizá le pidamos que acredite su identidad. Los eliminamos tres años después de cerrarla.',
  'namedPerson.submit': 'Enviar solicitud',
  'namedPerson.sent': 'Hemos recibido su solicitud',
  'namedPerson.sent.text':
    'Recibirá por correo el número y una copia. En un plazo de 30 días le diremos qué hemos hecho.',
} as const
