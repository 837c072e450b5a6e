/** The page with the rules for reviews. */
export const reviewRules = {
  'reviewRules.title': 'Normas para las opiniones',
  'reviewRules.metaDescription':
    'Qué debe contener una opinión en Aulario, qué no, y qué pasa si se incumple una norma.',
  'reviewRules.intro':
    'Escribe lo que a ti te gustaría leer al buscar un centro. Los elogios y las críticas son igual de bienvenidos.',
  'reviewRules.good': 'Qué ayuda',
  'reviewRules.good.1': 'Cuenta tu propia experiencia, o la de tu hijo o hija, en este centro.',
  'reviewRules.good.2': 'Concreta: ¿qué estuvo bien, qué no y en qué lo notaste?',
  'reviewRules.good.3':
    'Escribe sobre el centro, no sobre personas concretas. «Se perdieron muchas clases de matemáticas» es adecuado; un nombre, no.',
  'reviewRules.good.4': 'Di cuándo ocurrió y cambia tu opinión si algo ha cambiado.',
  'reviewRules.bad': 'Qué no publicamos',
  'reviewRules.bad.text': 'Son también los motivos que damos cuando rechazamos o retiramos una opinión:',
  'reviewRules.who': 'Quién puede escribir',
  'reviewRules.who.text':
    'Quien conozca el centro por experiencia propia, tenga una cuenta con una dirección de correo confirmada y no gestione su ficha en Aulario. Nunca se nombra a los niños. Los alumnos deben tener la edad necesaria para dar su propio consentimiento: {ages}. En España, la experiencia debe ser de hace {days} días como máximo, salvo que la relación con el centro continúe.',
  'reviewRules.reward': 'Sin recompensas ni presiones',
  'reviewRules.reward.text':
    'Nadie puede recibir nada por una opinión, ni dinero ni ventajas, y nadie puede sufrir un perjuicio por ella. Los centros no pueden encargar opiniones sobre sí mismos o sobre otros, ni preguntar solo a quienes están contentos. Si demostramos que un centro lo ha hecho, su ficha lo indica durante 90 días.',
  'reviewRules.breach': 'Qué pasa si se incumple una norma',
  'reviewRules.breach.text':
    'Si el sistema encuentra algo al enviar, te muestra el pasaje. Puedes cambiarlo o enviar el texto tal cual a la moderación. Si lo rechaza, te comunicaremos la norma, el pasaje y el motivo; podrás reescribirlo una vez y reclamar durante {months} meses. Si también se rechaza el texto nuevo, te queda la reclamación.',
  'reviewRules.report': '¿Algo incumple las normas?',
  'reviewRules.report.text':
    'Junto a cada opinión y cada respuesta encontrarás «Denunciar». No hace falta cuenta. Una persona revisa cada denuncia.',
  'reviewRules.how': 'Cómo funcionan las opiniones',
}
