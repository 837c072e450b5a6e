/** The page that explains how reviews are written, checked, ordered and kept. */
export const howReviewsWork = {
  'howReviews.title': 'Cómo funcionan las opiniones',
  'howReviews.metaDescription':
    'Quién puede opinar sobre centros en Aulario, cómo revisamos y ordenamos las opiniones, cómo se calcula la media y qué derechos tiene cada parte.',
  'howReviews.intro':
    'Las opiniones solo ayudan si se puede confiar en ellas. Por eso explicamos con detalle cómo se escriben, qué revisamos y qué no podemos saber. Las normas son las mismas para todos los centros.',
  'howReviews.who': 'Quién puede opinar',
  'howReviews.who.text':
    'Cualquiera que conozca un centro por experiencia propia: padres y madres, alumnos, antiguos alumnos, personal. Hace falta una cuenta con una dirección de correo confirmada; no aceptamos direcciones desechables. Cada persona puede tener una opinión por centro; una nueva sustituye a la anterior. Las personas que gestionan la ficha de un centro en Aulario no pueden opinar sobre él. No comprobamos de antemano si alguien estuvo de verdad allí; cuando lo sabemos, lo indicamos junto a la opinión.',
  'howReviews.checks': 'Qué se revisa automáticamente',
  'howReviews.checks.text':
    'Antes de publicar, un sistema automatizado lee cada texto. Si no encuentra nada, la opinión aparece enseguida. La retiene en caso de:',
  'howReviews.checks.1': 'nombres de personas, teléfonos, direcciones postales, de correo o web',
  'howReviews.checks.2': 'insultos, datos sobre la salud de personas y repeticiones sin sentido',
  'howReviews.checks.3': 'textos muy parecidos a otra opinión',
  'howReviews.checks.4': 'muchas opiniones en poco tiempo desde una cuenta o una red, o sobre un mismo centro',
  'howReviews.checks.5': 'opiniones desde la red en la que el propio centro ha iniciado sesión',
  'howReviews.checks.6': 'un texto nuevo después de un rechazo',
  'howReviews.checks.note': 'El sistema nunca rechaza nada. El número de estrellas no influye en ninguna revisión.',
  'howReviews.people': 'Qué deciden las personas',
  'howReviews.people.text':
    'Una persona del equipo de moderación examina las opiniones retenidas, normalmente en un plazo de {hours} horas. Si rechaza una, o la retira más tarde, indicamos la norma, el pasaje y el motivo, y lo hacemos antes de que desaparezca. No cambiamos ningún texto. El estado se ve en la cuenta y se comunica por correo. Quien gestiona la ficha del centro o escribió la opinión no participa en la decisión.',
  'howReviews.order': 'Qué se muestra y en qué orden',
  'howReviews.order.text':
    'Mostramos todas las opiniones publicadas, buenas y malas. Primero van las más recientes; también puedes elegir que vayan primero las más útiles, las mejores o las peores. En caso de empate, va delante la más reciente. Cada opinión indica el día, si se cambió después y, si se ha indicado, cuándo fue la experiencia.',
  'howReviews.average': 'Cómo se calcula la media',
  'howReviews.average.text':
    'La media es el promedio simple de las estrellas de todas las opiniones publicadas. Se muestra a partir de tres opiniones. Para el orden por valoración sumamos siete opiniones teóricas de 3,5 estrellas, y las que tienen más de tres años cuentan la mitad. Así, una sola con cinco estrellas no queda por delante de cincuenta con 4,8.',
  'howReviews.average.formula': '(suma de estrellas + 7 × 3,5) ÷ (número + 7)',
  'howReviews.verified': 'Qué significa «verificada»',
  'howReviews.verified.text':
    'Cada cuenta tiene una dirección de correo confirmada. Solo sabemos algo más cuando se indica junto a la opinión. Nadie puede ponerse estas marcas a sí mismo:',
  'howReviews.verified.invited':
    'Invitación: la persona llegó por el enlace de invitación, el mismo para todas las familias del centro.',
  'howReviews.verified.proof':
    'Justificante: la persona presentó un justificante a la moderación, por ejemplo, un carné escolar. El centro nunca lo ve; borramos el archivo después de decidir, a más tardar a los {days} días.',
  'howReviews.verified.domain':
    'Dirección del centro: la cuenta tiene una dirección de correo confirmada en el dominio propio del centro.',
  'howReviews.money': 'El dinero no cambia nada',
  'howReviews.money.text':
    'Tenga o no Premium un centro, las opiniones, su número, la media y el orden son los mismos. Ningún centro puede comprar, borrar ni relegar opiniones. Si no quiere los textos en su ficha, se muestran en una página aparte; la media, el número y la distribución siguen en la ficha. Nadie puede recibir ni prometer nada por una opinión. Si demostramos que un centro dio recompensas, escribió opiniones propias o presionó, su ficha lo indica durante 90 días.',
  'howReviews.dispute': 'Cuando un centro impugna una opinión o alguien la denuncia',
  'howReviews.dispute.text':
    'Cualquier opinión se puede denunciar, también sin cuenta. Un centro puede impugnar una opinión; basta con que diga que esa persona nunca estuvo allí. Entonces preguntamos a la persona, que tiene {days} días para responder. Hasta entonces, la opinión lleva la nota «en revisión», sigue publicada y cuenta. Después, una persona decide si se mantiene. El centro nunca sabe quién la escribió. Puede impugnar como máximo {max} opiniones a la vez.',
  'howReviews.objection': 'Reclamación',
  'howReviews.objection.text':
    'Si tu opinión se rechaza o se retira, puedes reescribirla una vez. Además, durante {months} meses puedes reclamar gratis, una vez por decisión. Decidirá una persona distinta de la primera. También puedes acudir a un órgano de resolución extrajudicial de litigios y a los tribunales.',
  'howReviews.storage': 'Cuánto tiempo guardamos cada cosa',
  'howReviews.storage.1':
    'Una opinión y sus versiones anteriores, hasta que la borres. Las versiones anteriores solo las ve la moderación.',
  'howReviews.storage.2': 'Si borras tu cuenta, tus opiniones se borran con ella, salvo que las dejes sin tu nombre.',
  'howReviews.storage.3':
    'Un borrador escrito sin iniciar sesión: {draft} días. Una huella (hash) de tu conexión, de la que no se puede deducir la dirección: {trace} días.',
  'howReviews.storage.4': 'Un justificante: hasta la decisión, {days} días como máximo.',
  'howReviews.storage.5': 'Nombre y dirección de quienes denuncian algo: hasta {months} meses después de la decisión.',
  'howReviews.storage.6':
    'Las decisiones de la moderación con sus motivos: de forma permanente, para que se puedan comprobar.',
  'howReviews.country': 'Qué cambia según el país',
  'howReviews.country.text':
    'Los alumnos pueden escribir a partir de la edad en la que pueden dar su propio consentimiento a servicios como este, y lo confirman con una casilla; no pedimos la fecha de nacimiento. En España, además, la experiencia debe ser de hace {days} días como máximo, salvo que la relación con el centro continúe (Ley 10/2025).',
  'howReviews.country.age': '{country}: desde los {age} años',
  'howReviews.contact': 'Preguntas',
  'howReviews.contact.rules': 'Normas para las opiniones',
  'howReviews.contact.ordering': 'Cómo ordenamos los resultados',
  'howReviews.contact.write': 'Escríbenos',
  'howReviews.version': 'Versión del {day}',
}
