import type { ContactRules } from '../../finding.ts'
import { list } from './list.ts'

const TYPE =
  '(?:[Cc]alle|[Cc]\\/|[Cc]l?\\.|[Aa]venida|[Aa]vda\\.?|[Aa]v\\.?|[Pp]laza|[Pp]za\\.?|[Pp]laceta|[Pp]lazuela|[Pp]aseo|[Pp]º|[Cc]amino|[Cc]arretera|[Cc]tra\\.?|[Rr]onda|[Rr]da\\.?|[Tt]ravesía|[Tt]rav\\.|[Uu]rbanización|[Uu]rb\\.?|[Gg]ran [Vv]ía|[Cc]allejón|[Gg]lorieta|[Pp]asaje|[Pp]je\\.|[Rr]ambla|[Cc]arrer|[Rr]úa|[Bb]arriada|[Bb]da\\.?|[Cc]uesta|[Bb]ulevar|[Pp]olígono|[Vv]ía|[Cc]osta|[Cc]orredera|[Cc]arrera|[Cc]ostanilla|[Cc]ortijo|[Rr]esidencial|[Bb]loque)'
const NAME =
  "(?:(?:[Dd]e [Ll]a|[Dd]e [Ll]os|[Dd]e [Ll]as|[Dd]el|[Dd]e|[Ll]a|[Ll]os|[Ll]as|[Ee]l) ){0,1}\\p{L}[\\p{L}.'’-]{1,30}(?: (?:(?:[Dd]e [Ll]a|[Dd]e [Ll]os|[Dd]el|[Dd]e|[Yy]) )?\\p{Lu}[\\p{L}.'’-]{1,30}){0,4}"
const NUMBER_WORD =
  '(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}{4,6}|veinte|veinti\\p{L}{3,6}|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y \\p{L}{3,6})?)'
const NUMBER = String.raw`(?:(?:n[º°.]? ?|núm\.? ?|número |bloque |portal )?\d{1,4}(?:-\d{1,3})?|s\/n|número ${NUMBER_WORD}|${NUMBER_WORD}(?=[,.;!?]|$))`

export const es: ContactRules = {
  streets: [
    String.raw`(?:[Nn]úmero|[Nn]º|[Pp]ortal|[Pp]iso|[Bb]loque|[Cc]halé|[Ee]l|[Ee]n el) (?:\d{1,4}|${NUMBER_WORD}) de (?:la )?${TYPE} ?${NAME}`,
    String.raw`${TYPE} ?${NAME},? ${NUMBER}(?: ?(?:bis|[A-Da-d])(?!\p{L}))?(?:,? (?:\d{1,2}[º°ª]|bajo|piso|portal|puerta|izq\.?|dcha\.?) ?[A-Za-z]?(?!\p{L}))?(?!\d| ?(?:alumnos|niños|minutos|años|metros|€|euros|%|horas|plazas))`,
    String.raw`(?:vive|viven|vivo|vivimos|vivía|dirección|domicilio|reside|residen|casa (?:está|en)|vivienda)[^.!?\n]{0,40}? ${TYPE} ?${NAME}`,
    String.raw`\p{Lu}[\p{L}]{2,20}(?: \p{Lu}[\p{L}]{2,20})?,? \d{1,4},? \d{1,2}\.?[º°ª] ?[A-Za-z]?(?!\p{L})`,
    String.raw`${TYPE} (?:de la |de los |del |de )?(?:(?!(?:que|desde|hace|hasta|a|en|con|por|para|es|está|se|o|durante|unos|unas|cortada|y)(?!\p{L}))\p{L}{2,20} ){1,4}(?:n[º°.]? ?|número )?\d{1,3}(?!\d|[.,:]\d| ?(?:alumnos|niños|minutos|años|metros|€|euros|%|horas|plazas|min|días|meses|veces|de))`,
    String.raw`${TYPE} ?${NAME},? (?:chalé|chalet|parcela|casa|portal|bloque|escalera|km\.?|nave) ?\d{1,4}`,
    String.raw`[Aa]p(?:artado|do\.?)(?: (?:de correos|postal))? \d{1,6}`,
    String.raw`\p{Lu}\p{L}{2,20} [Kk]alea,? \d{1,4}`,
  ],
  postcodes: [String.raw`(?!\d{0,2}000)(?:0[1-9]|[1-4]\d|5[0-2])\d{3},? (?!Euros|Alumnos)\p{Lu}\p{Ll}[\p{L}'’-]{1,30}`],
  dot: '(?:punto|dot)',
  at: '(?:arroba|at|en)',
  phoneWords: list`tel, telf, tlf, tfno, teléfono, telefono, móvil, movil, número, núm, fijo, whatsapp, wasap, (?:llama|llamad|llame|llamen|llamar|llámame|llamadme|llámanos|escribe|escríbeme|contactar|contacta|localizarme|llamarle|llamarla|llamarme)(?: al| a el| en el)?, (?:teléfono|móvil|número) (?:es|de contacto es)(?: el)?, al número`,
  digits: list`cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, once, doce, trece, catorce, quince, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, (?:sesenta|setenta|treinta|cuarenta|cincuenta|ochenta|noventa) y \p{L}{3,6}(?!\p{L}), veinti\p{L}{3,6}(?!\p{L}), dieci\p{L}{4,6}(?!\p{L}), cien, (?<!\p{L})\p{L}{3,8}cientos?(?: y \p{L}{3,6})?, ciento`,
  ofSchool: [
    String.raw`(?:colegio|cole|instituto|ies|ceip|centro|escuela|entrada|edificio|puerta|parada|comedor|gimnasio|pabellón|guardería|sede|ayuntamiento|biblioteca|museo|piscina|aparcamiento|secretaría|conservatorio|academia|patio|aulario|anexo|residencia)(?: \p{L}{1,14}){0,5} (?:está|se encuentra|está situado|queda|da|sale|se sitúa|es|estaba|ocupa|se ha trasladado|se traslada|para|tiene)`,
  ],
}
