import type { TextBlocks } from '../text-block.ts'

export const textBlocks: TextBlocks = {
  person:
    'El pasaje «{passage}» da el nombre de una persona o permite reconocerla. Las opiniones tratan del centro; no publicamos nada sobre docentes, menores o familias en particular.',
  contact:
    'El pasaje «{passage}» contiene datos de contacto, una dirección postal o una dirección web. No publicamos esos datos en las opiniones.',
  insult: 'El pasaje «{passage}» ofende a alguien. La crítica puede ser clara, pero sin insultos ni amenazas.',
  health:
    'El pasaje «{passage}» dice algo sobre la salud de una persona concreta. Esos datos tienen una protección especial.',
  not_own:
    'Según todo lo que hemos visto, el texto no se basa en una experiencia propia con este centro. Quienes gestionan la ficha del centro no pueden opinar sobre él.',
  false_facts: 'El texto afirma hechos que, según la documentación de que disponemos, no son ciertos.',
  reward: 'Según todo lo que hemos visto, el texto se escribió a cambio de algo o sirve a los intereses de un centro.',
  copied: 'El texto es casi idéntico a otra opinión o se envió varias veces.',
  off_topic: 'El texto no trata de experiencias con este centro.',
  illegal: 'Tras revisarlo, consideramos que el pasaje «{passage}» infringe la ley indicada.',
  dismissed:
    'Hemos revisado el contenido denunciado. A nuestro juicio no infringe ni nuestras normas ni la ley, por lo que se mantiene.',
}
