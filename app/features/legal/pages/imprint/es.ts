import type { LawText } from '../legal-text.ts'

export const es: LawText = {
  title: 'Aviso legal',
  description: 'Quién gestiona Aulario, cómo contactarnos y quién responde de los contenidos.',
  intro: {
    union: 'Información conforme al artículo 5 de la ley alemana de servicios digitales (DDG).',
    british:
      'Información conforme al artículo 6 de las Electronic Commerce (EC Directive) Regulations 2002 y al artículo 25 de las Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 del Reino Unido.',
  },
  sections: [
    { id: 'provider', title: 'Prestador del servicio', blocks: [{ insert: 'operator' }] },
    {
      id: 'contact',
      title: 'Contacto',
      blocks: [
        'La forma más rápida de contactarnos es escribir a {email} o usar el [formulario de contacto](/about#contact). Respondemos en alemán, inglés, francés, español e italiano.',
        'Las autoridades y quienes deseen denunciar contenidos ilícitos encontrarán los puntos de contacto únicos en [Puntos de contacto y cifras](/dsa).',
      ],
    },
    {
      id: 'content',
      title: 'Responsables de los contenidos',
      blocks: [
        {
          when: 'responsible',
          text: 'Responsable de los contenidos editoriales según el artículo 18, apartado 2, del tratado alemán de medios (Medienstaatsvertrag): {responsible}.',
        },
        'Los datos oficiales proceden de registros públicos, que se indican en [Fuentes de datos](/data-sources). De lo que los centros escriben sobre sí mismos responden los centros; de lo que dicen las opiniones, quienes las escribieron. En cuanto tenemos conocimiento de un contenido ilícito, lo examinamos y lo retiramos si la denuncia es fundada (artículo 6 del Reglamento (UE) 2022/2065).',
        'De otros sitios web a los que enlazamos responden sus titulares.',
      ],
    },
    {
      id: 'disputes',
      title: 'Resolución de litigios',
      blocks: [
        {
          union:
            'No estamos dispuestos ni obligados a participar en procedimientos ante un organismo alemán de resolución de litigios de consumo (artículo 36 de la ley VSBG). La plataforma europea de resolución de litigios en línea se cerró el 20 de julio de 2025.',
          british: 'No participamos en la resolución alternativa de litigios de consumo.',
        },
        'Las decisiones sobre opiniones pueden someterse a un órgano certificado de resolución extrajudicial; véase [Puntos de contacto y cifras](/dsa#objections).',
      ],
    },
    {
      id: 'rights',
      title: 'Derechos sobre los contenidos',
      blocks: [
        'El software de Aulario tiene licencia MIT; los textos, el diseño y la marca están protegidos. A los datos de registros públicos, los mapas y las tipografías se aplican las licencias indicadas en [Fuentes de datos](/data-sources). Las imágenes y los textos de los centros pertenecen a los centros o a sus autores.',
      ],
    },
  ],
}
