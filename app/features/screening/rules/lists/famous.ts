/** People after whom schools, lessons and books are named: they are not private persons. */
export const FAMOUS: readonly string[] =
  `Anne Frank, Sophie Scholl, Hans Scholl, Albert Einstein, Marie Curie, Alexander Humboldt, Johann Sebastian, Harry Potter, William
Shakespeare, Charles Dickens, Charles Darwin, Isaac Newton, Roald Dahl, Winston Churchill, Nelson Mandela, Martin Luther, Erich
Kästner, Astrid Lindgren, Maria Montessori, Rudolf Steiner, Max Planck, Johannes Kepler, Lise Meitner, Bertolt Brecht, Heinrich Heine,
Hermann Hesse, Friedrich Schiller, Victor Hugo, Jules Verne, Jules Ferry, Jean Jaurès, Jean Moulin, Jean Rostand, Louis Pasteur, Émile
Zola, Albert Camus, Jacques Prévert, Marcel Pagnol, Simone Veil, Charles De, Pablo Picasso, Federico García, Antonio Machado, Salvador
Dalí, Miguel Hernández, Galileo Galilei, Leonardo Da, Alessandro Manzoni, Giuseppe Verdi, Giuseppe Garibaldi, Giovanni Pascoli, Giacomo
Leopardi, Luigi Pirandello, Alessandro Volta, Guglielmo Marconi, Enrico Fermi, Gianni Rodari, Italo Calvino, Giovanni Falcone, Paolo
Borsellino, Dante Alighieri, Florence Nightingale, Jane Austen, Enid Blyton, Adolf Hitler, Otto Hahn, Karl Marx, Peter Pan, Robin Hood,
Max Mustermann, Père Noël, Theodor Heuss, Thomas Mann, Edith Stein, Paul Klee, Rosa Parks, Rosa Luxemburg, Jane Eyre, Oliver Twist,
Tom Sawyer, Mary Poppins, Mary Seacole, Grace Darling, Grace Hopper, Ada Lovelace, Alan Turing, Stephen Hawking, Julia Donaldson, Jacqueline
Wilson, Michael Morpurgo, David Walliams, Michelle Obama, Barack Obama, Emmeline Pankhurst, George Orwell, George Washington, Thomas Edison,
Christopher Columbus, Francis Drake, Guy Fawkes, Amelia Earhart, Frida Kahlo, Vincent Van, Claude Monet, Leonardo Di, Michael Ende, Otfried
Preußler, Christine Nöstlinger, Cornelia Funke, Günter Grass, Ludwig Van, Wolfgang Amadeus, Robert Koch, Carl Benz, Konrad Adenauer, Willy
Brandt, Georg Büchner, Theodor Storm, Max Frisch, Franz Kafka, Antoine De, Guy De, Gustave Eiffel, Georges Brassens, Louis Aragon, Joseph
Kessel, Paul Éluard, Paul Verlaine, Arthur Rimbaud, Charles Perrault, Louise Michel, Olympe De, Joséphine Baker, Simone De, Romain Rolland,
Romain Gary, Claude Debussy, Jacques Brel, Jean De, Jean Giono, Jean Zay, George Sand, Juan Ramón, Rafael Alberti, Gloria Fuertes, Clara
Campoamor, Mario Vargas, Gabriel García, Isabel Allende, Ramón Y, Santiago Ramón, Rosalía De, Emilia Pardo, Diego Velázquez, Miguel De, Lope
De, Giovanni Boccaccio, Giosuè Carducci, Cesare Pavese, Antonio Gramsci, Rita Levi, Aldo Moro, Enrico Mattei, Primo Levi, Elsa Morante, Grazia
Deledda, Umberto Eco, Cristoforo Colombo, Marco Polo, Antonio Vivaldi, Papa Giovanni, Michelangelo Buonarroti, Carlo Collodi, Peppa Pig, Bob Marley, Katherine Johnson, Lorenzo Milani, Petit Nicolas, Mr Men, Mr Bean, Mr Potato, Rita Levi-Montalcini, Maria Theresia,
Ernst Reuter, Clara Schumann, Käthe Kollwitz, Albert Schweitzer, Carl Orff, Hannah Arendt, Willy Wonka, Greta Thunberg, Marcus Rashford, Lewis Carroll,
Eric Carle, Beatrix Potter, Philip Pullman, Malala Yousafzai, Martin Luther King, Elizabeth Fry, Robert Schumann, Victor Schoelcher, Lucie Aubrac,
Pierre Mendès, Georges Pompidou, François Mitterrand, Jacques Chirac, Emmanuel Macron, Thomas Pesquet, Antonio Gaudí, Ana Frank, Anna Frank, Juan Carlos,
Pilar Miró, Concepción Arenal, Rafael Nadal, Don Bosco, Don Quijote, Don Quichotte, Don Chisciotte, Don Milani, Giacomo Matteotti, Sandro Pertini, Peppino
Impastato, Ludovico Ariosto, Alberto Sordi, Piero Angela, Tina Anselmi, Nilde Iotti, Luigi Einaudi, Carlo Levi, Natalia Ginzburg, Margherita Hack, Romeo and Juliet, Romeo und Julia, Roméo et Juliette, Romeo y Julieta, Romeo e Giulietta, Max und Moritz, Max & Moritz,
Mary Anning, Carol Ann, Annie Ernaux, Mario Rossi, habiller Paul, Jean Dupont, John Doe, Erika Mustermann, Hänsel und Gretel, Hansel and Gretel, Mary and Joseph, Maria und Josef, Marie et Joseph, Adam and Eve, Adam und Eva, Adam et Ève, Adán y Eva, Adamo ed Eva,
Reggio Emilia, Reggio Calabria, San Marino, Emilia Romagna, Monsieur Jourdain, Madame Bovary, Frau Holle, Dr Who, Doctor Who, Mrs Hinch, Mr Tumble, Miss Marple,
Sherlock Holmes, James Bond, Super Mario, Taylor Swift, Harry Styles, Ed Sheeran, King Charles, Prince Harry, Prince William, Queen Elizabeth, Queen Victoria,
Königin Elisabeth, Prinz Harry, Papa Francesco, Papst Franziskus, Papa Francisco, Pape François, Jeanne d Arc, Bernarda Alba, Renzo e Lucia, Papá Noel,
Father Christmas, Alice in Wonderland, Emil und die, Nathan der Weise, Wilhelm Tell, Peter to pay, pay Paul, Pierre Paul Jacques, Tom Dick, Juan Palomo,
Juan Tenorio, Ana Karenina, Anna Karenina, Oliver Cromwell, Guy Gibson, Henry Tudor, Anne Boleyn, Jane Goodall, Emma Watson, David Attenborough, Steve Jobs,
Bill Gates, Elon Musk, Mark Zuckerberg, Angela Merkel, Olaf Scholz, Friedrich Merz, Pedro Sánchez, Isabel Díaz, Giorgia Meloni, Sergio Mattarella, Boris Johnson,
Rishi Sunak, Keir Starmer, Donald Trump, Joe Biden, Lionel Messi, Cristiano Ronaldo, Marie Antoinette, Louis Braille, Helen Keller, Jane Addams, Zadie Smith,
Luther King, Rosa Montero, Ana María, Miguel Delibes, Camilo José, Benito Pérez, Federico Fellini, Roberto Benigni, Elena Ferrante, Italo Svevo, Giovanni Verga,
Torquato Tasso, Ugo Foscolo, Niccolò Machiavelli, Cesare Beccaria, Giordano Bruno, Evangelista Torricelli, Samantha Cristoforetti, Bebe Vio, Sofia Goggia, Isabel la Católica, Carlos V, Vincent de Paul, Teresa di Calcutta, Madre Teresa, Mutter Teresa, Mother Teresa,
Mère Teresa, Petit Prince, Henry the Eighth, Henry the, Elizabeth the, Gérard Philipe, Miss Piggy, Mr Darcy, Mr Bump, Mrs Tiggywinkle, Mr Gum, Mrs Twit, Miss Trunchbull,
Miss Honey, Jack and the, Charlie and the, Peter and the, Willy the, Tom and Jerry, Ben and Jerry, Marie Skłodowska, San Valentino, San Nicola, Don Giovanni, Don Juan, John Lewis, Warner Bros, Charlie Brown, Jolly Roger, Dick and Harry,
Anne of, Perry Mason, Mario Bros, Ana Bella, Pedro por su, Tócame Roque, Miguel Servet, Gregorio Marañón, Padre Damián, Larry in, Bob s your, El Greco, Señora Dalloway, Signora Dalloway, Mrs Dalloway, Madame Irma, Mère Michel, Maître Gims, Docteur Maboul,
Alex Ferguson, Sir Alex, Brian Cox, Professor Brian, Miss World, Miss Saigon, Mr Tickle, Dr Foster, Juana Inés, Sor Juana, Don Limpio, Profesor Layton, Príncipe Pío`
    .replaceAll('\n', ' ')
    .split(', ')

