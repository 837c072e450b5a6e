import type { LawText } from '../legal-text.ts'

export const es: LawText = {
  title: 'Fuentes de datos',
  description: 'De dónde vienen los datos de los centros, los mapas y las tipografías de Aulario y con qué licencias.',
  intro:
    'Los datos oficiales de los centros proceden de registros abiertos. Aquí se indica quién los publica, con qué licencia y cuándo los importamos por última vez.',
  sections: [
    {
      id: 'registers',
      title: 'Registros de centros',
      blocks: [{ insert: 'registers' }, 'Cada dato de una ficha indica de qué registro procede y de qué día es.'],
    },
    {
      id: 'coverage',
      title: 'Lo que conocemos',
      blocks: [
        'Estos son los centros que conocemos por país, región y tipo. Se cuentan en cada importación.',
        { insert: 'coverage' },
      ],
    },
    {
      id: 'changes',
      title: 'Qué cambiamos en ellos',
      blocks: [
        {
          list: [
            'Los nombres en mayúsculas se escriben de forma legible; los teléfonos y las direcciones web, de manera uniforme.',
            'Las coordenadas se convierten en longitud y latitud. Si falta la posición o está lejos del código postal y de la localidad, tomamos el centro de estos y, en lugar de una distancia, indicamos solo la zona.',
            'Los tipos de centro se asignan a grupos comunes; la denominación del registro aparece al lado.',
            'Se omiten administraciones, centros de formación del profesorado y meras sedes administrativas.',
            'Los nombres de directores y del personal no se importan nunca.',
          ],
        },
        'Lo que indican los propios centros y lo que corregimos tras un aviso está señalado como tal. Si algo no es correcto, utiliza «Informar de un error» en la ficha. Los organismos que publican los registros no responden de nuestros cambios ni respaldan Aulario.',
      ],
    },
    {
      id: 'material',
      title: 'Mapas, lugares, tipografías',
      blocks: [
        { insert: 'material' },
        {
          when: 'ways',
          text: 'Los minutos del camino al centro los calcula nuestro propio servidor con Valhalla (MIT), sobre las calles de OpenStreetMap (© colaboradores de OpenStreetMap, ODbL).',
        },
        { when: 'mapServer', text: 'Si lo aceptas, el mapa procede de {mapServer}, que indica sus propias fuentes.' },
        'Todo se carga desde nuestro propio servidor.',
      ],
    },
    {
      id: 'reuse',
      title: 'Reutilización',
      blocks: [
        'Las listas de resultados pueden descargarse en CSV y JSON; cada fila indica su fuente. Los datos están sujetos a las licencias de los registros: cita la fuente como figura arriba e indica si has cambiado algo. Las opiniones y lo que escribieron los centros no pueden reutilizarse sin el consentimiento de sus autores.',
      ],
    },
  ],
}
