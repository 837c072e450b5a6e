import type { SchoolTexts } from '../sample-school.ts'

export const spanish: SchoolTexts = {
  summary:
    'Colegio privado en Triana, desde Infantil hasta Bachillerato, bilingüe desde primero de Primaria. Un patio con naranjos, mucho deporte y clases de veinticuatro alumnos como máximo.',

  description: `El Colegio San Telmo lleva el nombre del patrón de los navegantes, y no por casualidad: desde las ventanas de arriba se ve el río. El edificio fue casa de comerciantes antes de ser escuela, y su patio con naranjos sigue siendo el lugar por el que todos pasan al menos cuatro veces al día.

Acompañamos a los alumnos desde los tres años hasta la selectividad. Son algo más de mil, en tres líneas, con grupos de veinticuatro como máximo. Los mayores conocen a los pequeños por su nombre, porque cada curso de Secundaria tiene un grupo de Infantil apadrinado.

Desde primero de Primaria, un tercio de las horas se da en inglés: Ciencias, Música y Educación Física, con dos docentes en el aula durante los dos primeros años. Lengua y Matemáticas se enseñan siempre en español. En Secundaria se añade el francés o el alemán.

El deporte forma parte de la jornada. Hay una hora de movimiento todos los días, un polideportivo propio y equipos de remo, baloncesto y atletismo en los que nadie se queda fuera por su nivel.

Somos un colegio de ideario católico, abierto a familias de cualquier convicción. Hay oración de la mañana y clase de Religión; quien lo prefiere cursa la alternativa, Valores y Filosofía, con el mismo horario y el mismo respeto.

La cuota mensual y lo que incluye figuran en nuestra página. Reservamos cada año un fondo de becas que cubre entre el veinte y el ochenta por ciento, y la decisión la toma una comisión que no ve los nombres.`,

  'educational-model': `Trabajamos por ámbitos hasta cuarto de Primaria y por asignaturas a partir de quinto. Cada trimestre hay un proyecto común a todo un ciclo, que termina con una muestra abierta a las familias.

- Dos docentes por aula en Infantil y en primero y segundo de Primaria
- Tutoría individual tres veces al curso, con el alumno presente desde quinto
- Deberes acordados en el equipo: ninguno hasta tercero, media hora al día hasta sexto
- Evaluación con comentarios escritos y, desde quinto, también con notas`,

  'diversity-attention': `El equipo de orientación está formado por cuatro personas: dos de pedagogía terapéutica, una de audición y lenguaje y una de orientación académica. Trabajan dentro del aula siempre que es posible.

- Adaptaciones escritas, revisadas con la familia cada trimestre
- Grupo de ampliación en Matemáticas y Lengua, abierto y sin examen de entrada
- Curso de español de seis meses para quien llega de otro país
- Edificio accesible con ascensor; la torre de la campana no lo es`,

  'educational-phases': `Infantil (3 a 5 años): tres grupos por edad, patio propio y entrada flexible entre las 8:30 y las 9:15.

Primaria (6 a 11 años): bilingüe, con una mañana a la semana fuera del colegio, en el río, el mercado o un museo.

Secundaria (12 a 15 años): segunda lengua extranjera, laboratorio semanal, una semana de servicio en el barrio en cuarto.

Bachillerato (16 y 17 años): Ciencias, Humanidades y Ciencias Sociales, y General. Cada estudiante tiene un tutor personal que lo acompaña hasta las pruebas de acceso a la universidad.`,

  languages: `- Inglés desde los tres años; un tercio del horario desde primero de Primaria
- Francés o alemán desde primero de Secundaria
- Auxiliares de conversación en todas las etapas
- Exámenes oficiales de inglés, francés y alemán en el propio colegio, voluntarios

Hay intercambios con Colonia, Lyon y Cork. Duran entre una y tres semanas y se organizan en segundo y tercero de Secundaria.`,

  'academic-results': `En 2026 se presentaron 58 estudiantes a las pruebas de acceso y aprobaron 57, con una media de 8,1 en la fase general. En los tres años anteriores la media estuvo entre 7,8 y 8,2.

Al terminar cuarto de Secundaria, el 81 por ciento alcanza al menos el nivel B2 de inglés. Un diez por ciento, aproximadamente, elige después un ciclo formativo, y lo preparamos con el mismo cuidado que la universidad.`,

  'extracurricular-activities': `De lunes a jueves, de 16:30 a 18:00:

- Remo en el Guadalquivir, baloncesto, atletismo, ajedrez
- Coro, guitarra, percusión y una orquesta pequeña
- Robótica, huerto, periódico del colegio
- Teatro en español y en inglés

Cada alumno puede elegir dos actividades sin coste añadido. El remo requiere saber nadar y un permiso firmado.`,

  services: `- Aula matinal desde las 7:30 y acompañamiento hasta las 18:00
- Comedor con cocina propia; menús para alergias y menú vegetariano
- Dos rutas de autobús: Aljarafe y Nervión
- Enfermería todo el horario escolar
- Biblioteca abierta a las familias los viernes por la tarde
- Mercadillo de uniformes y libros usados en junio y septiembre`,

  facilities: `- Patio con naranjos y fuente, con toldos de mayo a octubre
- Biblioteca con 14.000 volúmenes
- Polideportivo cubierto y dos pistas exteriores
- Tres laboratorios y un taller de tecnología
- Aula de música y tres cabinas de ensayo
- Capilla y salón de actos con 300 butacas
- Aulas climatizadas desde 2021 con energía de la cubierta solar`,

  'educational-technologies': `Hasta cuarto de Primaria no hay pantallas individuales. En quinto y sexto se usan carros de portátiles, y en Secundaria cada estudiante trabaja con uno que el colegio presta y mantiene.

Programación y pensamiento computacional tienen una hora semanal desde quinto. Los teléfonos se guardan a la entrada hasta el final de Secundaria. Todas las comunicaciones con las familias van por una sola agenda digital.`,

  awards: `- Premio provincial de buenas prácticas bilingües, 2025
- Campeonas de Andalucía de remo escolar en categoría infantil, 2024
- Sello de centro sostenible del Ayuntamiento desde 2023
- Segundo premio del certamen escolar de teatro en inglés, 2026`,
}
