export const admission = {
  'admission.title': 'Cómo es la inscripción',
  'admission.note': 'Vale lo que digan el centro y la administración; los plazos cambian cada año.',
  'admission.place': 'Vale para: {place}',
  'admission.source': 'Fuente: {source}',
  'admission.written': 'texto del {day}',

  'admission.de-primary':
    'Por lo general corresponde la Grundschule del distrito donde vives.\nEl municipio o la escuela te escribe; la inscripción es en otoño o primavera antes del primer curso, según el Land.\nSuelen pedir el acta de nacimiento, un documento de identidad y la prueba de la vacuna contra el sarampión.\nPara otra escuela hace falta una solicitud motivada; si la deniegan, la resolución indica el recurso.',
  'admission.de-primary-nw':
    'Tú eliges la Grundschule: en general no hay distritos.\nLa inscripción se hace en una sola escuela, en otoño del año anterior, casi siempre hasta mediados de noviembre.\nMientras haya plazas, tu hijo tiene derecho a la más cercana del tipo que quieras.\nSi hay demasiadas solicitudes, decide la dirección por casos difíciles, hermanos y camino; puedes oponerte a la negativa.',
  'admission.de-primary-be':
    'La inscripción se hace en la escuela de tu zona, en general en otoño del año anterior, aunque quieras otra o una privada.\nAllí indicas la escuela deseada y tus razones; la oficina escolar del distrito decide por plazas, hermanos y el perfil de la escuela. La primaria dura seis años. Puedes oponerte a la resolución.',
  'admission.de-primary-hh':
    'Todos los niños se presentan con unos cuatro años y medio en una escuela cercana.\nLa inscripción es un año después, en la semana prevista, casi siempre en enero, con un máximo de tres escuelas.\nSi hay demasiadas solicitudes, cuentan sobre todo los hermanos y el camino más corto.\nPuedes oponerte a la resolución de la administración.',
  'admission.de-primary-by':
    'Corresponde la Grundschule del distrito donde vives; la inscripción suele ser en marzo.\nLleva el acta de nacimiento, los papeles del examen médico y la prueba de la vacuna contra el sarampión.\nPara una escuela de otro distrito hace falta una solicitud, que el municipio solo acepta por motivos personales de peso. La resolución indica el recurso.',
  'admission.de-secondary':
    'En 4.º la escuela primaria te asesora y da una recomendación; en la mayoría de los Länder deciden los padres el tipo de escuela.\nLa inscripción sigue al boletín del semestre, casi siempre entre febrero y abril, con el boletín, la recomendación y el acta de nacimiento.\nSi faltan plazas, cuentan según el Land los hermanos, el camino, el perfil y el sorteo.\nSi te dicen que no, ofrecen otra plaza y la resolución indica el recurso.',
  'admission.de-secondary-nw':
    'Con el boletín del semestre de 4.º recibes una recomendación, que no obliga, y el formulario.\nLa inscripción se hace en una sola escuela, casi siempre en febrero, antes en las Gesamtschulen.\nSi hay demasiadas solicitudes, la dirección decide por casos difíciles y otros criterios como hermanos, camino o sorteo.\nSi te dicen que no, acudes a una escuela con plazas libres; también puedes oponerte.',
  'admission.de-secondary-by':
    'En mayo llega el boletín de paso. El Gymnasium pide una media de 2,33 o mejor en alemán, matemáticas y conocimiento del medio, la Realschule de 2,66; si no, deciden unas clases de prueba.\nLa inscripción se hace en la propia escuela, casi siempre en la primera mitad de mayo.\nNo hay derecho a una escuela concreta; la Mittelschule sigue el distrito.',
  'admission.de-secondary-be':
    'Por lo general se cambia después de 6.º. Con el boletín del semestre llega un pronóstico; después haces la inscripción en la escuela de primera opción, con una segunda y una tercera.\nEl Gymnasium exige un pronóstico adecuado o superar unas clases de prueba.\nSi faltan plazas, cuentan los casos difíciles, los criterios de la escuela y el sorteo; puedes oponerte a la resolución.',
  'admission.de-secondary-hh':
    'Después de 4.º eliges entre Stadtteilschule y Gymnasium; la opinión de la escuela primaria no obliga.\nEn la semana de inscripción, casi siempre a finales de enero o principios de febrero, indicas un máximo de tres escuelas.\nSi hay demasiadas solicitudes, cuentan los casos difíciles, los hermanos y el camino.\nSi el niño sigue en el Gymnasium después de 6.º lo deciden sus profesores.',
  'admission.de-secondary-bw':
    'Para el Gymnasium cuentan la opinión de la escuela primaria, la prueba Kompass 4 y tu deseo; si no bastan ni la opinión ni la prueba, queda otra prueba de aptitud.\nLos demás tipos de escuela son de libre elección.\nLa inscripción se hace en la escuela deseada, casi siempre en marzo.\nNo hay derecho a una escuela concreta mientras haya otra del mismo tipo al alcance.',
  'admission.de-secondary-sn':
    'En el segundo semestre de 4.º recibes una recomendación.\nSi no es para el Gymnasium y lo quieres, tu hijo hace allí una prueba y te asesoran; después decides tú.\nLa inscripción se hace en la escuela deseada, casi siempre en febrero o marzo.\nSi hay demasiadas solicitudes, la dirección decide por casos difíciles, hermanos y otros criterios.',
  'admission.de-secondary-bb':
    'Casi siempre se cambia después de 6.º, por el procedimiento Ü7.\nCon el boletín del semestre indicas una primera y una segunda opción, por lo general en febrero.\nEl Gymnasium pide un informe adecuado y buenas notas en alemán, matemáticas y primer idioma, o superar unas clases de prueba.\nDecide la dirección; puedes oponerte a la resolución.',
  'admission.de-secondary-th':
    'Para el Gymnasium después de 4.º hacen falta al menos buenas notas en las materias principales, una recomendación de la escuela primaria o superar un examen de ingreso.\nLa Regelschule y la Gemeinschaftsschule están abiertas a todos.\nLa inscripción se hace en la escuela deseada, casi siempre en febrero o marzo.\nSi hay demasiadas solicitudes, deciden criterios fijos y se ofrece otra plaza.',
  'admission.de-secondary-mv':
    'Los cursos 5.º y 6.º son una etapa común en la Regionale Schule o la Gesamtschule; el Gymnasium suele empezar en 7.º.\nEn 6.º la escuela recomienda un camino, pero decides tú.\nLa inscripción sigue al boletín del semestre.\nLa oficina escolar indica las escuelas que corresponden y las excepciones.',
  'admission.de-vocational':
    'La empresa inscribe a sus aprendices: el oficio y el lugar de formación determinan la escuela.\nPara la formación a tiempo completo (Berufsfachschule, Fachoberschule, Gymnasium profesional) te presentas tú, casi siempre en febrero o marzo con el último boletín, a veces en línea.\nCada formación exige un título y a veces notas.\nLa escuela y la agencia de empleo te asesoran.',
  'admission.de-special':
    'Primero se determina si el niño necesita apoyo especial; lo piden los padres o la escuela. Después de un informe decide la inspección.\nEn la mayoría de los Länder eliges luego entre una escuela especial y las clases comunes en una escuela ordinaria, donde existan ambas. La resolución indica el recurso.',
  'admission.de-private':
    'Las escuelas privadas deciden a quién admiten y firman un contrato contigo.\nPregunta pronto, a menudo un año antes o más; es habitual una entrevista y a veces un día de prueba. La cuota depende a menudo de los ingresos.\nAl empezar el colegio, la escuela pública de la zona quiere saber igualmente adónde va el niño.',

  'admission.gb-nursery':
    'La plaza en la nursery se pide en la propia escuela o en el municipio.\nParte de las horas son gratuitas, según la edad del niño y el trabajo de los padres.\nSi hay demasiadas solicitudes, deciden los criterios publicados por la escuela.\nUna plaza en la nursery no da derecho a la reception de la misma escuela: hay que pedirla de nuevo.',
  'admission.gb-primary':
    'La solicitud se hace al municipio donde vives, también para escuelas de otros, con varias escuelas por orden de preferencia.\nEl plazo acaba el 15 de enero antes del comienzo en septiembre; las ofertas llegan a mediados de abril.\nSi hay demasiadas solicitudes, deciden los criterios publicados, a menudo niños en acogida, hermanos, religión y distancia.\nSi te dicen que no, puedes recurrir a una comisión independiente y entrar en la lista de espera.',
  'admission.gb-secondary':
    'La solicitud se hace al municipio donde vives, con varias escuelas por orden de preferencia.\nEl plazo acaba el 31 de octubre antes del cambio; las ofertas llegan a principios de marzo.\nPara una grammar school la inscripción en la prueba es antes, casi siempre antes del verano.\nSi hay demasiadas solicitudes, deciden los criterios publicados; si te dicen que no, puedes recurrir a una comisión independiente.',
  'admission.gb-post-16':
    'La solicitud se hace directamente a la sixth form o al college, casi siempre entre otoño y primavera de Year 11.\nHay una entrevista y una oferta ligada a ciertas notas del GCSE.\nLa matrícula sigue a los resultados, a finales de agosto.\nLos colleges suelen admitir también más tarde si hay plazas.',
  'admission.gb-special':
    'La mayoría de estas escuelas admiten a niños con un education, health and care plan.\nEl municipio nombra en él la escuela después de oír tu preferencia y consultar a la escuela. No valen los plazos habituales.\nSi no estás de acuerdo, hay una mediación y después un tribunal especial.',
  'admission.gb-independent':
    'La inscripción se hace directamente en la escuela, con una tasa y a menudo mucho antes.\nEs habitual una visita, una entrevista y, según la edad, un examen de ingreso.\nLa escuela decide por sí misma y suele pedir un depósito con la oferta.\nPregunta por becas y descuentos antes de presentarte.',
  'admission.gb-wales':
    'La solicitud se hace al municipio, o a la propia escuela en algunos casos, en galés o en inglés.\nEl plazo cae en el curso anterior; las ofertas llegan a principios de marzo para secundaria y a mediados de abril para primaria.\nSi hay demasiadas solicitudes, deciden criterios publicados como la zona, los hermanos y la distancia.\nSi te dicen que no, puedes recurrir a una comisión independiente.',
  'admission.gb-scotland':
    'Cada dirección pertenece a la zona de una escuela: allí inscribes a tu hijo, para el primer curso casi siempre en enero.\nPara otra escuela presentas una placing request al municipio, hasta mediados de marzo para empezar en agosto.\nEl municipio debe aceptarla si no hay un motivo legal en contra.\nSi te dicen que no, puedes acudir a una comisión y después a un tribunal.',
  'admission.gb-ni':
    'La solicitud se hace en línea a la Education Authority, casi siempre en enero o febrero, con varias escuelas.\nCada escuela aplica sus criterios publicados.\nMuchas grammar schools tienen en cuenta las pruebas del otoño anterior, que exigen una inscripción aparte.\nSi te dicen que no, puedes recurrir si los criterios se aplicaron mal.',

  'admission.fr-primary':
    'La escolarización es obligatoria desde los tres años.\nPrimero inscribes a tu hijo en el ayuntamiento, casi siempre en primavera, que indica la escuela de tu zona.\nDespués lo admite la dirección con el libro de familia o el acta de nacimiento, la prueba del domicilio y las vacunas.\nPara otra escuela pública pides una excepción al ayuntamiento; depende de las plazas.',
  'admission.fr-college':
    'En CM2 rellenas en primavera un formulario a través de la escuela.\nLa administración del departamento suele asignar al niño el collège de su zona; la matrícula la haces tú allí, casi siempre en junio.\nPara otro collège público pides una excepción, que se concede según un orden fijo de motivos si hay plazas.\nSi te dicen que no, puedes recurrir a la administración.',
  'admission.fr-lycee':
    'En 3e indicas opciones provisionales en el segundo trimestre y definitivas en el tercero, en línea y por orden.\nEl consejo de clase opina sobre la vía; la plaza va por zona en la 2de general y tecnológica, por notas y opciones en la profesional.\nLa respuesta suele llegar a finales de junio y la matrícula es inmediata.\nSin plaza hay otra ronda; contra la decisión sobre la vía, una comisión de apelación.',
  'admission.fr-private':
    'Te diriges directamente al centro, si puede ser un año antes; no hay zonas.\nLa dirección decide después de una entrevista y con los boletines.\nLos centros con contrato siguen los programas del Estado y piden una contribución, a menudo según ingresos; sin contrato suele ser más alta.\nLos niños de primaria se comunican también al ayuntamiento.',
  'admission.fr-special':
    'Para una plaza en una ULIS o en un centro especial presentas una solicitud a la MDPH de tu departamento.\nSu comisión, la CDAPH, decide las ayudas y el tipo de escuela; después la administración asigna la plaza.\nPara la SEGPA propone la escuela y decide una comisión.\nPídelo pronto, tarda meses; la decisión se puede recurrir.',

  'admission.it-infanzia':
    'La asistencia es voluntaria. La inscripción se hace con un formulario en la propia escuela, casi siempre en enero; el niño cumple tres años antes de fin de año, o algo después si hay plazas. Se exigen las vacunas obligatorias.\nSi hay demasiadas solicitudes, deciden los criterios del consejo de la escuela, como domicilio, hermanos y trabajo de los padres; los demás pasan a la lista de espera.',
  'admission.it-primo-ciclo':
    'Para el primer curso la inscripción es en línea con el ministerio, casi siempre en enero o febrero, con una escuela y hasta dos más.\nSi hay demasiadas solicitudes, valen los criterios publicados por el consejo de la escuela, a menudo domicilio y hermanos.\nSi la escuela no puede admitir al niño, la solicitud pasa a la siguiente de tu lista. La secretaría ayuda con el formulario.',
  'admission.it-superiore':
    'En el tercer curso de la secundaria inferior los profesores dan un consejo que no obliga.\nEliges escuela y rama en línea con el ministerio, casi siempre en enero o febrero, con hasta dos alternativas.\nSi hay demasiadas solicitudes, valen los criterios publicados por la escuela; los liceos de música y danza comprueban la aptitud. Hay que haber superado el examen final.',
  'admission.it-private':
    'La inscripción se hace directamente en la escuela; algunas escuelas reconocidas participan también en el procedimiento del ministerio.\nLa escuela decide según sus criterios y cobra una cuota por la que conviene preguntar antes.\nLas escuelas reconocidas (paritarie) dan títulos válidos.\nAlgunas regiones pagan una ayuda a las familias.',

  'admission.es-general':
    'Los centros públicos y los privados concertados admiten por el mismo procedimiento.\nPresentas una sola solicitud con varios centros, casi siempre entre marzo y mayo; las fechas las fija la comunidad autónoma.\nSi hay demasiadas solicitudes, se dan puntos, sobre todo por hermanos, cercanía del domicilio o del trabajo y renta, y un sorteo deshace los empates.\nPuedes reclamar contra la lista provisional y recurrir la definitiva.',
  'admission.es-andalucia':
    'La solicitud se presenta en marzo en el centro deseado o en la Secretaría Virtual, con otros centros detrás.\nQuien viene de un centro adscrito conserva su plaza sin solicitarla.\nSi hay demasiadas solicitudes, cuentan los hermanos, la zona del domicilio o del trabajo, la renta y otras circunstancias, y un sorteo público deshace los empates.\nPuedes presentar alegaciones a las listas y recurrirlas.',
  'admission.es-madrid':
    'Apenas hay zonas: puedes elegir cualquier centro de la región.\nLa solicitud, con varios centros, se presenta casi siempre en primavera, en línea o en el primero de ellos.\nSe dan puntos sobre todo por hermanos, domicilio o trabajo en el municipio y renta.\nQuien queda sin plaza recibe una del Servicio de Apoyo a la Escolarización; puedes reclamar contra las listas.',
  'admission.es-catalunya':
    'La preinscripción es casi siempre en marzo, en línea, con varios centros por tu orden.\nSe dan puntos sobre todo por hermanos, por domicilio o trabajo en la zona y por renta baja; un número sorteado deshace los empates.\nDespués viene la matrícula; sin ella se pierde la plaza.\nLas reclamaciones van al centro; la oficina municipal de escolarización ayuda.',
  'admission.es-vocational':
    'Para la formación profesional la solicitud es en línea a la comunidad autónoma, casi siempre entre mayo y julio, con varios ciclos.\nEl grado medio exige el título de la ESO, el superior el Bachillerato o un grado medio; si no, lleva a él una prueba de acceso. Las plazas van por notas y cupos.\nLas que quedan se ofrecen en otra ronda en otoño.',
  'admission.es-special':
    'Antes, un equipo de orientación evalúa las necesidades y propone el tipo de centro.\nCon ese dictamen, y después de oír a la familia, decide la administración educativa de la comunidad autónoma.\nUna parte de las plazas de los centros ordinarios está reservada a niños con necesidades especiales. La decisión se puede recurrir.',
  'admission.es-private':
    'Si el centro privado es concertado, en las etapas concertadas vale el procedimiento público: una solicitud en primavera, puntos por hermanos, cercanía y renta.\nSin concierto, el centro decide por sí mismo y fija fechas y costes.\nPregunta qué etapas están concertadas y cuánto cuestan el comedor y las aportaciones voluntarias.\nSi te deniegan la plaza en el procedimiento público, puedes reclamar.',
} as const
