// Given names that are common in Germany, Great Britain, France, Spain and Italy across several generations, with those
// of the larger groups of immigrants. The `notNames` of a language remove names that are ordinary words.
const GERMAN = `Adelheid Agnes Albrecht Alexander Alexandra Alina Amelie Andrea Andreas Angela Angelika Anette Anja Anke Anna
Anne Annegret Annette Annika Anton Antonia Arne Astrid Axel Barbara Bastian Beate Ben Bernd Bernhard Bettina Birgit Birte Björn
Bodo Brigitte Britta Carla Carolin Carsten Charlotte Christa Christel Christian Christiane Christina Christine Christoph
Claudia Clara Cornelia Dagmar Daniel Daniela David Denise Dennis Detlef Dieter Dietmar Dirk Dominik Doris Dorothea Eberhard
Eckhard Edgar Edith Elena Elfriede Elias Elisa Elisabeth Elke Ella Emil Emilia Emily Emma Erich Erik Erika Ernst Erwin Esther
Eva Fabian Felix Ferdinand Finja Finn Florian Frank Franz Franziska Frida Frieda Friederike Friedrich Fritz Gabi Gabriele Georg
Gerd Gerda Gerhard Gertrud Gisela Gregor Greta Gudrun Günter Günther Gustav Hanna Hannah Hannelore Hannes Hanno Hans Harald
Hartmut Hedwig Heidi Heike Heiko Heiner Heinrich Heinz Helena Helene Helga Helmut Hendrik Henning Henri Henriette Henry
Herbert Hermann Hildegard Holger Horst Hubert Ida Ilona Ilse Ines Inga Inge Ingeborg Ingo Ingrid Irene Iris Irmgard Isabel
Isabell Isabella Jakob Jan Jana Janina Janine Jannik Jannis Jasmin Jens Jessica Joachim Jochen Johann Johanna Johannes Jonas
Jonathan Jörg Josef Josefine Judith Julia Julian Juliane Jürgen Justin Jutta Kai Karin Karina Karl Karla Karoline Karsten
Katharina Kathrin Katja Katrin Kerstin Kevin Kirsten Klara Klaus Konrad Konstantin Kristin Kristina Kurt Lara Lars Laura Lea
Leni Lena Lennart Leo Leon Leonard Leonie Levi Levin Liam Lias Lieselotte Lilli Lilly Lina Linus Lisa Lisbeth Lotta Lotte
Louis Louisa Luca Lucas Ludwig Luis Luisa Luise Luka Lukas Lutz Magdalena Maja Malte Manfred Manuel Manuela Mara Marc Marcel
Marco Marcus Mareike Maren Margarete Margit Margot Maria Marianne Marie Marina Mario Marion Marius Markus Marlene Marlies
Marlon Marta Martha Martin Martina Mathilda Mathias Mathis Matilda Mats Matthias Matteo Max Maxi Maximilian Maya Meike Melanie
Melina Merle Mia Michael Michaela Michel Mika Mila Milan Milena Mira Miriam Mona Monika Moritz Nadine Nadja Natalie Natascha
Nele Nicole Nico Niclas Nick Nicolas Niels Niklas Niko Nils Nina Noah Noel Nora Norbert Ole Oliver Olaf Oskar Ortrud Oscar
Otto Pascal Patricia Patrick Paul Paula Pauline Peter Petra Pia Philip Philipp Piet Quentin Rainer Ralf Ralph Ramona Raphael
Rebecca Regina Regine Reiner Reinhard Renate René Richard Rita Robert Robin Roland Rolf Roman Ronja Rosemarie Rosi Rudi
Rudolf Ruth Sabine Sabrina Samuel Sandra Sara Sarah Sascha Saskia Sebastian Selina Sibylle Siegfried Sieglinde Sigrid Silke
Silvia Simon Simone Sina Sofia Sofie Sonja Sophia Sophie Stefan Stefanie Steffen Steffi Stella Stephan Stephanie Sven Svenja
Susanne Susi Tamara Tanja Tatjana Theo Theodor Theresa Thilo Thomas Thorben Thorsten Till Tim Timo Tina Tobias Tom Tomas Toni
Torben Torsten Traute Udo Ulf Uli Ulla Ulrich Ulrike Ursula Uschi Ute Uwe Valentin Valentina Vanessa Vera Verena Veronika
Victoria Viktor Viktoria Vincent Volker Walter Waltraud Werner Wiebke Wilfried Wilhelm Willi Wolfgang Yannick Yvonne Zoe`
const ENGLISH = `Aaron Abigail Abbie Adam Adrian Aidan Aimee Alan Albert Alex Alfie Alice Alicia Alison Amanda Amber Amelia
Amy Andrew Andy Angus Anita Ann Annabel Annie Anthony Archie Arthur Ashley Ava Barry Beatrice Becky Ben Benjamin Bernard Beth
Bethany Betty Bill Billy Bobby Bradley Brandon Brenda Brian Bruce Caitlin Callum Cameron Carl Carol Caroline Catherine Cathy
Charles Charlie Chelsea Cheryl Chloe Chris Christopher Clare Clive Colin Connor Craig Daisy Dan Danielle Danny Darren Dave
Dawn Dean Debbie Deborah Declan Derek Diana Diane Donald Donna Dorothy Doug Duncan Dylan Eddie Edward Eileen Elaine Eleanor
Eliza Elizabeth Ellen Ellie Elliot Elsie Emilia Emily Eric Erin Ethan Eva Evan Evelyn Evie Fiona Florence Frances Francesca
Freddie Freya Gareth Gary Gavin Gemma Geoff Geoffrey George Georgia Georgina Gerald Gill Gillian Glenn Gordon Grace Graham
Grant Greg Hannah Harriet Harrison Harry Harvey Hayley Heather Helen Henry Holly Howard Hugh Hugo Ian Imogen Irene Isaac Isabel
Isabella Isla Ivy Jack Jackie Jackson Jacob Jade Jake James Jamie Jane Janet Janice Jasmine Jason Jayden Jean Jeff Jenna Jenny
Jennifer Jeremy Jess Jessica Jill Jim Jimmy Joan Joanna Joanne Jodie Joe Joel John Johnny Jon Jordan Joseph Josh Joshua Joyce
Jude Judy Julie June Karen Kate Katherine Kathleen Kathryn Katie Kay Kayleigh Keith Kelly Ken Kenneth Kerry Kieran Kim Kirsty
Kyle Laura Lauren Lawrence Leah Leanne Lee Leo Lesley Lewis Liam Lily Linda Lindsay Lisa Logan Lola Lorraine Louise Lucy Luke
Lydia Lynn Maddie Madison Maisie Malcolm Marcus Margaret Maria Marilyn Mark Martha Mary Mason Matilda Matt Matthew Maureen Max
Megan Melissa Michelle Mick Mike Millie Mohammed Muhammad Molly Mohamed Morgan Naomi Natalie Natasha Nathan Neil Niamh Nicholas
Nicola Nigel Olive Oliver Olivia Ollie Owen Oscar Paige Pam Pamela Pat Patricia Patrick Paula Pauline Penny Peter Phil Philip
Phoebe Phyllis Poppy Rachel Ralph Ray Raymond Rebecca Reece Reuben Rhys Riley Rob Roger Ron Ronald Ronnie Rory Rosie Rowan
Roy Ruby Russell Ryan Sally Sam Samantha Samuel Sandra Scarlett Scott Sean Sebastian Shane Shannon Sharon Shaun Sheila Shirley
Sienna Simon Sophie Spencer Stacey Stanley Stella Stephen Steve Steven Stuart Sue Susan Suzanne Sylvia Tara Ted Bob Bernie Teddy Teresa
Terry Thea Theo Theresa Thomas Tilly Timothy Toby Todd Tommy Tony Tracey Tracy Trevor Tyler Vanessa Vera Vicky Victor Vincent
Violet Vivian Wayne Wendy William Willow Yasmin Zac Zach Zara Zoe`
const FRENCH = `Adèle Adrien Agathe Agnès Alain Albane Alexandre Alexis Alice Aline Alix Amandine Ambre Amélie Anaëlle Anaïs
André Andrée Angèle Angélique Anne Annie Anouk Antoine Apolline Armand Arnaud Arthur Aude Audrey Aurélie Aurélien Aurore Axelle
Baptiste Bastien Béatrice Benjamin Benoît Bernadette Bernard Bertrand Blandine Brigitte Bruno Camille Candice Capucine Carole
Caroline Cassandra Catherine Cécile Cédric Céleste Célia Céline Chantal Charlène Charles Charline Chloé Christelle Christian
Christine Christophe Claire Clara Claude Claudine Clélia Clément Clémence Clémentine Clotilde Colette Constance Coralie Corentin
Corinne Cyril Damien Daniel Danielle Daphné David Delphine Denis Denise Didier Dominique Dorian Dylan Édouard Edouard Éléa
Éléonore Eléonore Élina Élisabeth Elisabeth Élise Elise Éloïse Elodie Élodie Elsa Emeline Émeline Emile Émile Émilie Emilie
Emma Emmanuel Emmanuelle Enzo Éric Eric Ernest Erwan Estelle Esteban Ethan Étienne Etienne Eugène Eugénie Eva Ève Évelyne Evelyne
Fabien Fabienne Fabrice Fanny Félix Florence Florent Florian Floriane France Francine Francis Franck François Françoise Frédéric
Frédérique Gabin Gabriel Gabrielle Gaël Gaëlle Gaétan Gaspard Gautier Geneviève Geoffrey Georges Gérald Gérard Germaine Ghislaine
Gilbert Gilles Ginette Gisèle Grégoire Grégory Guillaume Guy Gwenaëlle Héléna Hélène Hélèna Henri Henriette Hervé Honoré Hortense
Hubert Hugo Hugues Inès Irène Iris Isabelle Jacqueline Jacques Jade Jean Jeanne Jeannine Jérémie Jérémy Jérôme Joëlle Joachim
Joanna Jocelyne Joël Jonathan Joseph Joséphine Joris Josiane Jordan Josette Jules Julie Julien Juliette Justine Karine Kévin Kylian
Laëtitia Laetitia Laura Laure Laurence Laurent Laurine Léa Léandre Léna Léo Léon Léonie Léopold Lilian Liliane Lilou Lina Line Lise
Loan Loïc Lola Lou Louane Louis Louise Louna Luc Lucas Lucie Lucien Lucienne Lucile Ludivine Ludovic Lydie Lyam Maël Maëlle Maëlys
Maeva Maëva Madeleine Magali Malo Manon Marc Marcel Marceline Margaux Margot Marguerite Marianne Marie Marine Marion Marius Marthe
Martine Mathéo Mathieu Mathilde Mathis Mathurin Matthieu Maud Maurice Max Maxence Maxime Mélanie Mélina Mélissa Méline Michaël Michel
Michèle Micheline Mickaël Mireille Monique Morgane Muriel Mylène Myriam Nadège Nadia Nadine Nathalie Nathan Nicolas Nicole Ninon Noa
Noah Noé Noémie Odette Odile Olivier Ophélie Océane Pascal Pascale Patrice Patrick Paul Paulette Pauline Perrine Philippe Pierrick
Pierre Quentin Rachel Raphaël Raphaëlle Raymond Raymonde Rayan Régine Régis Rémi Rémy Renaud Renée René Richard Robert Robin Roger
Roland Romain Romane Rosalie Roxane Sabrina Sacha Salomé Samuel Sandrine Sarah Sébastien Serge Séverine Simone Solange Solène Sonia
Sophie Stéphane Stéphanie Suzanne Sylvain Sylvie Tanguy Théa Théo Théodore Thérèse Thibault Thibaut Thierry Thiago Thomas Timéo Tiphaine
Titouan Tom Tristan Ulysse Valentin Valentine Valérie Vanessa Véronique Victor Victoire Victorine Vincent Violaine Virginie Viviane
Xavier Yann Yannick Yohan Yves Yvette Yvon Yvonne Zélie Zoé`
const SPANISH = `Abel Adela Adolfo Adrián Adriana África Agustín Agustina Ainara Ainhoa Aitana Aitor Alba Alberto Alejandra Alejandro
Alejo Alfonso Alfredo Alicia Almudena Álvaro Amalia Amaia Amparo Ana Anabel Andrea Andrés Ane Ángel Ángela Ángeles Anselmo Antonia
Antonio Araceli Ariadna Arturo Ascensión Asunción Aurora Azucena Beatriz Begoña Belén Benito Bernardo Berta Blanca Borja Bruno Candela
Carla Carlota Carlos Carmelo Carmen Carolina Catalina Cayetana César Chloe Claudia Clara Concepción Conchita Consuelo Cristian Cristina
Cristóbal Daniel Daniela Darío David Diego Dolores Domingo Eduardo Elena Elisa Eloy Elsa Elvira Emilia Emilio Encarna Encarnación Enrique
Ernesto Esperanza Esteban Estefanía Ester Esther Estrella Eugenia Eugenio Eulalia Eva Fabiola Fátima Federico Felipe Félix Fermín Fernanda
Fernando Francisca Francisco Gabriel Gabriela Gael Gema Gemma Gerardo Germán Gloria Gonzalo Gorka Gregorio Guadalupe Guillermo Gustavo
Héctor Hugo Ignacio Iker Inés Inmaculada Iñaki Irene Iria Isabel Isidro Ismael Iván Izan Jacinto Jaime Javier Jesús Jimena Joan Joaquín
Jon Jordi Jorge José Josefa Josefina Juan Juana Juanjo Julia Julián Julio Laia Lara Laura Leire Leo Leonor Leticia Lidia Lola Lorena
Lorenzo Lourdes Lucas Lucía Luis Luisa Luz Macarena Magdalena Maite Manolo Manuel Manuela Mar Marc Marcelo Marco Marcos Margarita María
Mariana Mariano Marina Mario Marisa Marisol Marta Martín Martina Mateo Matías Mauro Maximiliano Mercedes Miguel Milagros Mireia Miriam
Modesto Mónica Montse Montserrat Nacho Nadia Natalia Nerea Nicolás Nieves Noa Noelia Noemí Nuria Núria Olga Olivia Óscar Oscar Oriol Pablo
Paco Paloma Paola Pascual Patricia Patricio Pau Paula Paulina Pedro Pepa Pepe Pilar Puri Purificación Rafa Rafael Ramón Raquel Raúl Rebeca
Remedios Ricardo Roberto Rocío Rodrigo Rogelio Román Rosa Rosalía Rosario Rubén Ruth Salvador Samuel Sandra Santiago Santi Sara Saúl Sebastián
Sergio Silvia Sofía Soledad Sonia Susana Tamara Teo Teresa Tomás Toñi Trinidad Unai Valentina Valeria Vanesa Vega Vera Verónica Vicente
Víctor Victoria Violeta Virginia Xavi Xavier Yolanda Zaira Zoe`
const ITALIAN = `Ada Adele Adriana Adriano Agata Agnese Agostino Alba Alberta Alberto Aldo Alessandra Alessandro Alessia Alessio Alex Alfio
Alfonso Alfredo Alice Amalia Ambra Amedeo Amelia Andrea Angela Angelica Angelo Anita Anna Annalisa Annamaria Annarita Antonella Antonia
Antonietta Antonio Arianna Armando Arturo Asia Assunta Aurora Azzurra Barbara Bartolomeo Beatrice Benedetta Benedetto Bianca Bruna Bruno
Camilla Carla Carlo Carlotta Carmela Carmelo Carmine Carolina Caterina Catia Cecilia Cesare Chiara Ciro Clara Claudia Claudio Concetta
Corrado Cosimo Cristian Cristiano Cristina Damiano Daniela Daniele Dario Davide Debora Deborah Denis Diana Diego Dino Domenico Donatella
Donato Edoardo Elena Eleonora Elisa Elisabetta Ella Elsa Emanuela Emanuele Emilia Emilio Emma Enrico Enza Enzo Ermanno Erica Erika Ernesto
Ettore Eugenio Eva Fabio Fabiola Fabrizio Fausto Federica Federico Felice Ferdinando Fernando Filippo Filomena Fiorella Flavia Flavio
Franca Francesca Francesco Franco Gabriele Gabriella Gaetano Gaia Gennaro Gerardo Giacomo Giada Giampiero Gianfranco Gianluca Gianluigi
Gianmarco Gianna Gianni Gilda Ginevra Gino Gioele Giorgia Giorgio Giovanna Giovanni Giulia Giuliana Giuliano Giulio Giuseppe Giuseppina
Gloria Graziano Graziella Greta Guido Ida Ignazio Ilaria Ines Irene Isabella Ivan Ivana Ivo Jacopo Katia Laura Leandro Leo Leonardo Letizia
Lia Liliana Lina Livia Livio Lorena Lorenza Lorenzo Loredana Loris Luana Luca Lucia Luciana Luciano Lucio Lucrezia Ludovica Ludovico Luigi
Luigia Luisa Maddalena Manuel Manuela Mara Marcella Marcello Marco Margherita Maria Marianna Mariangela Mariagrazia Mariella Marina Mario
Marisa Marta Martina Martino Massimiliano Massimo Matilde Matteo Mattia Maura Maurizio Mauro Melissa Micaela Michela Michele Milena Mimmo
Mirella Miriam Mirko Moira Monica Nadia Natalia Nicholas Nicola Nicole Nicolò Niccolò Nina Nino Noemi Nunzia Olga Orazio Orietta Oriana
Ornella Ottavia Ottavio Paola Paolo Pasquale Patrizia Patrizio Piera Pierluigi Pietro Pino Raffaela Raffaele Raffaella Renata Renato
Renzo Riccardo Rino Rita Roberta Roberto Rocco Romeo Romina Rosa Rosalba Rosanna Rosaria Rosario Rossana Rossella Ruggero Sabina Sabrina
Salvatore Samuele Sandra Sandro Santo Sara Saverio Sebastiano Serena Sergio Silvana Silvano Silvia Silvio Simona Simone Sofia Sonia Stefania
Stefano Susanna Tania Tatiana Teresa Tiziana Tiziano Tommaso Umberto Ugo Valentina Valeria Valerio Vanessa Vera Veronica Vincenza Vincenzo
Viola Virginia Vito Vittoria Vittorio Viviana Walter Ylenia Zoe`
const IMMIGRANT = `Abdul Abdullah Adem Agnieszka Ahmad Ahmed Ahmet Aicha Aïcha Aisha Alejandra Alexandru Ali Aleksandra Amadou Amina Amir Amira
Ana Andreea Andrei Aneta Anita Arda Arjun Aroha Artur Asif Asli Ayaan Ayhan Aylin Ayse Ayşe Aya Aziz Bartosz Beata Berat Bilal Bogdan
Bożena Burak Cem Cezary Cristina Dariusz Deepak Defne Deniz Diogo Dmitri Duarte Ebru Ecaterina Ecrin Efe Elif Emine Emir Emre Enes Ercan
Eren Erkan Esra Eymen Fadime Faisal Farah Farid Fatih Fatima Fatma Fatoumata Ferhat Florin Funda Gamze Gheorghe Gonçalo Grzegorz Gülay Gül
Hafsa Hakan Hamza Hanane Haris Hasan Hassan Hatice Hüseyin Hussein Ibrahim Ibrahima İbrahim Idris Ilyas Imane Imran Ines Ioana Ion Iwona
Jacek Jakub Jan João Joanna Jolanta Kaan Kacper Kadir Kamil Karim Katarzyna Kenan Kerem Khadija Khalid Krystyna Krzysztof Kwame Leyla Layla
Lina Maciej Magda Malgorzata Małgorzata Malik Mamadou Marek Mariam Mariana Mariusz Maryam Mateusz Mehdi Mehmet Melek Meryem Mert Michał
Mihai Mihaela Mirela Miroslav Miraç Mohamad Mohamed Mohammad Mohammed Monica Moussa Muhammad Murat Mustafa Nabil Nadia Nasser Neslihan Nihat
Nikola Noor Noura Nur Nuno Olena Oleksandr Omar Omer Ömer Onur Orhan Osman Ousmane Özge Özlem Paweł Piotr Priya Radu Rafał Rania Rashid
Rayan Recep Reza Rui Sadia Said Saïd Salim Salma Samir Samira Sana Sanjay Sebnem Selim Selin Sena Serap Serkan Sevgi Sibel Sinan Songül
Stanislav Süleyman Svetlana Tahir Tarik Tatiana Tiago Tomasz Tuğba Umar Umut Usman Vasile Viorica Vladimir Wojciech Yağmur Yasemin Yasin
Yasmine Yassine Youssef Yunus Yusuf Zainab Zehra Zeynep Zofia`
const SHORT = `Alfie Aoife Archie Barnaby Barney Bev Freddie Kasia Kenzo Levent Maddie Ollie Priyanka Rupert Wojtek Zubair Gitti Kalle Moni Susi
Uschi Rosi Steffi Conny Ulli Basti Matze Micha Manni Fenja Thorben Anngret Josy Maryvonne Soizic Solveig Gwendal Bérengère Dédé Ilyan Beppe
Beppa Giusy Lella Luisella Mariolina Mimma Nuccia Pinuccia Pippo Rina Titti Tullio Encarni Mariví Maruxa Josune Txema Chema Merche Maripaz
Charo Chelo Loli Nati Pili Toñi Conchi Paqui Quique Kike Nando Garazi Nahia Iñigo Yerai Joseba Koldo Edurne`

/** Given names of people in all five countries, capitalised as usual. */
export const FIRST_NAMES: readonly string[] = [GERMAN, ENGLISH, FRENCH, SPANISH, ITALIAN, IMMIGRANT, SHORT].flatMap(
  (names) => names.split(/\s+/),
)
