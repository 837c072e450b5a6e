import type { LawText } from '../legal-text.ts'

export const es: LawText = {
  title: 'Puntos de contacto y cifras',
  description:
    'Puntos de contacto según el Reglamento de Servicios Digitales, cómo denunciar contenidos ilícitos y cifras de moderación.',
  intro:
    'Esta página cumple los artículos 11 a 17 del Reglamento (UE) 2022/2065 de Servicios Digitales (DSA) y da voluntariamente las cifras que deben dar los servicios más grandes.',
  sections: [
    {
      id: 'authorities',
      title: 'Punto de contacto para autoridades (artículo 11)',
      blocks: [
        'Las autoridades de los Estados miembros, la Comisión y la Junta Europea de Servicios Digitales pueden contactarnos en {email}. Nos comunicamos en alemán e inglés. Allí recibimos las órdenes previstas en los artículos 9 y 10.',
        {
          when: 'digitalServicesRepresentative',
          text: 'Nuestro representante legal en la Unión Europea (artículo 13): {digitalServicesRepresentative}.',
        },
      ],
    },
    {
      id: 'users',
      title: 'Punto de contacto para todos (artículo 12)',
      blocks: [
        'Las demás personas pueden contactarnos en {email} o por el [formulario de contacto](/about#contact), en alemán, inglés, francés, español o italiano. Siempre responderá una persona.',
      ],
    },
    {
      id: 'notices',
      title: 'Denunciar contenidos ilícitos (artículo 16)',
      blocks: [
        'Junto a cada opinión y cada respuesta figura «Denunciar». No hace falta cuenta. Para imágenes, vídeos y textos de los centros y para todo lo demás, escribe a {email}. Una denuncia debe contener:',
        {
          list: [
            'la dirección exacta del contenido,',
            'por qué es ilícito,',
            'nombre y dirección de correo; no hacen falta en delitos de abuso sexual de menores (artículos 3 a 7 de la Directiva 2011/93/UE),',
            'la declaración de que, hasta donde sabes, los datos son correctos.',
          ],
        },
        'Confirmamos la recepción de inmediato, decide una persona y comunicamos el resultado a quien denunció. Las denuncias de alertadores fiables tienen prioridad.',
        'Quien aparece mencionado en una opinión no necesita alegar un motivo jurídico: [formulario para personas mencionadas](/named-in-a-review).',
      ],
    },
    {
      id: 'decisions',
      title: 'Decisiones y motivos (artículos 14 y 17)',
      blocks: [
        'Las [normas para las opiniones](/review-rules) indican qué no publicamos, y [Cómo funcionan las opiniones](/how-reviews-work), cómo las comprobamos. Un sistema automatizado puede retener textos, pero no decide. Si un contenido se rechaza o se retira, a su autor se le comunican, a más tardar en ese momento, la norma, el pasaje, los hechos y sus derechos.',
        'Si un centro impugna una opinión, su autor tiene {answerDays} días para responder. Hasta entonces, la opinión sigue publicada. Un centro puede impugnar como máximo {maxDisputes} opiniones a la vez.',
      ],
    },
    {
      id: 'objections',
      title: 'Reclamación y resolución de litigios (artículos 20 y 21)',
      blocks: [
        'Contra cualquier decisión cabe reclamar gratis durante {objectionMonths} meses: los autores, en su cuenta, en [Mis opiniones](/account/reviews); los demás, en {email}. Decide una persona distinta de la primera.',
        'También puedes elegir un órgano de resolución extrajudicial certificado según el artículo 21; la [Comisión Europea](https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement) mantiene una lista. La vía judicial queda siempre abierta. También puedes reclamar ante la autoridad de tu país (artículo 53):',
        { insert: 'coordinators' },
      ],
    },
    {
      id: 'crimes',
      title: 'Sospecha de delitos (artículo 18)',
      blocks: [
        'Si tenemos conocimiento de algo que haga sospechar un delito contra la vida o la seguridad de una persona, lo comunicamos de inmediato a la policía o a la justicia.',
      ],
    },
    {
      id: 'figures',
      title: 'Cifras de moderación',
      blocks: [
        'Cifras por año natural, contadas al abrir esta página (con un retraso de unos minutos como máximo). No cuentan las opiniones que borraron sus autores ni las de los centros inventados de ejemplo.',
        {
          when: 'smallEnterprise',
          text: 'Como pequeña empresa o microempresa no estaríamos obligados a publicarlas (artículos 15, apartado 2, y 19).',
        },
        { insert: 'figures' },
        'Todos los años en un archivo legible por máquina: [moderation-figures.json](/moderation-figures.json).',
      ],
    },
    {
      id: 'uk',
      title: 'Reino Unido',
      blocks: [
        'Las opiniones falsas están prohibidas (Digital Markets, Competition and Consumers Act 2024, anexo 20, apartado 13). No admitimos opiniones compradas, recompensadas sin decirlo o inventadas, ni publicamos resúmenes engañosos. Para prevenirlas, encontrarlas y retirarlas comprobamos cada opinión antes de publicarla (envíos masivos, textos parecidos, red del centro), exigimos una dirección confirmada, atendemos cada denuncia y advertimos durante {warningDays} días en la ficha si demostramos que un centro ha manipulado opiniones. Revisamos periódicamente la eficacia de estas medidas.',
        'Evaluación según la Online Safety Act 2023: las opiniones y sus respuestas se refieren a contenidos que publicamos nosotros y están exentas (anexo 1, apartado 4). Las imágenes, los vídeos y los textos que suben los centros no lo están. Consideramos bajo el riesgo de contenidos ilícitos en ellos: solo pueden subirlos personas cuya relación con el centro se ha comprobado, nadie puede escribir a otros ni formar grupos, nada se difunde por sí solo y todo puede denunciarse. Los menores pueden leer el sitio; los contenidos que les perjudiquen no son su finalidad y se retiran. Renovamos esta evaluación cada año y antes de cada cambio importante.',
      ],
    },
  ],
}
