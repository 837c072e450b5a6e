import type { SchoolTexts } from '../sample-school.ts'

export const german: SchoolTexts = {
  summary:
    'Naturwissenschaftlich-technisches Gymnasium im Veedel mit offenem Ganztag, eigener Sternwarte und einem Orchester, in dem jedes zweite Kind mitspielt.',

  description: `Das Lise-Meitner-Gymnasium steht seit 1908 in einer Seitenstraße in Ehrenfeld, zwischen Bäckerei, Moschee und Gründerzeithäusern. Rund 900 Schülerinnen und Schüler lernen hier, vier Klassen je Jahrgang, die meisten kommen zu Fuß oder mit dem Rad. Wer das Haus zum ersten Mal betritt, hört vermutlich zuerst Musik: Die Probenräume liegen gleich hinter dem Eingang, und sie sind selten leer.

Unser Schwerpunkt sind die Naturwissenschaften und die Technik. Von Klasse 5 an wird jede Woche experimentiert, in kleinen Gruppen und in eigenen Laboren. Auf dem Dach des Anbaus steht eine Sternwarte mit drehbarer Kuppel, die der Förderverein 1994 gebaut hat und die eine Arbeitsgemeinschaft bis heute selbst betreibt. An klaren Donnerstagen ist sie auch für Nachbarinnen und Nachbarn geöffnet.

Dass eine Schule mit diesem Schwerpunkt ein so großes Orchester hat, ist kein Zufall. In Klasse 5 dürfen alle ein Instrument ausprobieren, das die Schule verleiht, und etwa die Hälfte bleibt dabei. Zweimal im Jahr spielen das Vororchester, das große Orchester und die Bigband in der Aula und im Veedel.

Im offenen Ganztag stehen dreißig Arbeitsgemeinschaften zur Wahl, von Robotik bis Rudern. Betreuung und Mittagessen gibt es an allen fünf Tagen, die Anmeldung gilt jeweils für ein Halbjahr. Kinder, die lieber mittags nach Hause gehen, verpassen keinen Pflichtunterricht.

Wir sind eine öffentliche Schule und nehmen Kinder mit sehr verschiedenen Wegen auf. Am Ende von Klasse 6 sprechen wir mit jeder Familie darüber, wie es weitergeht. Uns ist wichtig, dass diese Gespräche früh beginnen und niemand von einer Entscheidung überrascht wird.`,

  'educational-model': `Wir lernen in Projekten, wo ein Projekt mehr erklärt als eine Unterrichtsstunde, und im Fachunterricht, wo Übung zählt. Viermal im Jahr wird der Stundenplan für eine Woche aufgelöst: Dann arbeiten mehrere Fächer an einer Frage, zum Beispiel daran, wie viel Regen unser Schulhof aufnehmen kann.

In den Klassen 5 und 6 hat jedes Kind eine feste Lernbegleitung. Das ist eine Lehrkraft, die höchstens zwölf Kinder betreut und alle zwei Wochen mit jedem einzeln spricht.

- Wochenplan in Deutsch, Mathematik und Englisch bis Klasse 7
- Rückmeldung in Worten zusätzlich zu den Noten bis Klasse 6
- Hausaufgaben nur in den Fächern, die es vorher ankündigen, höchstens 45 Minuten am Tag in der Unterstufe`,

  'diversity-attention': `In jedem Jahrgang gibt es eine Klasse, in der eine sonderpädagogische Lehrkraft mit unterrichtet. Wer Deutsch erst lernt, besucht für bis zu zwei Jahre einen Sprachkurs am Vormittag und nimmt von Anfang an in Sport, Musik, Kunst und Mathematik am Unterricht seiner Klasse teil.

- Lernzeit am Nachmittag mit Lehrkräften und älteren Schülerinnen und Schülern
- Förderung bei Lese- und Rechenschwierigkeiten in Gruppen von höchstens sechs Kindern
- Für schnelle Lernende: Fächer eines höheren Jahrgangs besuchen, Frühstudium ab der Einführungsphase
- Schulsozialarbeit mit täglicher Sprechzeit, ohne Anmeldung

Das Hauptgebäude hat einen Aufzug. Die Sternwarte ist nur über eine Treppe zu erreichen, ihr Bild wird in einen Raum im Erdgeschoss übertragen.`,

  'educational-phases': `Erprobungsstufe (Klassen 5 und 6): Ankommen, Lernbegleitung, Instrument ausprobieren. Die Klassen werden nach Wohnort und Freundschaften gebildet, nicht nach Leistung.

Mittelstufe (Klassen 7 bis 10): zweite Fremdsprache ab Klasse 7, Wahlpflichtbereich ab Klasse 9 mit Informatik, Spanisch, Technik, Biochemie oder Gestaltung. In Klasse 9 zwei Wochen Praktikum, in Klasse 10 eine Woche in einer sozialen Einrichtung.

Oberstufe (Einführungsphase bis Q2): Leistungskurse in Mathematik, Physik, Chemie, Biologie, Informatik, Deutsch, Englisch, Geschichte und Kunst, je nach Wahl auch Musik gemeinsam mit einer Nachbarschule. Das Abitur wird nach Klasse 13 abgelegt.`,

  languages: `- Englisch ab Klasse 5
- Französisch oder Latein ab Klasse 7
- Spanisch ab Klasse 9 im Wahlpflichtbereich oder neu ab der Einführungsphase
- Türkisch und Italienisch als Arbeitsgemeinschaft mit anerkanntem Zertifikat

Austausch gibt es mit Schulen in Lille, Turin und Sevilla. Er dauert acht bis zehn Tage und ist in Klasse 8 oder 9 vorgesehen. Wer ihn nicht bezahlen kann, spricht das Sekretariat oder den Förderverein an, die Antwort bleibt vertraulich.`,

  'academic-results': `Im Sommer 2026 haben 94 von 97 Schülerinnen und Schülern das Abitur bestanden, der Durchschnitt lag bei 2,2. In den drei Jahren davor lag er zwischen 2,2 und 2,4.

Etwa jede dritte Abiturientin und jeder dritte Abiturient beginnt ein Studium in einem naturwissenschaftlichen oder technischen Fach. Zwischen Klasse 5 und 10 wechseln im Mittel drei Kinder je Jahrgang an eine andere Schulform, zwei bis fünf kommen im gleichen Zeitraum dazu.`,

  'extracurricular-activities': `Dreißig Arbeitsgemeinschaften, die Hälfte davon von Schülerinnen und Schülern ab Klasse 10 mit angeleitet:

- Sternwarte, Robotik, Schulgarten auf dem Dach, Elektronikwerkstatt
- Vororchester, großes Orchester, Bigband, Chor
- Rudern auf dem Fühlinger See, Klettern, Handball, Schach
- Theater, Schülerzeitung, Radio, Nähwerkstatt, Türkisch

Anmeldung ist zu Beginn jedes Halbjahres, ein Wechsel in den ersten drei Wochen ist immer möglich. Kosten fallen nur beim Rudern an (30 Euro im Halbjahr für das Boot).`,

  services: `- Offener Ganztag montags bis freitags bis 16:30 Uhr, in der Unterstufe auf Wunsch ab 7:30 Uhr
- Mensa mit zwei Gerichten am Tag, eines davon vegetarisch, Bestellung bis zum Vorabend
- Leihinstrumente für 8 Euro im Monat, im ersten Halbjahr kostenlos
- Bücherei mit Arbeitsplätzen, täglich bis 16 Uhr
- Schulsozialarbeit und Berufsberatung im Haus
- Eine App für Vertretungsplan, Krankmeldung und Elternbriefe; wer keine App möchte, bekommt alles auf Papier`,

  facilities: `Das Haus von 1908 wurde zuletzt 2019 saniert, der Anbau mit den Laboren stammt von 1994.

- Sternwarte mit drehbarer Kuppel und Spiegelteleskop
- je ein Labor für Chemie, Physik und Biologie, dazu eine Werkstatt
- Orchesterraum mit Flügel und vier Übezellen
- Aula mit 380 Plätzen
- Dreifachsporthalle, zwei Gehminuten entfernt
- Mensa mit 180 Plätzen, Bücherei, Ruheraum
- überdachte Stellplätze für 240 Fahrräder`,

  'educational-technologies': `Ab Klasse 7 arbeiten alle mit einem Tablet, das die Schule stellt oder das die Familie über ein Ratenmodell kauft. In Klasse 5 und 6 gibt es Klassensätze, die im Raum bleiben. Geschrieben wird weiterhin viel von Hand.

Jeder Raum hat eine Tafel und einen großen Bildschirm. Informatik ist in Klasse 5 und 6 Pflichtfach und beginnt ohne Computer. Was mit Daten geschieht und welche Programme wir nutzen, steht in einer Liste, die einmal im Jahr mit Eltern und Schülervertretung durchgesehen wird. Mobiltelefone bleiben bis Klasse 10 während des Schultags in der Tasche.`,

  awards: `- Landeswettbewerb der Schulorchester 2025: zweiter Platz des großen Orchesters
- Regionaler Forschungswettbewerb 2024 und 2026: je ein erster Preis in Geo- und Raumwissenschaften
- Auszeichnung der Stadt als fahrradfreundliche Schule 2023
- Preis für Ehrenamt im Stadtbezirk 2022 für die offenen Abende der Sternwarte`,
}
