import type { CountryCode } from '#db/vocabulary.ts'

/** The language of the reviews of a country's schools. */
export const REVIEW_LANGUAGES: Readonly<Record<CountryCode, ReviewLanguage>> = {
  DE: 'de',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
  GB: 'en',
}
export type ReviewLanguage = 'de' | 'fr' | 'es' | 'it' | 'en'

/** Sentences by the author's satisfaction: one or two stars, three, four or five. */
export type Mood = 'bad' | 'mixed' | 'good'

/**
 * A review consists of two or three of these; each has at least 26 characters, so that two reach the 50 that a review
 * needs.
 */
export const SENTENCES: Readonly<Record<ReviewLanguage, Readonly<Record<Mood, readonly string[]>>>> = {
  de: {
    good: [
      'Unser Kind geht jeden Morgen gern in diese Schule.',
      'Die Lehrkräfte nehmen sich Zeit und erklären geduldig.',
      'Auf E-Mails kommt meist am selben Tag eine Antwort.',
      'Das Schulfest und die Projektwoche waren wunderbar organisiert.',
      'Der Ganztag ist abwechslungsreich, und das Essen schmeckt.',
      'Die Räume sind hell und seit dem Umbau gut ausgestattet.',
      'Schwächere Schüler werden wirklich gefördert und nicht abgehängt.',
      'Wir würden uns jederzeit wieder für diese Schule entscheiden.',
    ],
    mixed: [
      'Im Großen und Ganzen sind wir zufrieden, aber es fällt viel Unterricht aus.',
      'Einige Lehrkräfte sind sehr engagiert, andere weniger.',
      'Das Gebäude müsste dringend renoviert werden.',
      'Die Hausaufgaben sind ungleich auf die Woche verteilt.',
      'Informationen kommen manchmal erst kurz vorher an.',
    ],
    bad: [
      'Seit Monaten fällt in zwei Fächern der Unterricht aus.',
      'Auf unsere Fragen haben wir nie eine Antwort bekommen.',
      'Die Toiletten sind in einem schlimmen Zustand.',
      'Probleme zwischen Kindern werden zu lange übersehen.',
      'Wir haben die Schule am Ende des Jahres gewechselt.',
    ],
  },
  fr: {
    good: [
      'Notre fille part à l’école avec le sourire chaque matin.',
      'L’équipe est à l’écoute et très disponible pour les parents.',
      'Les progrès en lecture ont été impressionnants cette année.',
      'Les sorties et les projets sont nombreux et bien préparés.',
      'La cour a été refaite et la cantine est vraiment bonne.',
      'Les élèves en difficulté sont suivis de près.',
      'Nous recommandons cet établissement sans hésiter.',
    ],
    mixed: [
      'Dans l’ensemble cela va, mais les absences ne sont pas remplacées.',
      'Certains cours sont passionnants, d’autres beaucoup moins.',
      'Les locaux sont vieillissants et froids en hiver.',
      'La communication avec les familles pourrait être meilleure.',
      'Les horaires de la garderie sont un peu courts.',
    ],
    bad: [
      'Plusieurs semaines sans cours dans deux matières, sans explication.',
      'Nos messages sont restés sans réponse pendant tout le trimestre.',
      'Les conflits entre élèves ne sont pas pris au sérieux.',
      'Les classes sont beaucoup trop chargées pour bien travailler.',
      'Nous avons préféré changer d’établissement en fin d’année.',
    ],
  },
  es: {
    good: [
      'Mi hijo va contento al colegio todos los días.',
      'El profesorado se implica y conoce bien a cada alumno.',
      'Las actividades extraescolares son variadas y de calidad.',
      'La comunicación con las familias es rápida y clara.',
      'El comedor es bueno y las instalaciones están cuidadas.',
      'Han ayudado mucho a nuestra hija con las matemáticas.',
      'Lo recomendamos a cualquier familia del barrio.',
    ],
    mixed: [
      'En general estamos contentos, aunque hay pocos patios con sombra.',
      'Hay profesores excelentes y otros que cumplen sin más.',
      'Las aulas se quedan pequeñas para tantos alumnos.',
      'Los deberes no están bien repartidos durante la semana.',
      'El edificio necesita una reforma desde hace tiempo.',
    ],
    bad: [
      'Las bajas tardan semanas en cubrirse y se pierden clases.',
      'Nadie contestó a nuestros correos en todo el curso.',
      'Los problemas de convivencia se dejan pasar demasiado.',
      'La calefacción falla todos los inviernos y no se arregla.',
      'Al final decidimos cambiar a nuestro hijo de centro.',
    ],
  },
  it: {
    good: [
      'I nostri figli vanno a scuola volentieri ogni mattina.',
      'Gli insegnanti sono preparati e sempre disponibili al dialogo.',
      'I laboratori e le uscite sono ben organizzati.',
      'La mensa è buona e gli spazi sono puliti e luminosi.',
      'Chi ha difficoltà viene seguito con grande attenzione.',
      'La segreteria risponde in fretta e con gentilezza.',
      'La consigliamo a tutte le famiglie della zona.',
    ],
    mixed: [
      'Nel complesso va bene, ma le supplenze cambiano troppo spesso.',
      'Alcuni docenti sono ottimi, altri meno motivati.',
      'La palestra è vecchia e andrebbe sistemata.',
      'Gli avvisi arrivano spesso all’ultimo momento.',
      'I compiti a casa sono tanti e poco coordinati.',
    ],
    bad: [
      'Per mesi è mancato un insegnante e nessuno ha spiegato perché.',
      'Le nostre richieste di colloquio sono rimaste senza risposta.',
      'I litigi tra ragazzi vengono ignorati troppo a lungo.',
      'L’edificio è freddo e i bagni sono spesso chiusi.',
      'A fine anno abbiamo scelto di cambiare scuola.',
    ],
  },
  en: {
    good: [
      'Our daughter settled in quickly and loves going to school.',
      'Teachers know every child and keep parents well informed.',
      'The clubs and the music lessons are a real highlight.',
      'Support with reading made a huge difference within a term.',
      'The grounds are lovely and the dinners are good.',
      'Concerns are listened to and dealt with promptly.',
      'We would happily recommend it to any family nearby.',
    ],
    mixed: [
      'Happy overall, though there have been many supply teachers.',
      'Some lessons are excellent, others feel rather rushed.',
      'The buildings are tired and could do with some care.',
      'Letters home often arrive only the day before.',
      'Homework is uneven from one week to the next.',
    ],
    bad: [
      'Two subjects went without a teacher for most of the year.',
      'Our emails to the office were never answered.',
      'Unkind behaviour in the playground was not taken seriously.',
      'Classes are simply too large for anyone to get help.',
      'In the end we moved our son to another school.',
    ],
  },
}

/** First names that appear with a made-up initial. */
export const FIRST_NAMES: Readonly<Record<ReviewLanguage, readonly string[]>> = {
  de: ['Anna', 'Thomas', 'Sabine', 'Markus', 'Julia', 'Stefan', 'Katrin', 'Michael', 'Nicole', 'Andreas'],
  fr: ['Camille', 'Nicolas', 'Sophie', 'Julien', 'Claire', 'Laurent', 'Élodie', 'Pierre', 'Nathalie', 'Hugo'],
  es: ['María', 'Javier', 'Carmen', 'Pablo', 'Lucía', 'Antonio', 'Marta', 'Sergio', 'Elena', 'David'],
  it: ['Giulia', 'Marco', 'Francesca', 'Luca', 'Chiara', 'Andrea', 'Elisa', 'Matteo', 'Paola', 'Davide'],
  en: ['Emma', 'James', 'Sarah', 'Daniel', 'Laura', 'Andrew', 'Hannah', 'Mark', 'Rachel', 'Oliver'],
}
