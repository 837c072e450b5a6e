import { contactFields } from '../contact-fields/es.ts'

export const contact = {
  ...contactFields,
  'contact.submit': 'Enviar mensaje',
  'contact.sent': 'Mensaje enviado',
  'contact.sent.text': 'Gracias. Recibirás por correo una copia con el número de tu mensaje.',
  'contact.direct': 'También sin formulario',
  'contact.privacy.link': 'Leer la política de privacidad',
  'contact.named': '¿Te mencionan en una opinión?',
  'contact.named.text': 'Para eso hay un formulario aparte; no hace falta tener cuenta.',
  'contact.named.link': 'Ir al formulario para personas mencionadas',
  'namedPerson.title': '¿Te mencionan en una opinión?',
  'namedPerson.intro':
    '¿Apareces en una opinión y no lo deseas, algo de lo que se dice de ti no es cierto o quieres saber qué datos tuyos guardamos? Escríbenos. No necesitas una cuenta.',
  'namedPerson.clock': 'En un plazo de 30 días te diremos qué hemos hecho.',
  'namedPerson.address': '¿De qué opinión o centro se trata?',
  'namedPerson.address.hint': 'Mejor el enlace de la página; también bastan el nombre del centro y la localidad.',
  'namedPerson.address.missing': 'Indica de qué opinión o centro se trata.',
  'namedPerson.wish': '¿Qué quieres que hagamos?',
  'namedPerson.wish.removal': 'Suprimir lo que se dice de mí',
  'namedPerson.wish.correction': 'Rectificar lo que no es cierto',
  'namedPerson.wish.access': 'Decirme qué datos míos se guardan',
  'namedPerson.wish.missing': 'Elige qué quieres que hagamos.',
  'namedPerson.message': '¿Qué se dice de ti y qué no es cierto?',
  'namedPerson.privacy':
    'Necesitamos tus datos para tramitar la solicitud y quizá te pidamos que acredites tu identidad. Los eliminaremos tres años después de cerrarla.',
  'namedPerson.submit': 'Enviar solicitud',
  'namedPerson.sent': 'Hemos recibido tu solicitud',
  'namedPerson.sent.text':
    'Recibirás por correo el número y una copia. En un plazo de 30 días te diremos qué hemos hecho.',
} as const
