// Entries are sorted by the number of schools with the name.
export const PEOPLE = `
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

export const SAINTS = `
San Giuseppe | Sacro Cuore | Maria Ausiliatrice | San Francesco | Sant'Antonio | San Giovanni Bosco | Santa
Maria | San Carlo | Maria Immacolata | Sant'Anna | San Luigi | Santa Caterina | San Paolo | San Pietro | Santa
Chiara | Santa Teresa | San Benedetto | San Filippo Neri | San Giovanni | Sant'Agostino | San Marco | San
Michele | San Vincenzo | Madonna della Neve | Santa Lucia | San Domenico | San Gaetano | Sant'Ambrogio | San
Lorenzo | San Martino
`

export const SPOTS = `
Via Roma | Via Milano | Centro | Capoluogo | Via Dante | Via Verdi | Collodi | Arcobaleno | Girasole | Il
Girotondo | Peter Pan | Pinocchio | La Coccinella | Via Mazzini | Borgo Nuovo | Via dei Mille | Stazione |
Villaggio | Via Matteotti | Piazza Garibaldi
`

export const STREETS = `
Via Roma | Via Garibaldi | Via Mazzini | Via Dante | Piazza della Repubblica | Via Marconi | Via Verdi | Corso
Italia | Via delle Scuole | Viale della Libertà | Via Matteotti | Via San Francesco
`