/** Family names of famous people who are often mentioned by this name alone: a poem by Goethe, reading Kafka. */
export const FAMOUS_FAMILIES: readonly string[] =
  `Goethe Schiller Kafka Brecht Lessing Kleist Fontane Hesse Mozart Beethoven Bach Haydn Händel Wagner
Einstein Newton Darwin Kepler Planck Röntgen Humboldt Kant Hegel Marx Nietzsche Luther Montessori Steiner Freinet Pestalozzi Piaget
Shakespeare Dickens Orwell Austen Brontë Dahl Tolkien Rowling Wilde Keats Shelley Poe Twain Hemingway Churchill Mandela Gandhi Turing Lovelace
Molière Racine Corneille Hugo Zola Balzac Flaubert Maupassant Baudelaire Rimbaud Verlaine Camus Sartre Voltaire Rousseau Montaigne Proust Prévert
Descartes Pascal Pasteur Curie Monet Rodin Debussy Ravel Ferry Jaurès Cervantes Lorca Machado Quevedo Góngora Velázquez Goya Picasso Dalí Miró
Neruda Unamuno Galdós Bécquer Cajal Dante Manzoni Leopardi Petrarca Boccaccio Ariosto Tasso Pirandello Calvino Verga Pascoli Carducci Ungaretti
Montale Rodari Galilei Galileo Volta Fermi Marconi Garibaldi Mazzini Cavour Mussolini Hitler Napoleone Napoleon Verdi Vivaldi Puccini Rossini
Michelangelo Raffaello Caravaggio Euler Gauss Pythagoras Pitagora Pythagore Tales Sócrates Platón Platone Platon Aristotele Aristote Homer Omero
Caesar Cicero Cicerone Ovid Vergil Virgilio Potter Pokémon Asterix Tintin Disney Duolingo Iserv Macron Merkel Google Fleming Bell
Nightingale Seacole Brunel Pankhurst Wren Shackleton Nelson Drake Raleigh Elgar Britten Constable Hepworth Attenborough Hawking Rashford Bader Barnardo
Gauguin Matisse Cézanne Renoir Degas Braque Chopin Berlioz Bizet Fourier Lavoisier Ampère Gambetta Clemenceau Jaurès Blum Gaulle Pompidou Malraux Beauvoir Colette
Sorolla Zurbarán Murillo Falla Albéniz Granados Cernuda Alberti Aleixandre Delibes Cela Ochoa Servet Colón Magallanes Pizarro Elcano
Petrarca Svevo Pavese Levi Montessori Malaguzzi Giotto Botticelli Tiziano Donizetti Bellini Paganini Torricelli Avogadro Matteotti Gramsci Moro Pertini Falcone Borsellino
Büchner Storm Droste Eichendorff Heine Hölderlin Rilke Böll Grass Frisch Dürrenmatt Zuckmayer Kästner Lindgren Preußler Brahms Schumann Schubert Mendelssohn
Gutenberg Siemens Daimler Diesel Zeppelin Leibniz Fraunhofer Virchow Stauffenberg Bonhoeffer Scholl Adenauer Heuss Brandt Bismarck`.split(
    /\s+/,
  )
