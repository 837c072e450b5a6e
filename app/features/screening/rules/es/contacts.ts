import type { ContactRules } from '../../finding.ts'
import { list } from '../list.ts'

const TYPE =
  '(?:[Cc]alle|[Cc]\\/|[Cc]l\\.|[Aa]venida|[Aa]vda\\.?|[Aa]v\\.?|[Pp]laza|[Pp]za\\.?|[Pp]laceta|[Pp]aseo|[Pp]º|[Cc]amino|[Cc]arretera|[Cc]tra\\.?|[Rr]onda|[Tt]ravesía|[Uu]rbanización|[Uu]rb\\.|[Gg]ran [Vv]ía|[Cc]allejón|[Gg]lorieta|[Pp]asaje|[Rr]ambla|[Cc]arrer|[Rr]úa|[Bb]arriada|[Cc]uesta|[Bb]ulevar|[Pp]olígono|[Vv]ía)'
const NAME =
  "(?:(?:de la|de los|de las|del|de|la|los|las|el) ){0,1}\\p{L}[\\p{L}.'’-]{1,30}(?: (?:(?:de la|de los|del|de|y) )?\\p{Lu}[\\p{L}.'’-]{1,30}){0,4}"

export const contacts: ContactRules = {
  streets: [
    String.raw`(?:[Nn]úmero|[Nn]º|[Pp]ortal|[Pp]iso|el) \d{1,4} de la ${TYPE} ?${NAME}`,
    String.raw`${TYPE} ?${NAME},? (?:n[º°.]? ?|núm\.? ?|número )?(?:\d{1,4}|s\/n)(?: ?(?:bis|[A-Da-d])(?!\p{L}))?(?:,? (?:\d{1,2}[º°ª]|bajo|piso|portal|puerta|izq\.?|dcha\.?) ?[A-Za-z]?(?!\p{L}))?(?! (?:alumnos|niños|minutos|años|metros))`,
    String.raw`(?:vive|viven|vivo|vivimos|vivía|dirección|domicilio|reside|residen|casa (?:está|en))[^.!?\n]{0,25}? ${TYPE} ?${NAME}`,
  ],
  postcodes: [String.raw`(?!\d{0,2}000)(?:0[1-9]|[1-4]\d|5[0-2])\d{3},? (?!Euros|Alumnos)\p{Lu}\p{Ll}[\p{L}'’-]{1,30}`],
  dot: '(?:punto|dot)',
  at: '(?:arroba|at|en)',
  phoneWords: list`tel, telf, tlf, tfno, teléfono, telefono, móvil, movil, número, núm, fijo, whatsapp, wasap, (?:llama|llamad|llame|llamen|llamar|llámame|llamadme|llámanos|escribe|escríbeme|contactar|contacta|localizarme|llamarle|llamarla|llamarme)(?: al| a el| en el)?, (?:teléfono|móvil|número) (?:es|de contacto es)(?: el)?, al número`,
  digits: list`cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, once, doce, trece, catorce, quince, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, (?:sesenta|setenta|treinta|cuarenta|cincuenta|ochenta|noventa) y \p{L}{3,6}, veinti\p{L}{3,6}, dieci\p{L}{4,6}, cien`,
}
