/**
 * Names of towns in other languages. One line is one town: its country, its names there (as registers write them), and
 * after the arrow its names in other languages or in everyday speech.
 */
export const EXONYMS = `
DE München > Munich, Monaco di Baviera, Múnich, Muenchen
DE Köln > Cologne, Colonia
DE Nürnberg > Nuremberg, Norimberga, Núremberg
DE Frankfurt am Main = Frankfurt > Francfort, Francfort-sur-le-Main, Francoforte, Fráncfort, Fráncfort del Meno, Frankfurt a.M., Frankfurt M.
DE Hamburg > Hambourg, Amburgo, Hamburgo
DE Berlin > Berlino, Berlín
DE Bremen > Brême, Brema
DE Hannover > Hanovre, Hanover
DE Düsseldorf > Dusseldorf, Duesseldorf
DE Stuttgart > Stoccarda
DE Leipzig > Lipsia, Leipsick
DE Dresden > Dresde, Dresda
DE Aachen > Aix-la-Chapelle, Aquisgrana, Aquisgrán
DE Mainz > Mayence, Magonza, Maguncia
DE Trier > Trèves, Treviri, Tréveris
DE Regensburg > Ratisbonne, Ratisbona, Ratisbon
DE Augsburg > Augsbourg, Augusta, Augsburgo
DE Freiburg im Breisgau = Freiburg > Fribourg-en-Brisgau, Friburgo in Brisgovia, Friburgo de Brisgovia, Friburgo
DE Konstanz > Constance, Costanza, Constanza
DE Braunschweig > Brunswick, Brunswich
DE Koblenz > Coblence, Coblenza
DE Speyer > Spire, Spira, Espira
DE Saarbrücken > Sarrebruck
DE Heidelberg > Heidelberga
DE Göttingen > Gottinga, Goettingen
DE Lübeck > Lubecca, Lubeck
DE Magdeburg > Magdebourg, Magdeburgo
DE Würzburg > Wurtzbourg, Wurzburgo
DE Tübingen > Tubinga, Tubingue
DE Duisburg > Duisbourg, Duisburgo
DE Bautzen > Budyšin, Budysin
DE Cottbus > Chóśebuz, Chosebuz
FR Paris > Parigi, París
FR Lyon > Lione, Lyons
FR Marseille > Marsiglia, Marsella, Marseilles, Marselha
FR Strasbourg > Straßburg, Strasburgo, Estrasburgo
FR Bordeaux > Burdeos
FR Toulouse > Tolosa
FR Nice > Nizza, Niza
FR Lille > Lilla, Rijsel
FR Avignon > Avignone, Aviñón
FR Dunkerque > Dunkirk, Dünkirchen, Duinkerke
FR Reims > Rheims
FR Mulhouse > Mülhausen, Mulhausen
FR Perpignan > Perpinyà, Perpiñán, Perpignano
FR Bayonne > Baiona, Bayona
FR Ajaccio > Aiacciu
FR Dijon > Digione
FR Rennes > Roazhon
FR Nantes > Naoned
FR Quimper > Kemper
FR Besançon > Bisanz
FR Versailles > Versalles
ES Barcelona > Barcelone, Barcellona
ES Sevilla > Seville, Séville, Siviglia
ES Zaragoza > Saragossa, Saragosse
ES Valencia = València > Valence
ES Córdoba > Cordoue, Cordova, Cordoba
ES Granada > Grenade
ES Cádiz > Cadix, Cadice
ES A Coruña = La Coruña = Coruña > La Corogne, Corunna, La Coruna
ES San Sebastián = Donostia = Donostia/San Sebastián = Donostia-San Sebastián = Donostia / San Sebastián > Saint-Sébastien
ES Bilbao > Bilbo
ES Vitoria-Gasteiz = Vitoria = Gasteiz
ES Pamplona = Iruña = Pamplona/Iruña = Pamplona / Iruña > Pampelune, Iruñea
ES Alicante = Alacant = Alicante/Alacant = Alacant/Alicante
ES Elche = Elx = Elche/Elx = Elx/Elche
ES Castellón de la Plana = Castelló de la Plana = Castellón de la Plana/Castelló de la Plana > Castellón, Castelló, Castellon
ES Palma = Palma de Mallorca > Majorque, Maiorca, Palma de Majorque
ES Eivissa = Ibiza > Ibiza-Stadt
ES Maó = Mahón = Maó-Mahón > Mahon, Port Mahon
ES Girona = Gerona > Gérone
ES Lleida = Lérida > Lerida
ES Tarragona > Tarragone
ES Ourense = Orense
ES Santiago de Compostela > Saint-Jacques-de-Compostelle, Santiago, Compostela
ES Las Palmas de Gran Canaria > Las Palmas
ES Santa Cruz de Tenerife > Santa Cruz
ES San Cristóbal de La Laguna = La Laguna
ES Toledo > Tolède, Toleto
ES Salamanca > Salamanque
ES Segovia > Ségovie
ES Burgos > Bourgos
ES Málaga > Malaga
ES Murcia > Murcie
ES Xàtiva = Játiva > Jativa
ES Sagunto = Sagunt > Sagonte, Murviedro
ES Oviedo = Uviéu > Uvieu
ES Gijón = Xixón > Xixon
ES Ceuta > Sebta
ES L'Hospitalet de Llobregat > Hospitalet
IT Roma > Rome, Rom
IT Milano > Milan, Mailand, Milán
IT Torino > Turin, Turín
IT Napoli > Naples, Neapel, Nápoles
IT Venezia > Venice, Venise, Venedig, Venecia
IT Firenze > Florence, Florenz, Florencia
IT Genova > Genoa, Gênes, Genua, Génova
IT Bologna > Bologne, Bolonia
IT Padova > Padua, Padoue
IT Verona > Vérone
IT Mantova > Mantua, Mantoue
IT Siena > Sienne, Sienna
IT Livorno > Leghorn, Livourne, Liorna
IT Perugia > Pérouse, Perusa
IT Siracusa > Syracuse, Syrakus
IT Palermo > Palerme
IT Catania > Catane
IT Trieste > Triest, Trst
IT Gorizia > Görz, Gorica
IT Udine > Videm
IT Bolzano = Bolzano/Bozen = Bolzano-Bozen = Bolzano - Bozen = Bozen > Bolzane
IT Merano = Meran = Merano/Meran
IT Bressanone = Brixen = Bressanone/Brixen
IT Brunico = Bruneck = Brunico/Bruneck
IT Vipiteno = Sterzing = Vipiteno/Sterzing
IT Laives = Leifers = Laives/Leifers
IT Appiano sulla Strada del Vino = Eppan = Appiano sulla strada del vino/Eppan an der Weinstraße > Appiano
IT Trento > Trient, Trente
IT Rovereto > Rofreit
IT Aosta > Aoste
IT Alessandria > Alexandrie
IT Ravenna > Ravenne
IT Ferrara > Ferrare
IT Modena > Modène
IT Parma > Parme
IT Piacenza > Plaisance
IT Cremona > Crémone
IT Bergamo > Bergame
IT Vicenza > Vicence
IT Treviso > Trévise
IT Ancona > Ancône
IT Salerno > Salerne
IT Taranto > Tarente, Tarent
IT Reggio nell'Emilia = Reggio Emilia = Reggio di Emilia
IT Reggio di Calabria = Reggio Calabria
IT Vercelli > Verceil
IT Novara > Novare
IT Ventimiglia > Vintimille
IT Sassari > Sàssari
IT Cagliari > Casteddu, Càller
IT Alghero > L'Alguer
IT L'Aquila > Aquila, Aquila degli Abruzzi
GB London > Londres, Londra, Llundain, Greater London
GB Edinburgh > Édimbourg, Edimburgo, Edinburg, Dùn Èideann
GB Glasgow > Glaschu
GB Cardiff > Caerdydd
GB Swansea > Abertawe
GB Newport > Casnewydd
GB Wrexham > Wrecsam
GB Carmarthen > Caerfyrddin
GB Cardigan > Aberteifi
GB Holyhead > Caergybi
GB Neath > Castell-nedd
GB Bridgend > Pen-y-bont ar Ogwr
GB Barry > Y Barri
GB St Davids > Tyddewi
GB St Asaph > Llanelwy
GB Conwy > Conway
GB Caernarfon > Carnarvon, Caernarvon
GB Llanelli > Llanelly
GB Merthyr Tydfil > Merthyr Tudful
GB Haverfordwest > Hwlffordd
GB Brecon > Aberhonddu
GB Abergavenny > Y Fenni
GB Monmouth > Trefynwy
GB Mold > Yr Wyddgrug
GB Flint > Y Fflint
GB Denbigh > Dinbych
GB Welshpool > Y Trallwng
GB Belfast > Béal Feirste
GB Londonderry = Derry > Doire
GB Newry > Iúr Cinn Trá
GB Armagh > Ard Mhacha
GB Inverness > Inbhir Nis
GB Aberdeen > Obar Dheathain
GB Dundee > Dùn Dè
GB Perth > Peairt
GB Stirling > Sruighlea
GB Canterbury > Cantorbéry, Cantorbery
GB Dover > Douvres
GB Kingston upon Hull = Hull = Kingston-upon-Hull
GB Newcastle upon Tyne = Newcastle = Newcastle-upon-Tyne
GB Stoke-on-Trent = Stoke
GB Brighton = Brighton and Hove
GB Falmouth > Aberfal
`
