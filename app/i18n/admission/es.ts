export const admission = {
  'admission.title': 'Cómo es la inscripción',
  'admission.note': 'Prevalece lo que digan el centro y la administración.',
  'admission.place': 'Se aplica en: {place}',
  'admission.source': 'Fuente: {source}',
  'admission.written': 'texto del {day}',

  'supportSaid.title': 'Apoyo: quién dice qué',
  'supportSaid.register': 'El registro',
  'supportSaid.school': 'El propio centro',
  'supportSaid.schoolOn': 'El propio centro, {day}',
  'supportSaid.nothing': 'Aún no ha escrito nada aquí sobre esto.',
  'supportSaid.reviews': 'Valoraciones de familias',
  'supportSaid.few': {
    one: 'Hay muy pocas valoraciones para una media; hace falta {count}.',
    many: 'Hay muy pocas valoraciones para una media; hacen falta {count}.',
    other: 'Hay muy pocas valoraciones para una media; hacen falta {count}.',
  },
  'supportSaid.mean': {
    one: '{criterion}: {average} de 5 ({count} valoración)',
    many: '{criterion}: {average} de 5 ({count} valoraciones)',
    other: '{criterion}: {average} de 5 ({count} valoraciones)',
  },
  'admissionYears.title': 'Plazas de los últimos años',
  'admissionYears.year': '{year}: {figures}.',
  'admissionYears.yearWithDistance': '{year}: {figures}; última plaza a {distance}.',
  'admissionYears.yearDistance': '{year}: última plaza a {distance}.',
  'admissionYears.places': { one: '{count} plaza', many: '{count} plazas', other: '{count} plazas' },
  'admissionYears.applications': {
    one: '{count} solicitud',
    many: '{count} solicitudes',
    other: '{count} solicitudes',
  },
  'admissionYears.firstPreferences': {
    one: '{count} primera opción',
    many: '{count} primeras opciones',
    other: '{count} primeras opciones',
  },
  'admissionYears.offers': { one: '{count} concedida', many: '{count} concedidas', other: '{count} concedidas' },
  'admissionYears.left': 'Quedaron plazas libres.',
  'admissionYears.enough': 'No hubo más solicitudes que plazas.',
  'admissionYears.catchment': 'Primero decide la zona escolar.',
  'admissionYears.areaFirst':
    'Estas distancias solo cuentan si tu dirección está en la zona o si después quedan plazas. La administración indica cuál es tu zona.',
  'admissionYears.before': 'Antes que la distancia cuentan: {names}.',
  'admissionYears.decide': 'Deciden: {names}.',
  'admissionYears.lottery': 'Parte de las plazas se sortea.',
  'admissionYears.straightLine': 'Las distancias son en línea recta.',
  'admissionYears.walking': 'La administración mide el recorrido a pie.',
  'admissionYears.unknownMethod': 'No se indica cómo se midió la distancia.',

  'admission.de-primary':
    'Tu centro: por lo general, la Grundschule de la zona escolar donde vives.\nEn otoño o primavera del año anterior: recibirás una carta del municipio o del centro; la fecha de inscripción depende del Land.\nDocumentos: suelen pedir el acta de nacimiento, un documento de identidad y un comprobante de la vacuna contra el sarampión.\nOtro centro: hace falta una solicitud motivada; si la deniegan, la resolución indica cómo recurrir.',
  'admission.de-primary-nw':
    'Libre elección: tú eliges la Grundschule; en general no hay zonas escolares.\nCasi siempre hasta mediados de noviembre: la inscripción se hace en un solo centro, en otoño del año anterior.\nPlaza segura: mientras haya plazas, tu hijo o hija tiene derecho al centro más cercano del tipo que elijas.\nMás solicitudes que plazas: la dirección del centro tiene en cuenta las situaciones especiales, los hermanos y el trayecto; puedes recurrir una denegación.',
  'admission.de-primary-be':
    'En general, en otoño del año anterior: la inscripción se hace en el centro de tu zona, aunque quieras otro o uno privado.\nOtro centro: indícalo allí con tus motivos; la oficina escolar del distrito decide según las plazas, los hermanos y el perfil del centro.\nDespués de la resolución: puedes recurrirla. La primaria dura seis años.',
  'admission.de-primary-hh':
    'A los cuatro años y medio, más o menos: todos los niños se presentan en un centro cercano.\nUn año después, casi siempre en enero: en la semana de inscripción indicas un máximo de tres centros.\nMás solicitudes que plazas: cuentan sobre todo los hermanos y el trayecto más corto.\nDespués de la resolución: puedes recurrir lo que decida la administración.',
  'admission.de-primary-by':
    'Casi siempre en marzo: la inscripción se hace en la Grundschule de la zona escolar donde vives.\nDocumentos: lleva el acta de nacimiento, los documentos del examen médico y un comprobante de la vacuna contra el sarampión.\nCentro de otra zona: hace falta una solicitud, que el municipio solo acepta por motivos personales de peso.\nDenegación: la resolución indica cómo recurrir.',
  'admission.de-secondary':
    'En 4.º: el centro de primaria te asesora y da una recomendación; en la mayoría de los Länder, el tipo de centro lo deciden los padres.\nCasi siempre entre febrero y abril: la inscripción se hace después del boletín del semestre, con el boletín, la recomendación y el acta de nacimiento.\nSi faltan plazas: cuentan, según el Land, los hermanos, el trayecto, el perfil y el sorteo.\nDenegación: se ofrece otra plaza y la resolución indica cómo recurrir.',
  'admission.de-secondary-nw':
    'Con el boletín del semestre: en 4.º recibes una recomendación no vinculante y el formulario de inscripción.\nCasi siempre en febrero: la inscripción se hace en un solo centro; en las Gesamtschulen, a menudo antes.\nMás solicitudes que plazas: la dirección del centro decide por situaciones especiales y otros criterios, como los hermanos, el trayecto o el sorteo.\nDenegación: puedes acudir a un centro con plazas libres o recurrir.',
  'admission.de-secondary-by':
    'En mayo: recibes el boletín de paso. El Gymnasium pide una media de 2,33 o mejor en alemán, matemáticas y conocimiento del medio; la Realschule, de 2,66. Si no se alcanza, deciden unas clases de prueba.\nCasi siempre en la primera mitad de mayo: la inscripción se hace en el propio centro.\nQué centro: no hay derecho a uno concreto; la Mittelschule depende de la zona escolar.',
  'admission.de-secondary-be':
    'Después de 6.º: es cuando se suele cambiar de centro.\nCon el boletín del semestre: recibes un pronóstico; después haces la inscripción en el centro que prefieres e indicas una segunda y una tercera opción.\nGymnasium: exige un pronóstico adecuado o superar unas clases de prueba.\nSi faltan plazas: cuentan las situaciones especiales, los criterios del centro y el sorteo; puedes recurrir la resolución.',
  'admission.de-secondary-hh':
    'Después de 4.º: eliges entre Stadtteilschule y Gymnasium; la recomendación del centro de primaria no es vinculante.\nA finales de enero o principios de febrero: suele ser la semana de inscripción, en la que indicas un máximo de tres centros.\nMás solicitudes que plazas: cuentan las situaciones especiales, los hermanos y el trayecto.\nDespués de 6.º: el profesorado decide si el alumno sigue en el Gymnasium.',
  'admission.de-secondary-bw':
    'Gymnasium: cuentan la valoración del centro de primaria, la prueba Kompass 4 y tu deseo; si no bastan ni la valoración ni la prueba, queda otra prueba de aptitud.\nOtros tipos de centro: puedes elegir libremente entre todos los demás.\nCasi siempre en marzo: la inscripción se hace en el centro elegido.\nQué centro: no hay derecho a uno concreto si hay otro del mismo tipo al que se pueda ir.',
  'admission.de-secondary-sn':
    'En el segundo semestre de 4.º: recibes una recomendación.\nGymnasium sin recomendación: tu hijo o hija hace allí una prueba y te asesoran; después decides tú.\nCasi siempre en febrero o marzo: la inscripción se hace en el centro elegido.\nMás solicitudes que plazas: la dirección del centro decide por situaciones especiales, hermanos y otros criterios.',
  'admission.de-secondary-bb':
    'Después de 6.º: es cuando se suele cambiar de centro, por el procedimiento Ü7.\nPor lo general, en febrero: con el boletín del semestre indicas una primera y una segunda opción.\nGymnasium: pide un informe favorable del centro de primaria y buenas notas en alemán, matemáticas y primer idioma, o superar unas clases de prueba.\nAdmisión: decide la dirección del centro; puedes recurrir la resolución.',
  'admission.de-secondary-th':
    'Gymnasium: después de 4.º hacen falta al menos buenas notas en las materias principales, una recomendación del centro de primaria o superar un examen de ingreso.\nOtros centros: la Regelschule y la Gemeinschaftsschule están abiertas a todos.\nCasi siempre en febrero o marzo: la inscripción se hace en el centro elegido.\nMás solicitudes que plazas: deciden criterios fijos y se ofrece otra plaza.',
  'admission.de-secondary-mv':
    '5.º y 6.º: forman una etapa común en la Regionale Schule o la Gesamtschule; el Gymnasium suele empezar en 7.º.\nEn 6.º: el centro recomienda un camino, pero decides tú.\nDespués del boletín del semestre: haces la inscripción; la oficina escolar indica qué centros te corresponden y qué excepciones hay.',
  'admission.de-vocational':
    'Centro de formación profesional: la empresa inscribe a sus aprendices; el oficio y el lugar de formación determinan el centro.\nCasi siempre en febrero o marzo: la formación a tiempo completo (Berufsfachschule, Fachoberschule, Gymnasium profesional) la solicitas tú con el último boletín, a veces en línea.\nRequisitos: cada formación exige un título y, a veces, ciertas notas.\nAsesoramiento: el centro y la agencia de empleo ayudan a elegir.',
  'admission.de-special':
    'Solicitud: los padres o el centro piden que se determine si hace falta apoyo especial.\nDespués de un informe: decide la inspección educativa.\nElección de centro: en la mayoría de los Länder eliges después entre un centro de educación especial y las clases comunes de un centro ordinario, si existen ambos.\nDespués de la resolución: en ella se indica cómo recurrir.',
  'admission.de-private':
    'Contrato: los centros privados deciden a quién admiten y firman un contrato contigo.\nA menudo, un año antes o más: pregunta pronto; es habitual una entrevista y, a veces, un día de prueba.\nCuota: a menudo depende de los ingresos.\nPrimer curso: aun así, debes informar al centro público de tu zona.',

  'admission.gb-nursery':
    'Solicitud: la plaza en la nursery se pide en el propio centro o en el municipio.\nHoras gratuitas: cuántas son depende de la edad del niño y de si los padres trabajan.\nMás solicitudes que plazas: deciden los criterios publicados por el centro.\nDespués de la nursery: la plaza no da derecho a entrar en la reception del mismo centro; hay que volver a solicitarla.',
  'admission.gb-primary':
    'Solicitud: se presenta al municipio donde vives, también para centros de otros municipios, con varios centros por orden de preferencia.\nHasta el 15 de enero: es el plazo para empezar en septiembre; las ofertas llegan a mediados de abril.\nMás solicitudes que plazas: deciden los criterios publicados; a menudo, los niños en acogida, los hermanos, la religión y la distancia.\nDenegación: puedes recurrir a una comisión independiente y apuntarte a la lista de espera.',
  'admission.gb-secondary':
    'Solicitud: se presenta al municipio donde vives, con varios centros por orden de preferencia.\nHasta el 31 de octubre: es el plazo del año anterior al cambio; las ofertas llegan a principios de marzo.\nGrammar schools: la inscripción en la prueba es antes, casi siempre antes del verano.\nMás solicitudes que plazas: deciden los criterios publicados; si te dicen que no, puedes recurrir a una comisión independiente.',
  'admission.gb-post-16':
    'Casi siempre entre otoño y primavera: en Year 11 presentas la solicitud directamente a la sixth form o al college.\nOferta: hay una entrevista y una oferta que depende de ciertas notas del GCSE.\nA finales de agosto: la matrícula se hace después de los resultados.\nMás tarde: los colleges suelen admitir también después, si hay plazas.',
  'admission.gb-special':
    'Plan: la mayoría de estos centros admiten a niños con un education, health and care plan.\nElección de centro: el municipio lo indica en el plan después de escuchar tu preferencia y consultar al centro.\nPlazos: no se aplican los habituales.\nDesacuerdo: hay una mediación y, después, un tribunal especial.',
  'admission.gb-independent':
    'A menudo, mucho antes: la inscripción se hace directamente en el centro, con una tasa.\nPrimer contacto: es habitual una visita, una entrevista y, según la edad, un examen de ingreso.\nOferta: el centro decide por sí mismo y suele pedir un depósito al hacer la oferta.\nCoste: pregunta por becas y descuentos antes de presentar la solicitud.',
  'admission.gb-wales':
    'Solicitud: se presenta al municipio o, en algunos casos, al propio centro, en galés o en inglés.\nPlazo: es en el curso anterior; las ofertas llegan a principios de marzo para secundaria y a mediados de abril para primaria.\nMás solicitudes que plazas: deciden criterios publicados, como la zona, los hermanos y la distancia.\nDenegación: puedes recurrir a una comisión independiente.',
  'admission.gb-scotland':
    'Tu centro: cada dirección pertenece a la zona de un centro; allí inscribes a tu hijo o hija, para el primer curso casi siempre en enero.\nOtro centro, hasta mediados de marzo: para empezar en agosto presentas una placing request al municipio.\nDecisión: el municipio debe aceptarla si no hay un motivo legal en contra.\nDenegación: puedes acudir a una comisión y, después, a un tribunal.',
  'admission.gb-ni':
    'Casi siempre en enero o febrero: la solicitud se presenta en línea a la Education Authority, con varios centros.\nSelección: cada centro aplica sus criterios publicados.\nGrammar schools: muchas tienen en cuenta las pruebas del otoño anterior, que exigen una inscripción aparte.\nDenegación: puedes recurrir si los criterios se aplicaron mal.',

  'admission.fr-primary':
    'Ayuntamiento, casi siempre en primavera: primero inscribes allí a tu hijo o hija; el ayuntamiento indica la école de tu zona. La escolarización es obligatoria desde los tres años.\nEn la école: después lo admite la dirección, con el libro de familia o el acta de nacimiento, un justificante del domicilio y las vacunas.\nOtra école pública: pides una excepción al ayuntamiento; depende de las plazas.',
  'admission.fr-college':
    'En primavera de CM2: rellenas un formulario a través de la école.\nCasi siempre en junio: haces tú la matrícula en el collège; la administración del departamento suele asignar el de tu zona.\nOtro collège público: pides una excepción, que se concede por un orden fijo de motivos si hay plazas.\nDenegación: puedes recurrir a la administración.',
  'admission.fr-lycee':
    'En 3e: indicas opciones provisionales en el segundo trimestre y definitivas en el tercero, en línea y por orden.\nAsignación: el consejo de clase opina sobre la vía; en la 2de general y tecnológica, la plaza depende de la zona; en la profesional, de las notas y las opciones.\nCasi siempre a finales de junio: llega la respuesta y la matrícula es inmediata.\nSin plaza: hay otra ronda; contra la decisión sobre la vía puedes acudir a una comisión de apelación.',
  'admission.fr-private':
    'A ser posible, un año antes: te diriges directamente al centro; no hay zonas escolares.\nAdmisión: la dirección del centro decide después de una entrevista y con los boletines.\nCoste: los centros con contrato siguen los programas del Estado y piden una aportación, a menudo según los ingresos; sin contrato suele ser más alta.\nAyuntamiento: si se trata de primaria, comunícaselo también al ayuntamiento.',
  'admission.fr-special':
    'ULIS o centro especial: para obtener una plaza presentas una solicitud a la MDPH de tu departamento.\nDecisión: su comisión, la CDAPH, decide las ayudas y el tipo de centro; después, la administración asigna la plaza.\nSEGPA: la propone el centro y decide una comisión.\nPide la plaza pronto: la respuesta tarda meses; la decisión se puede recurrir.',

  'admission.it-infanzia':
    'Casi siempre en enero: la inscripción se hace con un formulario en el propio centro; la asistencia es voluntaria.\nEdad y vacunas: los niños deben cumplir tres años antes de fin de año, o algo después si hay plazas; se exigen las vacunas obligatorias.\nMás solicitudes que plazas: deciden los criterios del consejo del centro, como el domicilio, los hermanos y el trabajo de los padres; los demás pasan a la lista de espera.',
  'admission.it-primo-ciclo':
    'Casi siempre en enero o febrero: para el primer curso, la inscripción se hace en la web del ministerio, con un centro y hasta dos más.\nMás solicitudes que plazas: se aplican los criterios publicados por el consejo del centro; a menudo, el domicilio y los hermanos.\nSin plaza: la solicitud pasa al siguiente centro de tu lista.\nAyuda: la secretaría del centro ayuda con el formulario.',
  'admission.it-superiore':
    'Tercer curso de secundaria inferior: el profesorado da un consejo orientativo no vinculante.\nCasi siempre en enero o febrero: eliges centro y rama en la web del ministerio, con hasta dos alternativas.\nMás solicitudes que plazas: se aplican los criterios publicados por el centro; los licei de música y danza comprueban la aptitud.\nRequisito: hay que haber superado el examen final.',
  'admission.it-private':
    'Inscripción: se hace directamente en el centro; algunos centros reconocidos participan también en el procedimiento del ministerio.\nAdmisión y cuota: el centro decide según sus criterios; conviene preguntar antes por la cuota.\nTítulos: los de los centros reconocidos (scuole paritarie) son válidos.\nAyudas: algunas regiones las pagan a las familias.',

  'admission.es-general':
    'Un solo procedimiento: los centros públicos y los privados concertados admiten alumnos con las mismas reglas.\nCasi siempre entre marzo y mayo: presentas una sola solicitud con varios centros; las fechas las fija la comunidad autónoma.\nMás solicitudes que plazas: se dan puntos, sobre todo por hermanos, por cercanía del domicilio o del trabajo y por renta, y un sorteo deshace los empates.\nListas: puedes reclamar contra la provisional y recurrir la definitiva.',
  'admission.es-andalucia':
    'En marzo: la solicitud se presenta en el centro deseado o en la Secretaría Virtual, con otros centros por orden de preferencia.\nSin solicitud: quien viene de un centro adscrito conserva su plaza.\nMás solicitudes que plazas: cuentan los hermanos, la zona del domicilio o del trabajo, la renta y otras circunstancias, y un sorteo público deshace los empates.\nListas: puedes presentar alegaciones y recurrirlas.',
  'admission.es-madrid':
    'Libre elección: apenas hay zonas; puedes elegir cualquier centro de la región.\nCasi siempre en primavera: la solicitud, con varios centros, se presenta en línea o en el primero de ellos.\nPuntos: se dan sobre todo por hermanos, por domicilio o trabajo en el municipio y por renta.\nSin plaza: el Servicio de Apoyo a la Escolarización asigna una; puedes reclamar contra las listas.',
  'admission.es-catalunya':
    'Casi siempre en marzo: la preinscripción se hace en línea, con varios centros por orden de preferencia.\nPuntos: se dan sobre todo por hermanos, por domicilio o trabajo en la zona y por renta baja; un número sorteado deshace los empates.\nMatrícula: se hace después; sin ella se pierde la plaza.\nReclamaciones: se presentan en el centro; la oficina municipal de escolarización ayuda.',
  'admission.es-vocational':
    'Casi siempre entre mayo y julio: la solicitud se presenta en línea a la comunidad autónoma, con varios ciclos.\nRequisitos: el grado medio exige el título de la ESO; el superior, el Bachillerato o un grado medio. Sin ellos, se puede acceder con una prueba.\nAdjudicación: las plazas se reparten por notas y cupos.\nEn otoño: las que quedan se ofrecen en otra ronda.',
  'admission.es-special':
    'Evaluación: un equipo de orientación evalúa primero las necesidades y propone el tipo de centro.\nDecisión: con ese dictamen, y después de escuchar a la familia, decide la administración educativa de la comunidad autónoma.\nPlazas reservadas: una parte de las plazas de los centros ordinarios es para alumnado con necesidades especiales.\nDesacuerdo: la decisión se puede recurrir.',
  'admission.es-private':
    'Etapas concertadas: se aplica el procedimiento público, con una solicitud en primavera y puntos por hermanos, cercanía y renta.\nSin concierto: el centro decide por sí mismo y fija fechas y costes.\nPregunta antes: qué etapas están concertadas y cuánto cuestan el comedor y las aportaciones voluntarias.\nDenegación: en el procedimiento público puedes reclamar.',
} as const
