import type { CountryCode } from '#db/vocabulary.ts'

/**
 * Inhabitants of the largest towns in thousands, rounded. If the town list has the English name, the local one is put
 * in front of it.
 */
export const BIG_TOWNS: Readonly<Record<CountryCode, string>> = {
  DE: `
Berlin 3700 | Hamburg 1850 | München=Munich 1490 | Köln 1080 | Frankfurt am Main 760 | Stuttgart 630 | Düsseldorf 620
| Leipzig 610 | Dortmund 590 | Essen 580 | Bremen 560 | Dresden 560 | Hannover 540 | Nürnberg 520 | Duisburg 500
| Bochum 360 | Wuppertal 355 | Bielefeld 334 | Bonn 330 | Münster 317 | Mannheim 310 | Karlsruhe 308 | Augsburg 297
| Wiesbaden 279 | Gelsenkirchen 260 | Mönchengladbach 261 | Aachen 249 | Braunschweig 249 | Kiel 247 | Chemnitz 245
| Halle (Saale) 238 | Magdeburg 236 | Freiburg 231 | Krefeld 227 | Mainz 218 | Lübeck 217 | Erfurt 214 | Oberhausen 210
| Rostock 209 | Kassel 201 | Hagen 189 | Potsdam 183 | Saarbrücken 180 | Heidelberg 160 | Darmstadt 160 | Regensburg 153
| Würzburg 127 | Göttingen 117 | Koblenz 114 | Trier 111 | Jena 111 | Cottbus 99`,
  FR: `
Paris 2130 | Marseille 873 | Lyon 522 | Toulouse 504 | Nice 348 | Nantes 323 | Montpellier 302 | Strasbourg 291
| Bordeaux 262 | Lille 236 | Rennes 225 | Toulon 180 | Reims 179 | Saint-Étienne 173 | Le Havre 166 | Dijon 160
| Grenoble 157 | Angers 157 | Villeurbanne 156 | Nîmes 149 | Aix-en-Provence 147 | Clermont-Ferrand 147 | Le Mans 145
| Brest 140 | Tours 137 | Amiens 134 | Limoges 130 | Annecy 131 | Metz 121 | Besançon 119 | Perpignan 119 | Orléans 117
| Rouen 114 | Mulhouse 106 | Caen 107 | Nancy 105 | Saint-Denis 113 | Argenteuil 109 | Montreuil 111 | Roubaix 98
| Tourcoing 98 | Avignon 91 | Poitiers 90 | Pau 76 | La Rochelle 78 | Calais 67 | Colmar 67 | Quimper 63 | Valence 64`,
  ES: `
Madrid 3300 | Barcelona 1630 | Valencia 792 | Sevilla 681 | Zaragoza 675 | Málaga 578 | Murcia 460 | Palma 415
| Las Palmas de Gran Canaria 378 | Bilbao 345 | Alicante 338 | Córdoba 322 | Valladolid 297 | Vigo 292 | Gijón 268
| L'Hospitalet de Llobregat 265 | Vitoria-Gasteiz 253 | A Coruña 245 | Elche 235 | Granada 228 | Terrassa 224
| Badalona 223 | Sabadell 216 | Oviedo 215 | Cartagena 216 | Jerez de la Frontera 213 | Móstoles 209
| Santa Cruz de Tenerife 208 | Pamplona 203 | Almería 199 | Alcalá de Henares 196 | Fuenlabrada 192 | Leganés 187
| San Sebastián 188 | Getafe 183 | Burgos 174 | Albacete 172 | Santander 172 | Castellón de la Plana 171 | Logroño 150
| Badajoz 150 | San Cristóbal de La Laguna 158 | Salamanca 144 | Huelva 142 | Lleida 140 | Marbella 147 | Tarragona 135
| León 122 | Cádiz 113 | Jaén 112 | Girona 103 | Ourense 104 | Cáceres 96 | Toledo 85`,
  IT: `
Roma=Rome 2750 | Milano=Milan 1360 | Napoli=Naples 915 | Torino=Turin 845 | Palermo 630 | Genova=Genoa 560
| Bologna 390 | Firenze=Florence 360 | Bari 316 | Catania 300 | Verona 255 | Venezia=Venice 250 | Messina 220
| Padova=Padua 207 | Trieste 199 | Parma 198 | Brescia 197 | Prato 195 | Taranto 188 | Modena 184
| Reggio Calabria 172 | Reggio nell'Emilia 170 | Perugia 162 | Ravenna 156 | Livorno 153 | Rimini 150 | Cagliari 148
| Foggia 146 | Ferrara 130 | Salerno 128 | Latina 127 | Giugliano in Campania 124 | Monza 123 | Sassari 121
| Bergamo 120 | Pescara 119 | Trento 118 | Forlì 117 | Siracusa=Syracuse 116 | Vicenza 111 | Terni 107
| Bolzano 107 | Piacenza 103 | Novara 102 | Ancona 99 | Udine 98 | Arezzo 97 | Cesena 96 | Lecce 94 | Pesaro 95
| Pisa 90 | Lucca 89 | Como 84 | Siena 53 | L'Aquila 70`,
  GB: `
London 8900 | Birmingham 1150 | Leeds 540 | Glasgow 630 | Sheffield 560 | Manchester 550 | Bradford 360 | Liverpool 490
| Edinburgh 510 | Bristol 470 | Cardiff 360 | Leicester 370 | Coventry 345 | Nottingham 320 | Belfast 345
| Newcastle upon Tyne 300 | Sunderland 275 | Brighton 277 | Hull 267 | Plymouth 265 | Stoke-on-Trent 258
| Wolverhampton 264 | Derby 261 | Southampton 253 | Swansea 246 | Portsmouth 208 | Aberdeen 200 | Northampton 225
| Luton 225 | Milton Keynes 230 | Reading 174 | Bolton 194 | Bournemouth 187 | Norwich 144 | Swindon 183 | York 141
| Peterborough 215 | Oxford 162 | Cambridge 145 | Ipswich 139 | Exeter 130 | Gloucester 132 | Blackpool 139
| Middlesbrough 143 | Huddersfield 141 | Preston 147 | Newport 145 | Dundee 148 | Solihull 126 | Slough 158
| Watford 131 | Rotherham 110 | Cheltenham 118 | Lincoln 103 | Chester 92 | Bath 94 | Worcester 103 | Wigan 107`,
}
