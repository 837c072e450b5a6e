/** The page with the rules for reviews. */
export const reviewRules = {
  'reviewRules.title': 'Normas para las opiniones',
  'reviewRules.metaDescription':
    'Qué debe contener una opinión en Aulario, qué no, y qué pasa si se incumple una norma.',
  'reviewRules.intro':
    'Escribe lo que a ti te gustaría leer al buscar un centro. Los elogios y las críticas son igual de bienvenidos.',
  'reviewRules.good': 'Qué ayuda',
  'reviewRules.good.1': 'Cuenta tu propia experiencia, o la de tu hijo, en este centro.',
  'reviewRules.good.2': 'Concreta: ¿qué estuvo bien, qué no y en qué lo notaste?',
  'reviewRules.good.3':
    'Escribe sobre el centro, no sobre personas concretas. «Se perdieron muchas clases de matemáticas» vale, un nombre no.',
  'reviewRules.good.4': 'Di cuánto hace de ello y cambia tu opinión si algo ha cambiado.',
  'reviewRules.bad': 'Qué no publicamos',
  'reviewRules.bad.text': 'Son también los motivos que damos cuando rechazamos o retiramos una opinión:',
  'reviewRules.who': 'Quién puede escribir',
  'reviewRules.who.text':
    'Quien conozca el centro por experiencia propia, tenga una cuenta con una dirección de correo confirmada y no gestione su ficha en Aulario. A los niños nunca se les nombra. Los alumnos deben tener edad para consentir por sí mismos: {ages}. En España la experiencia debe ser de hace {days} días como máximo, salvo que se siga allí.',
  'reviewRules.reward': 'Sin recompensas ni presiones',
  'reviewRules.reward.text':
    'Nadie puede recibir nada por una opinión, ni dinero ni ventajas, y nadie puede sufrir un perjuicio por ella. Los centros no pueden hacer que se opine sobre sí mismos o sobre otros, ni preguntar solo a quienes están contentos. Si se lo demostramos a un centro, su ficha lo dice durante 90 días.',
  'reviewRules.breach': 'Qué pasa si se incumple una norma',
  'reviewRules.breach.text':
    'Si el sistema encuentra algo al enviar, te muestra el pasaje. Puedes cambiarlo o enviar el texto tal cual a la moderación. Si lo rechaza, recibes la norma, el pasaje y el motivo, puedes reescribirlo una vez y reclamar durante {months} meses. Si también se rechaza el texto nuevo, queda la reclamación.',
  'reviewRules.report': '¿Algo incumple las normas?',
  'reviewRules.report.text':
    'Junto a cada opinión y cada respuesta está «Denunciar». Se puede hacer sin cuenta. Una persona mira cada denuncia.',
  'reviewRules.how': 'Cómo funcionan las opiniones',
}
