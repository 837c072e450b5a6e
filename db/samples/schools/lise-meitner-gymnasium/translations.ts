import type { SchoolTexts } from '../sample-school.ts'

export const english: SchoolTexts = {
  summary:
    'A grammar school with a science and technology focus at the heart of its neighbourhood: optional all-day programme, an observatory on the roof and an orchestra that every second pupil plays in.',

  description: `Lise-Meitner-Gymnasium has stood in a side street in Ehrenfeld since 1908, between a bakery, a mosque and rows of old townhouses. Some 900 pupils learn here, four classes to a year, and most of them walk or cycle in. The first thing visitors notice is usually music: the rehearsal rooms are just behind the entrance and are seldom empty.

Our emphasis is on science and technology. From class 5 (age 10) onwards there are experiments every week, in small groups and in proper labs. On the roof of the annexe stands an observatory with a revolving dome, built by the friends of the school in 1994 and still run by a pupils’ club. On clear Thursdays it is open to the neighbours too.

It is no accident that a school like this has such a large orchestra. In class 5 everyone may try out an instrument lent by the school, and about half of them carry on. Twice a year the junior orchestra, the main orchestra and the big band play in our hall and around the neighbourhood.

The optional afternoon programme offers thirty clubs, from robotics to rowing. Lunch and supervision are available five days a week, booked for half a year at a time. Children who would rather go home at midday miss no compulsory lessons.

We are a state school and our pupils come to us by many different routes. At the end of class 6 we sit down with every family to talk about what comes next. We make sure these conversations start early, so that nobody is taken by surprise.`,
}

export const french: SchoolTexts = {
  summary:
    'Collège-lycée à dominante scientifique et technique, bien ancré dans son quartier : accueil l’après-midi, observatoire sur le toit et un orchestre où joue un élève sur deux.',

  description: `Depuis 1908, le Lise-Meitner-Gymnasium occupe une petite rue d’Ehrenfeld, entre une boulangerie, une mosquée et des immeubles de la fin du XIXe siècle. Il accueille environ 900 élèves, à raison de quatre classes par niveau, et la plupart viennent à pied ou à vélo. Le visiteur remarque d’abord la musique : les salles de répétition donnent sur l’entrée et restent rarement vides.

Les sciences et la technique forment le cœur du projet. Dès la première année, on expérimente chaque semaine, en petits groupes et dans de vrais laboratoires. Le toit de l’annexe porte un observatoire à coupole tournante, construit en 1994 par l’association des amis de l’école et animé aujourd’hui encore par un club d’élèves. Les jeudis de ciel clair, les voisins y sont les bienvenus.

La taille de l’orchestre n’a rien d’un hasard. En première année, chacun peut essayer un instrument prêté par l’établissement, et la moitié environ persévère. Deux fois par an, l’orchestre des débutants, le grand orchestre et le big band se produisent dans la salle des fêtes et dans le quartier.

L’après-midi, sur inscription, trente ateliers sont proposés, de la robotique à l’aviron. Le déjeuner et l’accueil sont assurés cinq jours sur cinq, et l’on s’engage pour un semestre. Les enfants qui préfèrent rentrer à midi ne manquent aucun cours obligatoire.

Nous sommes un établissement public et nos élèves ont des parcours très divers. À la fin de la deuxième année, nous rencontrons chaque famille pour parler de la suite. Ces échanges commencent tôt : personne ne doit être pris au dépourvu.`,
}

export const spanish: SchoolTexts = {
  summary:
    'Instituto de perfil científico y técnico, muy unido a su barrio: jornada ampliada voluntaria, observatorio propio en la azotea y una orquesta en la que toca la mitad del alumnado.',

  description: `El Lise-Meitner-Gymnasium está desde 1908 en una calle tranquila de Ehrenfeld, entre una panadería, una mezquita y casas de finales del siglo XIX. Aquí estudian unos 900 alumnos, cuatro grupos por curso, y casi todos llegan a pie o en bicicleta. Lo primero que se oye al entrar suele ser música: las salas de ensayo están junto a la puerta y rara vez quedan vacías.

Nuestro punto fuerte son las ciencias y la tecnología. Desde la clase 5 (10 años) hay prácticas cada semana, en grupos pequeños y en laboratorios propios. En la azotea del anexo hay un observatorio con cúpula giratoria que la asociación de amigos del centro construyó en 1994 y que todavía hoy lleva un grupo de estudiantes. Los jueves despejados se abre también al vecindario.

Que un centro así tenga una orquesta tan grande no es casualidad. En la clase 5, todos pueden probar un instrumento prestado por el instituto, y cerca de la mitad sigue adelante. Dos veces al año, la orquesta inicial, la orquesta grande y la big band tocan en el salón de actos y por el barrio.

Por las tardes, quien quiere puede elegir entre treinta talleres, de la robótica al remo. Hay comedor y atención los cinco días, con inscripción por semestres. Quienes prefieren volver a casa a mediodía no pierden ninguna clase obligatoria.

Somos un centro público y recibimos a alumnos con trayectorias muy distintas. Al terminar la clase 6 hablamos con cada familia sobre el camino que sigue. Empezamos pronto con esas conversaciones para que nadie se lleve una sorpresa.`,
}

export const italian: SchoolTexts = {
  summary:
    'Liceo a indirizzo scientifico e tecnologico, cuore del quartiere: tempo pieno facoltativo, un osservatorio sul tetto e un’orchestra in cui suona uno studente su due.',

  description: `Dal 1908 il Lise-Meitner-Gymnasium si trova in una via laterale di Ehrenfeld, tra un panificio, una moschea e palazzi di fine Ottocento. Lo frequentano circa 900 studenti, quattro sezioni per anno, e quasi tutti arrivano a piedi o in bicicletta. Chi entra per la prima volta sente subito la musica: le sale prova sono accanto all’ingresso e raramente restano vuote.

Il nostro punto di forza sono le scienze e la tecnologia. Fin dal primo anno si fanno esperimenti ogni settimana, in piccoli gruppi e in laboratori veri. Sul tetto dell’ala nuova c’è un osservatorio con cupola girevole, costruito nel 1994 dall’associazione degli amici della scuola e gestito ancora oggi da un gruppo di studenti. Nei giovedì sereni è aperto anche al vicinato.

Non è un caso che una scuola così abbia un’orchestra tanto grande. Al primo anno tutti possono provare uno strumento in prestito, e circa la metà continua. Due volte all’anno l’orchestra dei più giovani, l’orchestra grande e la big band suonano in aula magna e nel quartiere.

Il pomeriggio, per chi lo desidera, ci sono trenta laboratori, dalla robotica al canottaggio. Mensa e assistenza funzionano cinque giorni su cinque, con iscrizione semestrale. Chi preferisce tornare a casa a mezzogiorno non perde nessuna lezione obbligatoria.

Siamo una scuola pubblica e accogliamo ragazzi con percorsi molto diversi. Alla fine del secondo anno incontriamo ogni famiglia per parlare di ciò che viene dopo. Cominciamo presto, perché nessuno si trovi davanti a una decisione inattesa.`,
}
