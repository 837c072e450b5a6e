import type { CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import { plain } from '../directory.ts'
import type { Case } from './case.ts'

// Searches as parents write them, twenty for each country, each with what the intended schools have in their name or
// type, and in their town or the prefix of their postal code.

type Line = readonly [text: string, name: RegExp, place: RegExp, wants?: 'one']

const nameOf = ({ name, officialName = '', localType }: SchoolDocument) => plain(`${name} ${officialName} ${localType}`)

const read = (country: CountryCode, lines: readonly Line[]): Case[] =>
  lines.map(
    ([text, name, place, wants]): Case => ({
      text,
      wants: wants ?? 'most',
      meant: `${name.source} in ${place.source}`,
      fits: (school) =>
        school.country === country &&
        name.test(nameOf(school)) &&
        (place.test(plain(school.city)) || place.test(school.postalCode) || place.test(plain(school.region))),
    }),
  )

export const WRITTEN: Readonly<Record<CountryCode, readonly Case[]>> = {
  DE: read('DE', [
    ['gute Grundschule Köln Ehrenfeld', /grundsch|ggs|kgs|\bgs\b/, /^508[12]|^5067|^5073|^5093/],
    ['welches Gymnasium in Bonn ist am besten', /gymnas/, /bonn/],
    ['kath. Grundschule Münster', /kath/, /munster/],
    ['Gymnasium Bad Honnef', /gymnas/, /bad honnef/],
    ['gesamtschule aachen brand', /gesamtsch/, /aachen/, 'one'],
    ['grundschule hamburg altona', /grundsch|stadtteil/, /^22[57]|^2076/],
    ['Waldorfschule Düsseldorf', /waldorf|steiner/, /dusseldorf/],
    ['Montessorischule Köln', /montessori/, /koln/],
    ['Schiller Gymnasium Köln', /schiller/, /koln/, 'one'],
    ['goethe schule frankfurt', /goethe/, /frankfurt/, 'one'],
    ['Berufskolleg Dortmund', /beruf/, /dortmund/],
    ['förderschule essen', /forder/, /essen/],
    ['stadtteilschule hamburg bergedorf', /stadtteil/, /^210/],
    ['Oberschule Chemnitz', /oberschule/, /chemnitz/],
    ['Gymnasium Dresden Neustadt', /gymnas/, /dresden/],
    ['realschule in duesseldorf', /realsch/, /dusseldorf/],
    ['ganztag grundschule wuppertal', /grundsch|ggs|\bgg\b/, /wuppertal/],
    ['Grundschule Berlin Kreuzberg', /grundsch/, /^109/],
    ['privatschule bielefeld', /./, /bielefeld/],
    ['Gymnasium Kreis Kleve', /gymnas/, /^4[67]/],
  ]),
  FR: read('FR', [
    ['meilleur collège Lyon', /college/, /lyon/],
    ['lycée Paris 15e', /lycee/, /^75015/],
    ['collège privé Nantes', /college/, /nantes/],
    ['lycée pro Toulouse', /professionnel|polyvalent/, /toulouse/],
    ['college jean moulin marseille', /jean moulin/, /marseille/, 'one'],
    ['école maternelle Créteil', /maternelle/, /creteil/],
    ['ecole élémentaire vitry sur seine', /elementaire/, /vitry/],
    ['lycée Victor Hugo Besançon', /victor hugo/, /besancon/, 'one'],
    ['collège Bordeaux centre', /college/, /bordeaux/],
    ['lycee international saint germain en laye', /lycee/, /st germain en laye|saint germain en laye/, 'one'],
    ['Notre Dame collège Grenoble', /notre dame/, /grenoble/, 'one'],
    ['collège Saint-Exupéry', /exupery/, /./],
    ['clg les saules eybens', /saules/, /eybens/, 'one'],
    ['lycées à Strasbourg', /lycee/, /strasbourg/],
    ['quel collège à Rennes', /college/, /rennes/],
    ['lycée St Louis Saumur', /louis/, /saumur/, 'one'],
    ['collège public Lille', /college/, /lille/],
    ['collège avec internat Clermont-Ferrand', /college/, /clermont/],
    ['LP Montpellier', /professionnel/, /montpellier/],
    ['collèges Finistère', /college/, /^29/],
  ]),
  ES: read('ES', [
    ['mejores colegios Sevilla', /./, /^sevilla$/],
    ['colegio concertado Málaga', /./, /^malaga$/],
    ['instituto Granada', /./, /^granada$/],
    ['guardería Córdoba', /infantil|guarderia/, /^cordoba$/],
    ['colegio público Madrid Chamberí', /./, /^280/],
    ['IES Alcalá de Henares', /instituto|ies/, /alcala de henares/],
    ['escuela infantil Móstoles', /infantil/, /mostoles/],
    ['escola Girona', /escola|escuela|col/, /^girona$/],
    ['institut Barcelona Gràcia', /institut/, /^080/],
    ['colegio bilingüe Getafe', /./, /getafe/],
    ['CEIP Miguel de Cervantes', /cervantes/, /./],
    ['colegio Nuestra Señora del Pilar', /pilar/, /./],
    ['colegio católico Jerez', /./, /jerez/],
    ['FP Almería', /./, /almeria/],
    ['ies en huelva', /instituto|ies/, /^huelva$/],
    ['colegio santa teresa', /teresa/, /./],
    ['colegios en provincia de Jaén', /./, /^23/],
    ['conservatorio Cádiz', /conservatorio|musica/, /^cadiz$/],
    ['colegio San Jose Sevilla', /jose/, /^sevilla$/, 'one'],
    ['primaria Leganés', /./, /leganes/],
  ]),
  IT: read('IT', [
    ['migliori licei Milano', /liceo|magistrale/, /^milano$/],
    ['scuola media Torino', /primo grado/, /^torino$/],
    ['asilo Bologna', /infanzia/, /^bologna$/],
    ['scuola elementare Firenze', /primaria/, /^firenze$/],
    ['liceo scientifico G. Galilei', /galile/, /./],
    ['liceo classico Roma', /liceo/, /^roma$/],
    ['istituto tecnico Napoli', /tecnico/, /^napoli$/],
    ['scuola paritaria Verona', /./, /^verona$/],
    ['istituto alberghiero Rimini', /albergh|ips/, /^rimini$/],
    ['scuola primaria Don Milani', /milani/, /./],
    ['materna Bari', /infanzia/, /^bari$/],
    ['liceo artistico palermo', /artistico|arte/, /^palermo$/],
    ['scuola primaria provincia di Lecce', /primaria/, /^73/],
    ['montessori Roma', /montessori/, /^roma$/],
    ['scuola S. Francesco Padova', /francesco/, /^padova$/, 'one'],
    ["scuola dell'infanzia statale Genova", /infanzia/, /^genova$/],
    ['cerco scuola primaria a Catania', /primaria/, /^catania$/],
    ['ITIS Brescia', /tecnico/, /^brescia$/],
    ['scuola media Dante Alighieri Cagliari', /dante|alighieri/, /^cagliari$/, 'one'],
    ['scuola primaria Reggio Emilia', /primaria/, /reggio/],
  ]),
  GB: read('GB', [
    ['best secondary school in Bristol', /./, /bristol/],
    ['outstanding primary schools Leeds', /primary|infant|junior/, /leeds/],
    ['c of e primary Oxford', /church of england|cofe|c of e|\bce\b/, /oxford/],
    ['catholic secondary Liverpool', /./, /liverpool/],
    ['grammar school Kent', /grammar/, /./],
    ['nursery Birmingham', /nursery/, /birmingham/],
    ['primary schools in Cardiff', /primary|ysgol/, /cardiff/],
    ['girls school Belfast', /girls|./, /belfast/],
    ["St Mary's Primary School Bathgate", /st mary/, /bathgate/],
    ['independent school Cambridge', /./, /cambridge/],
    ['special school Manchester', /./, /manchester/],
    ['primary school SE15', /primary|infant|junior/, /^SE15/],
    ['high school Aberdeen', /academy|grammar|school/, /aberdeen/],
    ['sixth form Portsmouth', /./, /portsmouth/],
    ['secondary schools Swansea', /./, /swansea/],
    ['schools near Winchester', /./, /./],
    ['infant school Southampton', /infant|primary/, /southampton/],
    ['St Johns C of E', /john/, /./],
    ['primary school Camden', /primary/, /^NW|^N\d|^WC/],
    ['boarding school Hampshire', /./, /./],
  ]),
}
