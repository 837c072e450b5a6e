/** Words that mean the same in names of Spanish schools. One line is one group; [region] limits it to that region. */
export const SPAIN = `
Colegio de Educación Infantil y Primaria = CEIP = Colegio Público = CP = Col. Público = CPEIP = Centro de Educación Infantil y Primaria
Colegio de Educación Primaria = CEPR = CEP
Colegio = Col. = Colexio = Col·legi = Cole
Colegio concertado = CC = Colegio privado = Centro docente privado = CDP
Centro privado = CPR = C.Pr.                                        [Cantabria, Galicia, Comunidad Valenciana, Castilla y León]
Colegio público rural = CPR = Colegio rural                         [Andalucía, Murcia]
Centro de profesores y recursos = CPR                               [Extremadura, Castilla-La Mancha]
Colegio rural agrupado = CRA = Centro rural agrupado
Instituto de Educación Secundaria = IES = Instituto = Instituto de Enseñanza Secundaria = Institut
Instituto de Educación Secundaria Obligatoria = IESO
Sección de Educación Secundaria = SES
Escuela infantil = EI = EEI = Llar d'infants = Centro de Educación Infantil = Guardería = Escuela de educación infantil = Escola infantil = Escola bressol = Jardín de infancia
Centro de Educación Infantil = CEI = Guardería
Centro integrado de Formación Profesional = CIFP = CPIFP = Centro de Formación Profesional
Centro de Formación Profesional = CFP = FP
Formación Profesional = FP = F.P.
Centro de Educación Especial = CEE = Educación Especial = Colegio de Educación Especial
Educación Especial = E.E.
Centro de Educación de Personas Adultas = CEPA = Educación de adultos = CEA
Escuela Oficial de Idiomas = EOI
Escuela = Esc. = Escola
Conservatorio = Conserv. = CPM = Conservatorio profesional de música
Educación Infantil = E.I. = Infantil
Educación Primaria = E.P. = Primaria
Nuestra = Ntra. = Nstra. = Ntr. = Nª = Nuestro = Ntro.
Señora = Sra. = Sª = Señor = Sr.
Nuestra Señora = Ntra. Sra. = N.S. = N.ª S.ª = Mare de Déu = Nosa Señora
Virgen = Vgen. = Vg.
Sagrado Corazón = S. Corazón = Sgdo. Corazón = Sagrado C.
Inmaculada Concepción = Inm. Concepción
María = Mª = M.
José = J.
Doctor = Dr.
Profesor = Prof.
Maestro = Mtro. = Mestre
Francisco = Fco.
Antonio = Ant.
Juan = J.
`

/** The provinces of each autonomous community that has several. */
export const SPANISH_PROVINCES = `
Andalucía = Almería, Cádiz, Córdoba, Granada, Huelva, Jaén, Málaga, Sevilla
Aragón = Huesca, Teruel, Zaragoza
Canarias = Las Palmas, Santa Cruz de Tenerife
Castilla-La Mancha = Albacete, Ciudad Real, Cuenca, Guadalajara, Toledo
Castilla y León = Ávila, Burgos, León, Palencia, Salamanca, Segovia, Soria, Valladolid, Zamora
Cataluña = Barcelona, Girona, Lleida, Tarragona
Comunidad Valenciana = Alicante, Castellón, Valencia
Extremadura = Badajoz, Cáceres
Galicia = A Coruña, Lugo, Ourense, Pontevedra
País Vasco = Álava, Guipúzcoa, Vizcaya
`
