// The most common surnames in Germany, Great Britain, France, Spain and Italy, with those of larger groups of
// immigrants. They distinguish a name from other words where a capital does not: after "Lehrer", or in lower case.
export const SURNAMES: readonly string[] =
  `Müller Mueller Schmidt Schmitt Schmitz Schneider Fischer Meyer Meier Maier Mayer Weber Wagner Becker Schulz Schulze
Schultz Hoffmann Hofmann Schäfer Bauer Koch Richter Klein Wolf Schröder Neumann Schwarz Braun Zimmermann Krüger Hartmann Lange Werner
Krause Lehmann Köhler Maier Herrmann König Walter Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich
Keller Günther Berger Winkler Frank Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Schumacher Krämer
Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Dietrich Ziegler Kuhn Pohl Engel Horn Busch Bergmann Thomas
Voigt Sauer Arnold Pfeiffer Hansen Petersen Jansen Janßen Kowalski Nowak Yilmaz Yıldız Kaya Demir Şahin Sahin Çelik Öztürk Aydin Arslan
Smith Jones Taylor Brown Williams Wilson Johnson Davies Davis Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Jackson
Clarke Clark Harris Lewis Turner Cooper Hill Ward Morris Moore King Watson Baker Harrison Morgan Patel Allen Anderson Mitchell Phillips
James Campbell Bell Lee Kelly Parker Bennett Cook Shaw Edwards Hughes Collins Carter Khan Ahmed Hussain Begum Singh Kaur Murphy Richardson
Cox Marshall Simpson Price Bailey Gray Stewart Adams Murray Foster Murphy Mills Palmer Dixon Hunt Holmes Webb Rogers Stevens Reynolds
Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Lefèvre Michel Garcia David Bertrand Roux
Vincent Fournier Morel Girard André Mercier Dupont Lambert Bonnet François Martinez Legrand Garnier Faure Rousseau Blanc Guérin Muller
Henry Roussel Nicolas Perrin Morin Mathieu Clément Gauthier Dumont Lopez Fontaine Chevalier Robin Masson Sanchez Gérard Nguyen Boyer
Denis Lemaire Duval Joly Gautier Roger Roche Roy Noël Meyer Lucas Meunier Jean Perez Marchand Dufour Blanchard Marie Barbier Brun Dumas
Brunet Schmitt Leroux Colas Fernandez Pierre Renard Arnaud Rolland Caron Aubert Giraud Leclerc Vidal Bourgeois Renaud Lemoine Picard
García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández Ruiz Díaz Moreno Muñoz Álvarez Romero
Gutiérrez Alonso Navarro Torres Domínguez Ramos Vázquez Ramírez Gil Serrano Morales Molina Blanco Suárez Castro Ortega Delgado Ortiz
Marín Rubio Núñez Medina Sanz Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Cruz Méndez Flores Prieto Herrera Peña León
Márquez Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco Aguilar Cabello Nieto Pascual Herrero Hidalgo Giménez Montero
Rossi Russo Ferrari Esposito Bianchi Romano Colombo Bruno Ricci Marino Greco Gallo Conti Costa Mancini Giordano Rizzo Lombardi Moretti
Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola
Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina Sala Gatti Pellegrini Palumbo Sanna Farina
Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza Testa Grassi Pellegrino Carbone Giuliani Benedetti Barone Rossetti Caputo Montanari
Guerra Palmieri Bernardi Martino Fiore Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia Sartori Neri Costantini Milani Pagano`.split(
    /\s+/,
  )
