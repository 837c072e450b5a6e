import type { SchoolTexts } from '../sample-school.ts'

export const english: SchoolTexts = {
  summary:
    'Private school in Triana, from nursery to sixth form, bilingual from the first year of primary. A courtyard of orange trees, plenty of sport and no more than twenty-four to a class.',

  description: `Colegio San Telmo is named after the patron saint of seafarers, which suits a school whose upper windows look out on the river. The building was a merchant’s house before it became a school, and everyone still crosses its courtyard of orange trees at least four times a day.

We stay with our pupils from the age of three until they sit their university entrance exams. There are just over a thousand of them, three classes to a year, and never more than twenty-four in a room. Older pupils know the little ones by name, because every secondary class is paired with a nursery group.

From the first year of primary a third of all lessons are in English: science, music and PE, with two teachers in the room for the first two years. Spanish and mathematics are always taught in Spanish. French or German is added at secondary level.

Sport is part of the day. There is an hour of movement every day, a sports hall of our own, and rowing, basketball and athletics teams that leave no one out for not being good enough.

We are a Catholic school and welcome families of any conviction. There is a morning prayer and there are religious education lessons; those who prefer take ethics and philosophy instead, at the same time and on the same footing.

The monthly fee and what it covers are set out on our website. A bursary fund pays between twenty and eighty per cent of it each year, awarded by a panel that does not see names.`,
}

export const french: SchoolTexts = {
  summary:
    'Établissement privé de Triana, de la maternelle au baccalauréat, bilingue dès le CP. Un patio planté d’orangers, beaucoup de sport et vingt-quatre élèves par classe au plus.',

  description: `Le Colegio San Telmo porte le nom du saint patron des marins, et ce n’est pas un hasard : des fenêtres du haut, on voit le fleuve. La maison fut celle d’un négociant avant de devenir une école, et chacun traverse encore son patio d’orangers au moins quatre fois par jour.

Nous accompagnons nos élèves de trois ans jusqu’aux épreuves d’entrée à l’université. Ils sont un peu plus de mille, dans trois classes par niveau qui ne dépassent jamais vingt-quatre élèves. Les grands connaissent les petits par leur prénom, car chaque classe du secondaire parraine un groupe de maternelle.

Dès le CP, un tiers des cours se fait en anglais : sciences, musique et éducation physique, avec deux enseignants dans la salle les deux premières années. L’espagnol et les mathématiques restent en espagnol. Au secondaire s’ajoute le français ou l’allemand.

Le sport fait partie de la journée : une heure de mouvement quotidienne, un gymnase, et des équipes d’aviron, de basket et d’athlétisme où personne n’est écarté pour son niveau.

Notre établissement est catholique et ouvert aux familles de toutes convictions. Il y a une prière le matin et des cours de religion ; ceux qui le souhaitent suivent à la place un cours d’éthique et de philosophie, au même horaire et avec la même considération.

Les frais mensuels et ce qu’ils comprennent sont indiqués sur notre site. Un fonds de bourses en prend chaque année de vingt à quatre-vingts pour cent à sa charge, sur décision d’une commission qui ne connaît pas les noms.`,
}

export const italian: SchoolTexts = {
  summary:
    'Scuola privata a Triana, dall’infanzia al diploma, bilingue fin dalla prima elementare. Un patio di aranci, tanto sport e classi di ventiquattro alunni al massimo.',

  description: `Il Colegio San Telmo porta il nome del patrono dei naviganti, e non per caso: dalle finestre più alte si vede il fiume. L’edificio era la casa di un mercante prima di diventare scuola, e ancora oggi tutti attraversano il suo patio di aranci almeno quattro volte al giorno.

Accompagniamo gli alunni dai tre anni fino all’esame di ammissione all’università. Sono poco più di mille, tre sezioni per anno, mai più di ventiquattro per classe. I grandi conoscono i piccoli per nome, perché ogni classe della secondaria adotta un gruppo dell’infanzia.

Dalla prima elementare un terzo delle ore si svolge in inglese: scienze, musica ed educazione fisica, con due insegnanti in aula nei primi due anni. Lo spagnolo e la matematica si insegnano sempre in spagnolo. Alla secondaria si aggiunge il francese o il tedesco.

Lo sport fa parte della giornata: un’ora di movimento ogni giorno, una palestra nostra e squadre di canottaggio, pallacanestro e atletica dalle quali nessuno resta escluso per il suo livello.

Siamo una scuola cattolica, aperta a famiglie di ogni convinzione. Ci sono la preghiera del mattino e l’ora di religione; chi preferisce segue etica e filosofia, nello stesso orario e con la stessa dignità.

La retta mensile e ciò che comprende sono indicate sul nostro sito. Un fondo per borse di studio ne copre ogni anno dal venti all’ottanta per cento, e a decidere è una commissione che non vede i nomi.`,
}
