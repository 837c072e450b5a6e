export const admission = {
  'admission.title': 'Cómo es la inscripción',
  'admission.note': 'Prevalece lo que digan el centro y la administración; los plazos cambian cada año.',
  'admission.place': 'Vale para: {place}',
  'admission.source': 'Fuente: {source}',
  'admission.written': 'texto del {day}',

  'admission.de-primary':
    'Tu escuela: por lo general es la Grundschule del distrito donde vives.\nEn otoño o primavera del año anterior: el municipio o la escuela te escribe; la fecha de la inscripción depende del Land.\nDocumentos: suelen pedir el acta de nacimiento, un documento de identidad y la prueba de la vacuna contra el sarampión.\nOtra escuela: hace falta una solicitud motivada; si la deniegan, la resolución indica el recurso.',
  'admission.de-primary-nw':
    'Libre elección: tú eliges la Grundschule; en general no hay distritos.\nCasi siempre hasta mediados de noviembre: la inscripción se hace en una sola escuela, en otoño del año anterior.\nPlaza segura: mientras haya plazas, tu hijo tiene derecho a la escuela más cercana del tipo que quieras.\nMás solicitudes que plazas: decide la dirección por situaciones especiales, hermanos y trayecto; puedes recurrir la negativa.',
  'admission.de-primary-be':
    'En general en otoño del año anterior: la inscripción se hace en la escuela de tu zona, aunque quieras otra o una privada.\nOtra escuela: allí indicas tu deseo y tus razones; la oficina escolar del distrito decide por plazas, hermanos y el perfil de la escuela.\nDespués de la resolución: puedes recurrirla. La primaria dura seis años.',
  'admission.de-primary-hh':
    'Con unos cuatro años y medio: todos los niños se presentan en una escuela cercana.\nUn año después, casi siempre en enero: en la semana de inscripción indicas un máximo de tres escuelas.\nMás solicitudes que plazas: cuentan sobre todo los hermanos y el trayecto más corto.\nDespués de la resolución: puedes oponerte a lo que decida la administración.',
  'admission.de-primary-by':
    'Casi siempre en marzo: la inscripción se hace en la Grundschule del distrito donde vives.\nDocumentos: lleva el acta de nacimiento, los papeles del examen médico y la prueba de la vacuna contra el sarampión.\nEscuela de otro distrito: hace falta una solicitud, que el municipio solo acepta por motivos personales de peso.\nDenegación: la resolución indica el recurso.',
  'admission.de-secondary':
    'En 4.º: la escuela primaria te asesora y da una recomendación; en la mayoría de los Länder el tipo de escuela lo deciden los padres.\nCasi siempre entre febrero y abril: la inscripción sigue al boletín del semestre, con el boletín, la recomendación y el acta de nacimiento.\nFaltan plazas: cuentan según el Land los hermanos, el trayecto, el perfil y el sorteo.\nDenegación: se ofrece otra plaza y la resolución indica el recurso.',
  'admission.de-secondary-nw':
    'Con el boletín del semestre: en 4.º recibes una recomendación no vinculante y el formulario de inscripción.\nCasi siempre en febrero: la inscripción se hace en una sola escuela, a menudo antes en las Gesamtschulen.\nMás solicitudes que plazas: la dirección decide por situaciones especiales y otros criterios como hermanos, trayecto o sorteo.\nDenegación: acudes a una escuela con plazas libres; también puedes oponerte.',
  'admission.de-secondary-by':
    'En mayo: llega el boletín de paso. El Gymnasium pide una media de 2,33 o mejor en alemán, matemáticas y conocimiento del medio, la Realschule de 2,66; si no, deciden unas clases de prueba.\nCasi siempre en la primera mitad de mayo: la inscripción se hace en la propia escuela.\nQué escuela: no hay derecho a una concreta; la Mittelschule sigue el distrito.',
  'admission.de-secondary-be':
    'Después de 6.º: es cuando se cambia por lo general.\nCon el boletín del semestre: llega un pronóstico; después haces la inscripción en la escuela de primera opción, con una segunda y una tercera.\nGymnasium: exige un pronóstico adecuado o superar unas clases de prueba.\nFaltan plazas: cuentan los situaciones especiales, los criterios de la escuela y el sorteo; puedes oponerte a la resolución.',
  'admission.de-secondary-hh':
    'Después de 4.º: eliges entre Stadtteilschule y Gymnasium; la opinión de la escuela primaria no es vinculante.\nA finales de enero o principios de febrero: casi siempre es entonces la semana de inscripción, en la que indicas un máximo de tres escuelas.\nMás solicitudes que plazas: cuentan los situaciones especiales, los hermanos y el trayecto.\nDespués de 6.º: si el niño sigue en el Gymnasium lo deciden sus profesores.',
  'admission.de-secondary-bw':
    'Gymnasium: cuentan la opinión de la escuela primaria, la prueba Kompass 4 y tu deseo; si no bastan ni la opinión ni la prueba, queda otra prueba de aptitud.\nOtros tipos de escuela: todos son de libre elección.\nCasi siempre en marzo: la inscripción se hace en la escuela deseada.\nQué escuela: no hay derecho a una concreta mientras haya otra del mismo tipo al alcance.',
  'admission.de-secondary-sn':
    'En el segundo semestre de 4.º: recibes una recomendación.\nGymnasium sin recomendación: tu hijo hace allí una prueba y te asesoran; después decides tú.\nCasi siempre en febrero o marzo: la inscripción se hace en la escuela deseada.\nMás solicitudes que plazas: la dirección decide por situaciones especiales, hermanos y otros criterios.',
  'admission.de-secondary-bb':
    'Después de 6.º: es cuando se cambia casi siempre, por el procedimiento Ü7.\nPor lo general en febrero: con el boletín del semestre indicas una primera y una segunda opción.\nGymnasium: pide un informe adecuado de la escuela primaria y buenas notas en alemán, matemáticas y primer idioma, o superar unas clases de prueba.\nAdmisión: decide la dirección; puedes oponerte a la resolución.',
  'admission.de-secondary-th':
    'Gymnasium: después de 4.º hacen falta al menos buenas notas en las materias principales, una recomendación de la escuela primaria o superar un examen de ingreso.\nOtras escuelas: la Regelschule y la Gemeinschaftsschule están abiertas a todos.\nCasi siempre en febrero o marzo: la inscripción se hace en la escuela deseada.\nMás solicitudes que plazas: deciden criterios fijos y se ofrece otra plaza.',
  'admission.de-secondary-mv':
    'Cursos 5.º y 6.º: son una etapa común en la Regionale Schule o la Gesamtschule; el Gymnasium suele empezar en 7.º.\nEn 6.º: la escuela recomienda un camino, pero decides tú.\nDespués del boletín del semestre: haces la inscripción; la oficina escolar indica las escuelas que corresponden y las excepciones.',
  'admission.de-vocational':
    'Escuela profesional: la empresa inscribe a sus aprendices; el oficio y el lugar de formación determinan la escuela.\nCasi siempre en febrero o marzo: para la formación a tiempo completo (Berufsfachschule, Fachoberschule, Gymnasium profesional) te presentas tú con el último boletín, a veces en línea.\nRequisitos: cada formación exige un título y a veces notas.\nAsesoramiento: la escuela y la agencia de empleo ayudan a elegir.',
  'admission.de-special':
    'Solicitud: los padres o la escuela piden que se determine si el niño necesita apoyo especial.\nDespués de un informe: decide la inspección.\nElección de escuela: en la mayoría de los Länder eliges luego entre una escuela especial y las clases comunes en una escuela ordinaria, donde existan ambas.\nDespués de la resolución: en ella se indica el recurso.',
  'admission.de-private':
    'Contrato: las escuelas privadas deciden a quién admiten y firman un contrato contigo.\nA menudo un año antes o más: pregunta pronto; es habitual una entrevista y a veces un día de prueba.\nCuota: depende a menudo de los ingresos.\nPrimer curso: la escuela pública de la zona quiere saber igualmente adónde va el niño.',

  'admission.gb-nursery':
    'Solicitud: la plaza en la nursery se pide en la propia escuela o en el municipio.\nHoras gratuitas: cuántas son depende de la edad del niño y del trabajo de los padres.\nMás solicitudes que plazas: deciden los criterios publicados por la escuela.\nDespués de la nursery: la plaza no da derecho a la reception de la misma escuela; hay que pedirla de nuevo.',
  'admission.gb-primary':
    'Solicitud: se hace al municipio donde vives, también para escuelas de otros, con varias escuelas por orden de preferencia.\nHasta el 15 de enero: es el plazo antes del comienzo en septiembre; las ofertas llegan a mediados de abril.\nMás solicitudes que plazas: deciden los criterios publicados, a menudo niños en acogida, hermanos, religión y distancia.\nDenegación: puedes recurrir a una comisión independiente y entrar en la lista de espera.',
  'admission.gb-secondary':
    'Solicitud: se hace al municipio donde vives, con varias escuelas por orden de preferencia.\nHasta el 31 de octubre: es el plazo antes del cambio; las ofertas llegan a principios de marzo.\nGrammar schools: la inscripción en la prueba es antes, casi siempre antes del verano.\nMás solicitudes que plazas: deciden los criterios publicados; si te dicen que no, puedes recurrir a una comisión independiente.',
  'admission.gb-post-16':
    'Casi siempre entre otoño y primavera: en Year 11 haces la solicitud directamente a la sixth form o al college.\nOferta: hay una entrevista y una oferta ligada a ciertas notas del GCSE.\nA finales de agosto: la matrícula sigue a los resultados.\nMás tarde: los colleges suelen admitir también después si hay plazas.',
  'admission.gb-special':
    'Plan: la mayoría de estas escuelas admiten a niños con un education, health and care plan.\nElección de escuela: el municipio la nombra en el plan después de oír tu preferencia y consultar a la escuela.\nPlazos: los habituales no se aplican.\nDesacuerdo: hay una mediación y después un tribunal especial.',
  'admission.gb-independent':
    'A menudo mucho antes: la inscripción se hace directamente en la escuela, con una tasa.\nPrimer contacto: es habitual una visita, una entrevista y, según la edad, un examen de ingreso.\nOferta: la escuela decide por sí misma y suele pedir un depósito con la oferta.\nCoste: pregunta por becas y descuentos antes de presentarte.',
  'admission.gb-wales':
    'Solicitud: se hace al municipio, o a la propia escuela en algunos casos, en galés o en inglés.\nPlazo: cae en el curso anterior; las ofertas llegan a principios de marzo para secundaria y a mediados de abril para primaria.\nMás solicitudes que plazas: deciden criterios publicados como la zona, los hermanos y la distancia.\nDenegación: puedes recurrir a una comisión independiente.',
  'admission.gb-scotland':
    'Tu escuela: cada dirección pertenece a la zona de una escuela; allí inscribes a tu hijo, para el primer curso casi siempre en enero.\nOtra escuela, hasta mediados de marzo: para empezar en agosto presentas una placing request al municipio.\nDecisión: el municipio debe aceptarla si no hay un motivo legal en contra.\nDenegación: puedes acudir a una comisión y después a un tribunal.',
  'admission.gb-ni':
    'Casi siempre en enero o febrero: la solicitud se hace en línea a la Education Authority, con varias escuelas.\nSelección: cada escuela aplica sus criterios publicados.\nGrammar schools: muchas tienen en cuenta las pruebas del otoño anterior, que exigen una inscripción aparte.\nDenegación: puedes recurrir si los criterios se aplicaron mal.',

  'admission.fr-primary':
    'Ayuntamiento, casi siempre en primavera: primero inscribes allí a tu hijo; el ayuntamiento indica la escuela de tu zona. La escolarización es obligatoria desde los tres años.\nEn la escuela: después lo admite la dirección con el libro de familia o el acta de nacimiento, la prueba del domicilio y las vacunas.\nOtra escuela pública: pides una excepción al ayuntamiento; depende de las plazas.',
  'admission.fr-college':
    'En primavera de CM2: rellenas un formulario a través de la escuela.\nCasi siempre en junio: haces tú la matrícula en el collège; la administración del departamento suele asignar el de tu zona.\nOtro collège público: pides una excepción, que se concede según un orden fijo de motivos si hay plazas.\nDenegación: puedes recurrir a la administración.',
  'admission.fr-lycee':
    'En 3e: indicas opciones provisionales en el segundo trimestre y definitivas en el tercero, en línea y por orden.\nAsignación: el consejo de clase opina sobre la vía; la plaza va por zona en la 2de general y tecnológica, por notas y opciones en la profesional.\nCasi siempre a finales de junio: llega la respuesta y la matrícula es inmediata.\nSin plaza: hay otra ronda; contra la decisión sobre la vía, una comisión de apelación.',
  'admission.fr-private':
    'Si puede ser un año antes: te diriges directamente al centro; no hay zonas.\nAdmisión: la dirección decide después de una entrevista y con los boletines.\nCoste: los centros con contrato siguen los programas del Estado y piden una contribución, a menudo según ingresos; sin contrato suele ser más alta.\nAyuntamiento: los niños de primaria se comunican también allí.',
  'admission.fr-special':
    'ULIS o centro especial: para una plaza presentas una solicitud a la MDPH de tu departamento.\nDecisión: su comisión, la CDAPH, decide las ayudas y el tipo de escuela; después la administración asigna la plaza.\nSEGPA: propone la escuela y decide una comisión.\nPide la plaza pronto: tarda meses; la decisión se puede recurrir.',

  'admission.it-infanzia':
    'Casi siempre en enero: la inscripción se hace con un formulario en la propia escuela; la asistencia es voluntaria.\nEdad y vacunas: el niño cumple tres años antes de fin de año, o algo después si hay plazas; se exigen las vacunas obligatorias.\nMás solicitudes que plazas: deciden los criterios del consejo de la escuela, como domicilio, hermanos y trabajo de los padres; los demás pasan a la lista de espera.',
  'admission.it-primo-ciclo':
    'Casi siempre en enero o febrero: para el primer curso la inscripción se hace en la web del ministerio, con una escuela y hasta dos más.\nMás solicitudes que plazas: se aplican los criterios publicados por el consejo de la escuela, a menudo domicilio y hermanos.\nSin plaza: la solicitud pasa a la siguiente escuela de tu lista.\nAyuda: la secretaría ayuda con el formulario.',
  'admission.it-superiore':
    'Tercer curso de secundaria inferior: los profesores dan un consejo orientativo no vinculante.\nCasi siempre en enero o febrero: eliges escuela y rama en la web del ministerio, con hasta dos alternativas.\nMás solicitudes que plazas: se aplican los criterios publicados por la escuela; los liceos de música y danza comprueban la aptitud.\nRequisito: hay que haber superado el examen final.',
  'admission.it-private':
    'Inscripción: se hace directamente en la escuela; algunas escuelas reconocidas participan también en el procedimiento del ministerio.\nAdmisión y cuota: la escuela decide según sus criterios; conviene preguntar antes por la cuota.\nTítulos: los de las escuelas reconocidas (paritarie) son válidos.\nAyudas: algunas regiones las pagan a las familias.',

  'admission.es-general':
    'Un solo procedimiento: los centros públicos y los privados concertados admiten con las mismas reglas.\nCasi siempre entre marzo y mayo: presentas una sola solicitud con varios centros; las fechas las fija la comunidad autónoma.\nMás solicitudes que plazas: se dan puntos, sobre todo por hermanos, cercanía del domicilio o del trabajo y renta, y un sorteo deshace los empates.\nListas: puedes reclamar contra la provisional y recurrir la definitiva.',
  'admission.es-andalucia':
    'En marzo: la solicitud se presenta en el centro deseado o en la Secretaría Virtual, con otros centros detrás.\nSin solicitud: quien viene de un centro adscrito conserva su plaza.\nMás solicitudes que plazas: cuentan los hermanos, la zona del domicilio o del trabajo, la renta y otras circunstancias, y un sorteo público deshace los empates.\nListas: puedes presentar alegaciones y recurrirlas.',
  'admission.es-madrid':
    'Libre elección: apenas hay zonas; puedes elegir cualquier centro de la región.\nCasi siempre en primavera: la solicitud, con varios centros, se presenta en línea o en el primero de ellos.\nPuntos: se dan sobre todo por hermanos, domicilio o trabajo en el municipio y renta.\nSin plaza: el Servicio de Apoyo a la Escolarización asigna una; puedes reclamar contra las listas.',
  'admission.es-catalunya':
    'Casi siempre en marzo: la preinscripción es en línea, con varios centros por tu orden.\nPuntos: se dan sobre todo por hermanos, por domicilio o trabajo en la zona y por renta baja; un número sorteado deshace los empates.\nMatrícula: viene después; sin ella se pierde la plaza.\nReclamaciones: van al centro; la oficina municipal de escolarización ayuda.',
  'admission.es-vocational':
    'Casi siempre entre mayo y julio: la solicitud es en línea a la comunidad autónoma, con varios ciclos.\nRequisitos: el grado medio exige el título de la ESO, el superior el Bachillerato o un grado medio; si no, lleva a él una prueba de acceso.\nAdjudicación: las plazas van por notas y cupos.\nEn otoño: las que quedan se ofrecen en otra ronda.',
  'admission.es-special':
    'Evaluación: un equipo de orientación evalúa primero las necesidades y propone el tipo de centro.\nDecisión: con ese dictamen, y después de oír a la familia, decide la administración educativa de la comunidad autónoma.\nPlazas reservadas: una parte de las plazas de los centros ordinarios es para niños con necesidades especiales.\nDesacuerdo: la decisión se puede recurrir.',
  'admission.es-private':
    'Etapas concertadas: se aplica el procedimiento público, con una solicitud en primavera y puntos por hermanos, cercanía y renta.\nSin concierto: el centro decide por sí mismo y fija fechas y costes.\nPregunta antes: qué etapas están concertadas y cuánto cuestan el comedor y las aportaciones voluntarias.\nDenegación: en el procedimiento público puedes reclamar.',
} as const
