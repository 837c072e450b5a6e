-- Descriptions and captions of pictures and videos in further languages.
alter table school_media
  add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
comment on column school_media.alt is 'In the language of the school''s country, as the caption.';
comment on column school_media.translations is 'Description and caption by other language: {"fr": {"alt": "…", "caption": "…"}, …}.';

-- Samples outside Germany were described in German only.
update school_media
  set translations = jsonb_build_object('de', jsonb_build_object('alt', alt, 'caption', caption)), alt = sample.words
  from (values
    ('/samples/colegio-san-telmo/patio.svg', 'Dibujo: patio con arcos blancos, naranjos en macetas y una fuente de azulejos azules; por encima, la espadaña del colegio.'),
    ('/samples/colegio-san-telmo/biblioteca.svg', 'Dibujo: biblioteca con techo de vigas, estanterías llenas de libros, sillones y una mesa larga con un atlas y la maqueta de un barco.'),
    ('/samples/colegio-san-telmo/polideportivo.svg', 'Dibujo: polideportivo con suelo de madera y líneas de juego, canasta, espalderas, cuerdas, plinto y un carro lleno de balones.'),
    ('/samples/colegio-san-telmo/aula-de-musica.svg', 'Dibujo: aula de música con piano, dos guitarras en la pared, tambores y un atril ante una ventana abierta con contraventanas verdes.'),
    ('/samples/lycee-jean-rostand/bibliotheque.svg', 'Dessin : bibliothèque avec de hauts rayonnages, une échelle, une table de lecture aux lampes vertes et un globe ; par une fenêtre en arc, on voit les toits de Lyon et une basilique sur la colline.')
  ) as sample (url, words)
  where school_media.url = sample.url and folder is null and alt <> '';
