import type { SchoolTexts } from '../sample-school.ts'

export const german: SchoolTexts = {
  summary:
    'Privates Colegio von der Vorschule bis zum Bachillerato, zweisprachig ab der ersten Klasse. Ein Patio mit Orangenbäumen, viel Sport und höchstens vierundzwanzig Kinder je Klasse.',

  description: `Das Colegio San Telmo trägt den Namen des Schutzpatrons der Seeleute, und das passt: Aus den oberen Fenstern sieht man den Fluss. Das Gebäude war ein Kaufmannshaus, bevor es Schule wurde. Sein Patio mit den Orangenbäumen ist bis heute der Ort, an dem alle mindestens viermal am Tag vorbeikommen.

Wir begleiten Kinder vom dritten Lebensjahr bis zur Hochschulreife. Es sind gut tausend in drei Zügen, und in keiner Klasse sitzen mehr als vierundzwanzig. Die Großen kennen die Kleinen mit Namen, denn jede Klasse der Sekundarstufe ist Patin einer Vorschulgruppe.

Ab der ersten Klasse findet ein Drittel des Unterrichts auf Englisch statt: Sachkunde, Musik und Sport, in den ersten beiden Jahren mit zwei Lehrkräften im Raum. Spanisch und Mathematik werden immer auf Spanisch unterrichtet. In der Sekundarstufe kommt Französisch oder Deutsch hinzu.

Sport gehört zum Tag. Es gibt jeden Tag eine Stunde Bewegung, eine eigene Halle und Mannschaften im Rudern, Basketball und in der Leichtathletik, in denen niemand wegen seiner Leistung draußen bleibt.

Wir sind eine katholische Schule und stehen Familien jeder Überzeugung offen. Es gibt ein Morgengebet und Religionsunterricht. Wer möchte, besucht stattdessen Werte und Philosophie, zur gleichen Zeit und mit dem gleichen Gewicht.

Das monatliche Schulgeld und was darin enthalten ist, steht auf unserer Internetseite. Jedes Jahr gibt es einen Stipendienfonds, der zwischen zwanzig und achtzig Prozent übernimmt. Darüber entscheidet ein Ausschuss, der die Namen nicht kennt.`,

  'educational-model': `Bis zur vierten Klasse arbeiten wir in Lernbereichen, ab der fünften in Fächern. In jedem Trimester gibt es ein gemeinsames Vorhaben mehrerer Jahrgänge, das mit einer Ausstellung für die Familien endet.

- Zwei Lehrkräfte je Gruppe in der Vorschule und in den ersten beiden Klassen
- Drei Einzelgespräche im Jahr, ab der fünften Klasse mit dem Kind am Tisch
- Abgesprochene Hausaufgaben: keine bis zur dritten Klasse, eine halbe Stunde am Tag bis zur sechsten
- Beurteilung in Worten, ab der fünften Klasse auch in Noten`,

  'diversity-attention': `Das Beratungsteam besteht aus vier Personen: zwei für Förderpädagogik, eine für Sprache und Hören, eine für die Laufbahnberatung. Wo immer es geht, arbeiten sie im Klassenraum mit.

- Schriftliche Förderpläne, die jedes Trimester mit der Familie durchgesehen werden
- Vertiefungsgruppen in Mathematik und Spanisch, offen und ohne Aufnahmeprüfung
- Sechs Monate Spanischkurs für alle, die aus einem anderen Land kommen
- Barrierefreies Haus mit Aufzug, nur der Glockenturm ist nicht erreichbar`,

  'educational-phases': `Vorschule (3 bis 5 Jahre): drei Gruppen je Alter, ein eigener Hof, Ankommen zwischen 8:30 und 9:15 Uhr.

Primaria (6 bis 11 Jahre): zweisprachig, an einem Vormittag in der Woche außer Haus, am Fluss, auf dem Markt oder im Museum.

Secundaria (12 bis 15 Jahre): zweite Fremdsprache, jede Woche Labor, im vierten Jahr eine Woche Dienst im Viertel.

Bachillerato (16 und 17 Jahre): Naturwissenschaften, Geistes- und Sozialwissenschaften oder allgemeiner Zweig. Alle haben eine feste Begleitung bis zur Zulassungsprüfung der Universitäten.`,

  languages: `- Englisch ab drei Jahren, ein Drittel der Stunden ab der ersten Klasse
- Französisch oder Deutsch ab dem ersten Jahr der Secundaria
- Muttersprachliche Assistenzkräfte in allen Stufen
- Anerkannte Sprachprüfungen in Englisch, Französisch und Deutsch im Haus, freiwillig

Es gibt Austausche mit Köln, Lyon und Cork. Sie dauern ein bis drei Wochen und liegen im zweiten und dritten Jahr der Secundaria.`,

  'academic-results': `2026 haben 58 Schülerinnen und Schüler an der Zulassungsprüfung teilgenommen, 57 haben bestanden. Der Durchschnitt im allgemeinen Teil lag bei 8,1 von 10 Punkten, in den drei Jahren davor zwischen 7,8 und 8,2.

Am Ende der Secundaria erreichen 81 Prozent mindestens das Niveau B2 in Englisch. Etwa jede und jeder Zehnte wählt danach eine Berufsausbildung, die wir ebenso sorgfältig vorbereiten wie ein Studium.`,

  'extracurricular-activities': `Montags bis donnerstags von 16:30 bis 18 Uhr:

- Rudern auf dem Guadalquivir, Basketball, Leichtathletik, Schach
- Chor, Gitarre, Schlagzeug und ein kleines Orchester
- Robotik, Garten, Schulzeitung
- Theater auf Spanisch und auf Englisch

Jedes Kind kann ohne Aufpreis zwei Angebote wählen. Zum Rudern muss man schwimmen können und eine unterschriebene Erlaubnis mitbringen.`,

  services: `- Frühbetreuung ab 7:30 Uhr, Betreuung am Nachmittag bis 18 Uhr
- Mensa mit eigener Küche, Gerichte bei Allergien und ein vegetarisches Menü
- Zwei Buslinien: Aljarafe und Nervión
- Krankenpflege während der ganzen Schulzeit
- Bibliothek, freitags nachmittags auch für Familien geöffnet
- Tauschmarkt für Schulkleidung und Bücher im Juni und September`,

  facilities: `- Patio mit Orangenbäumen und Brunnen, von Mai bis Oktober mit Sonnensegeln
- Bibliothek mit 14.000 Bänden
- Sporthalle und zwei Plätze im Freien
- Drei Labore und eine Technikwerkstatt
- Musikraum und drei Übezellen
- Kapelle und Saal mit 300 Plätzen
- Klassenräume seit 2021 gekühlt, mit Strom vom eigenen Solardach`,

  'educational-technologies': `Bis zur vierten Klasse gibt es keine eigenen Bildschirme. In der fünften und sechsten Klasse kommen Rechner wagenweise in den Raum, ab der Secundaria arbeiten alle mit einem Gerät, das die Schule verleiht und wartet.

Programmieren steht ab der fünften Klasse mit einer Wochenstunde im Plan. Telefone werden bis zum Ende der Secundaria am Eingang abgegeben. Alle Nachrichten an die Familien laufen über einen einzigen digitalen Kalender.`,

  awards: `- Preis der Provinz für guten zweisprachigen Unterricht, 2025
- Andalusische Meisterinnen im Schulrudern der Jüngeren, 2024
- Siegel der Stadt als nachhaltige Schule seit 2023
- Zweiter Preis beim Schultheaterwettbewerb auf Englisch, 2026`,
}
