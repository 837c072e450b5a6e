import { list, type Naming } from './naming.ts'

// Entries are sorted by the number of schools with the name.
const PEOPLE = `
Giovanni Pascoli | Alessandro Manzoni | Dante Alighieri | Giosuè Carducci | Giuseppe Garibaldi | Giuseppe
Mazzini | Edmondo De Amicis | Maria Montessori | Gianni Rodari | Don Lorenzo Milani | Galileo Galilei | Leonardo
da Vinci | Enrico Fermi | Guglielmo Marconi | Alessandro Volta | Giacomo Leopardi | Ugo Foscolo | Ludovico
Ariosto | Torquato Tasso | Francesco Petrarca | Giovanni Boccaccio | Niccolò Machiavelli | Luigi Pirandello |
Giovanni Verga | Grazia Deledda | Italo Calvino | Cesare Pavese | Primo Levi | Salvatore Quasimodo | Giuseppe
Ungaretti | Eugenio Montale | Umberto Saba | Gabriele D'Annunzio | Italo Svevo | Elsa Morante | Natalia Ginzburg
| Giuseppe Verdi | Giacomo Puccini | Gioachino Rossini | Vincenzo Bellini | Gaetano Donizetti | Antonio Vivaldi
| Michelangelo Buonarroti | Raffaello Sanzio | Tiziano Vecellio | Caravaggio | Giotto | Masaccio | Donatello |
Filippo Brunelleschi | Leon Battista Alberti | Camillo Cavour | Cesare Battisti | Nazario Sauro | Aldo Moro |
Sandro Pertini | Luigi Einaudi | Alcide De Gasperi | Piero Calamandrei | Giacomo Matteotti | Antonio Gramsci |
Benedetto Croce | Giovanni Gentile | Giambattista Vico | Giordano Bruno | Tommaso Campanella | San Tommaso
d'Aquino | Archimede | Pitagora | Ettore Majorana | Rita Levi-Montalcini | Margherita Hack | Evangelista
Torricelli | Luigi Galvani | Amedeo Avogadro | Cristoforo Colombo | Marco Polo | Amerigo Vespucci | Giovanni
Falcone | Falcone e Borsellino | Paolo Borsellino | Carlo Alberto dalla Chiesa | Anna Frank | Papa Giovanni
XXIII | Padre Pio | Don Bosco | Giovanni Bosco | Vittorino da Feltre | Aristide Gabelli | Carlo Collodi |
Trilussa | Emilio Salgari | Silvio Pellico | Vittorio Alfieri | Carlo Goldoni | Giuseppe Parini | Cesare
Beccaria | Pietro Verri | Quintino Sella | Duca degli Abruzzi | Vittorio Emanuele II | Regina Elena | Principe
di Piemonte | Umberto I
`

const SAINTS = `
San Giuseppe | Sacro Cuore | Maria Ausiliatrice | San Francesco | Sant'Antonio | San Giovanni Bosco | Santa
Maria | San Carlo | Maria Immacolata | Sant'Anna | San Luigi | Santa Caterina | San Paolo | San Pietro | Santa
Chiara | Santa Teresa | San Benedetto | San Filippo Neri | San Giovanni | Sant'Agostino | San Marco | San
Michele | San Vincenzo | Madonna della Neve | Santa Lucia | San Domenico | San Gaetano | Sant'Ambrogio | San
Lorenzo | San Martino
`

const SPOTS = `
Via Roma | Via Milano | Centro | Capoluogo | Via Dante | Via Verdi | Collodi | Arcobaleno | Girasole | Il
Girotondo | Peter Pan | Pinocchio | La Coccinella | Via Mazzini | Borgo Nuovo | Via dei Mille | Stazione |
Villaggio | Via Matteotti | Piazza Garibaldi
`

const STREETS = `
Via Roma | Via Garibaldi | Via Mazzini | Via Dante | Piazza della Repubblica | Via Marconi | Via Verdi | Corso
Italia | Via delle Scuole | Viale della Libertà | Via Matteotti | Via San Francesco
`

