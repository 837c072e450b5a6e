import type { LawText } from '../legal-text.ts'

export const es: LawText = {
  title: 'Accesibilidad',
  description: 'Hasta qué punto es accesible Aulario, qué carencias conocemos y dónde avisar de una barrera.',
  intro:
    'Cualquiera debe poder usar Aulario, sean cuales sean su dispositivo, su tecnología y sus capacidades. Esta declaración explica hasta dónde hemos llegado.',
  sections: [
    {
      id: 'status',
      title: 'Situación',
      blocks: [
        {
          union:
            'Nos guiamos por las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y la norma EN 301 549. Aulario es parcialmente conforme con ellas; las excepciones figuran más abajo. La declaración se aplica a todas las páginas de Aulario, pero no a otros sitios web a los que enlazamos (Directiva (UE) 2019/882, ley alemana Barrierefreiheitsstärkungsgesetz).',
          british:
            'Nos guiamos por las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y la norma EN 301 549. Aulario es parcialmente conforme con ellas; las excepciones figuran más abajo. La declaración se aplica a todas las páginas de Aulario, pero no a otros sitios web a los que enlazamos (Equality Act 2010; Directiva (UE) 2019/882).',
        },
      ],
    },
    {
      id: 'features',
      title: 'Qué hacemos',
      blocks: [
        {
          list: [
            'La búsqueda, la lectura y todos los formularios funcionan con el teclado, y también sin JavaScript.',
            'Todo lo que muestra el mapa aparece también en una lista.',
            'El texto puede ampliarse al 200 %; las páginas caben en 320 píxeles de ancho.',
            'Los contrastes son suficientes en los temas claro y oscuro; nada se transmite solo con el color.',
            'Si has pedido menos movimiento, no se muestra ninguna animación.',
            'Las facturas son PDF con estructura (PDF/A-2a).',
          ],
        },
      ],
    },
    {
      id: 'gaps',
      title: 'Carencias que conocemos',
      blocks: [
        {
          list: [
            'Las imágenes de los centros solo tienen texto alternativo si el centro lo ha escrito.',
            'Los vídeos de los centros solo tienen subtítulos si el centro los ha subido, y no tienen audiodescripción; al lado hay una descripción si el centro la ha escrito. Los vídeos incrustados de YouTube y Vimeo tienen los controles de esos proveedores.',
            'El mapa en sí solo puede usarse en parte con lectores de pantalla; la lista contigua contiene los mismos centros.',
            'Los textos de los centros y las opiniones están en el idioma en que se escribieron. El idioma está marcado, pero los textos no están traducidos ni en lectura fácil.',
            'Los nombres de los registros oficiales contienen abreviaturas sin explicar.',
          ],
        },
        'Todavía no hay contenidos en lengua de signos ni en lectura fácil.',
      ],
    },
    {
      id: 'testing',
      title: 'Cómo lo comprobamos',
      blocks: [
        'La declaración se basa en una autoevaluación. Con cada cambio, un programa de prueba (axe) revisa las páginas importantes, en el teléfono y en pantalla grande, en los temas claro y oscuro. Quedan pendientes una auditoría externa y pruebas con personas que usan lectores de pantalla.',
      ],
    },
    {
      id: 'feedback',
      title: 'Avisar de una barrera',
      blocks: [
        'Escríbenos a {email} o por el [formulario de contacto](/about#contact), a ser posible con la dirección de la página y lo que no funcionó. También puedes recibir la información de otra forma, por ejemplo, como texto por correo. Respondemos en un plazo de 14 días.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Cumplimiento',
      blocks: [
        'Si nuestra respuesta no te ayuda, puedes dirigirte al organismo de tu país:',
        { insert: 'enforcement' },
      ],
    },
  ],
}
