// Entries are sorted by the number of schools with the name.
export const PEOPLE = `
Miguel de Cervantes | Federico García Lorca | Antonio Machado | Juan Ramón Jiménez | Miguel Hernández | Rafael
Alberti | Severo Ochoa | Santiago Ramón y Cajal | Miguel Servet | Gloria Fuertes | Rosalía de Castro | Lope de
Vega | Calderón de la Barca | Francisco de Quevedo | Luis de Góngora | Garcilaso de la Vega | Jorge Manrique |
Gonzalo de Berceo | Miguel de Unamuno | Pío Baroja | Azorín | Benito Pérez Galdós | Emilia Pardo Bazán |
Leopoldo Alas Clarín | Gustavo Adolfo Bécquer | José de Espronceda | José Zorrilla | Vicente Aleixandre | Dámaso
Alonso | Jorge Guillén | Pedro Salinas | Luis Cernuda | Gerardo Diego | Camilo José Cela | Miguel Delibes |
Carmen Laforet | Ana María Matute | María Zambrano | Clara Campoamor | Victoria Kent | Concepción Arenal | Giner
de los Ríos | Joaquín Costa | Gregorio Marañón | Isaac Peral | Juan de la Cierva | Leonardo Torres Quevedo |
Pablo Picasso | Salvador Dalí | Joan Miró | Diego Velázquez | Francisco de Goya | Bartolomé Murillo | El Greco |
Manuel de Falla | Isaac Albéniz | Enrique Granados | Joaquín Rodrigo | Pau Casals | Reyes Católicos | Isabel la
Católica | Rodrigo de Triana | Cristóbal Colón | Hernán Cortés | Núñez de Balboa | Juan Sebastián Elcano | Blas
Infante | Adolfo Suárez | Tierno Galván | Félix Rodríguez de la Fuente | Príncipe de Asturias | Infanta Elena |
Príncipe Felipe | Rey Juan Carlos | Las Encinas | Alfonso X el Sabio | Jaime I | Guzmán el Bueno | Gran Capitán
| Séneca | Averroes | Maimónides | Trajano | Pintor Sorolla | Maestro Rodrigo | Maestro Serrano | Poeta Miguel
Hernández | Doctor Fleming | Ortega y Gasset | Menéndez Pidal | Menéndez Pelayo | Jovellanos | Luis Vives |
Ausiàs March | Joanot Martorell | Jaume Balmes | Àngel Guimerà | Mercè Rodoreda | Jacint Verdaguer
`

export const SAINTS = `
Nuestra Señora del Carmen | Sagrado Corazón | San José | La Inmaculada | Virgen del Pilar | Santa María | San
Juan Bosco | San Francisco de Asís | Santa Teresa de Jesús | San Miguel | San Antonio | Nuestra Señora del
Rosario | La Milagrosa | San Vicente de Paúl | Santa Ana | Virgen de la Paz | San Isidro | Santo Domingo | San
Agustín | Nuestra Señora de la Merced | San Fernando | Divino Maestro | Sagrada Familia | La Salle | Maristas |
Escolapios | San Sebastián | Virgen del Rocío | San Pedro | San Juan | Santa Bárbara | Virgen de los Dolores |
Nuestra Señora de los Remedios | San Roque | San Bartolomé | Santa Catalina | San Pablo | Santiago Apóstol |
Virgen de la Cabeza | San Blas
`

export const SPOTS = `
El Parque | Las Flores | Los Olivos | La Paz | El Castillo | Las Eras | El Pinar | La Ribera | Monte Alto | Las
Viñas | Los Naranjos | El Mirador | La Encina | Río Ebro | La Fuente | El Cerro | Vista Alegre | Buenavista | El
Molino | Las Palmeras
`

export const STREETS = `
Calle Mayor | Calle Real | Avenida de la Constitución | Calle de la Iglesia | Plaza de España | Calle Nueva |
Calle de las Escuelas | Avenida de Andalucía | Calle San Juan | Paseo de la Estación | Camino Viejo | Calle
Cervantes
`