const FIRST_NAMES = list(
  'Antonio | Giuseppe | Mario | Luigi | Carlo | Franco | Enrico | Alberto | Pietro | Paolo | Angelo | Vincenzo | Salvatore | Domenico | Bruno | Guido | Renato | Aldo | Ettore | Ernesto | Anna | Maria | Teresa | Lucia | Rosa | Elena | Carla | Ada | Livia | Emma',
)
const SURNAMES = list(
  'Ferraris | Colombatto | Intini | Perrone | Civitali | Bellisario | Fraccacreta | Mochi | Gruttola | Sassoli | Vitali | Zanella | Marchetti | Galvagno | Rinaldi | Fontana | Moretti | Barbieri | Testa | Grasso | Ferrero | Villani | Longhi | Brambilla | Corsini | De Luca | Palmieri | Sartori | Benedetti | Caruso | Ruffini | Cattaneo | Mazza | Pagliari | Donati | Bevilacqua | Lombardi | Orlandi | Negri | Serra | Tosi | Valente',
)

const FORMS = [
  '',
  'Don',
  'Suor',
  'Maestro',
  'Padre',
  'Sorelle',
  'Fratelli',
  'Monsignor',
  'Dottor',
  'Professor',
  'Generale',
]

export const ITALY: Naming = {
  kinds: [
    {
      weight: 26,
      category: 'primary',
      localType: 'Scuola infanzia',
      written: ["Scuola dell'Infanzia", "Scuola dell'Infanzia", 'Scuola Materna'],
      privately: 0.25,
    },
    {
      weight: 30,
      category: 'primary',
      localType: 'Scuola primaria',
      written: ['Scuola Primaria', 'Scuola Primaria', 'Scuola Elementare'],
      privately: 0.07,
    },
    {
      weight: 2,
      category: 'primary',
      localType: 'Istituto comprensivo',
      written: ['Direzione Didattica', 'D.D.'],
      privately: 0,
    },
    {
      weight: 12,
      category: 'secondary',
      localType: 'Istituto comprensivo',
      written: ['Istituto Comprensivo', 'Istituto Comprensivo', 'I.C.', 'IC'],
      privately: 0,
    },
    {
      weight: 8,
      category: 'secondary',
      localType: 'Scuola primo grado',
      written: ['Scuola Secondaria di I Grado', 'Scuola Media', 'S.M.S.'],
      privately: 0.08,
    },
    {
      weight: 12,
      category: 'high_school',
      localType: 'Liceo',
      written: ['Liceo Scientifico', 'Liceo Classico', 'Liceo Linguistico', 'Liceo Artistico', 'Liceo'],
      privately: 0.15,
    },
    {
      weight: 8,
      category: 'vocational',
      localType: 'Istituto tecnico',
      written: [
        'Istituto Tecnico',
        'ITIS',
        'I.I.S.',
        'Istituto Tecnico Industriale',
        'Istituto di Istruzione Superiore',
        'Istituto Professionale',
      ],
      privately: 0.05,
    },
    {
      weight: 2,
      category: 'other',
      localType: 'Centro di formazione',
      written: ['Centro di Formazione'],
      privately: 0.5,
    },
  ],
  patterns: [
    [6, '{kind} {person}'],
    [1, '{kind} {spot}'],
    [12, '{kind} di {town}'],
    [52, '{kind} {quarter}'],
    [14, '{kind} {person} - {town}'],
    [8, '{kind} {spot} - {town}'],
    [2, '{kind} "{initial-person}"'],
  ],
  privatePatterns: [
    [2, '{kind} {saint}'],
    [1, 'Istituto {saint}'],
    [6, '{kind} paritaria {saint} - {town}'],
    [5, '{kind} {quarter}'],
  ],
  people: list(PEOPLE),
  saints: list(SAINTS),
  spots: list(SPOTS),
  streets: list(STREETS),
  heads: [],
  quarter: (random) => `${random.pick(FORMS)} ${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)}`.trim(),
  address: (street, number) => `${street} ${number}`,
}
