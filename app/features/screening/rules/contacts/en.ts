import type { ContactRules } from '../../finding.ts'
import { list } from './list.ts'

const TYPE =
  '(?:[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Ll]ane|[Ll]n|[Aa]venue|[Aa]ve|[Dd]rive|[Dd]r|[Cc]lose|[Cc]l|[Cc]rescent|[Cc]res|[Ww]ay|[Gg]ardens|[Gg]dns|[Tt]errace|[Tt]err?|[Pp]lace|[Pp]l|[Ss]quare|[Ss]q|[Cc]ourt|[Cc]t|[Gg]rove|[Hh]ill|[Rr]ow|[Mm]ews|[Ww]alk|[Pp]ark|[Gg]reen|[Bb]oulevard|[Pp]arade|[Rr]ise|[Ww]harf|[Vv]iew|[Cc]ottages?|[Hh]ouse|[Yy]ard|[Vv]ale|[Mm]ount|[Ee]nd|[Cc]ircus|[Mm]eadows?|[Cc]roft|[Ff]ield|[Bb]ank|[Gg]ate|[Ee]states?|[Tt]owers?|[Dd]ene|[Ww]ynd|[Pp]ath|[Aa]lley|[Mm]altings|[Pp]addock|[Cc]hase|[Dd]ell)'
const NUMBER_WORD =
  '(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[Tt]hirteen|[Ff]ourteen|[Ff]ifteen|[Ss]ixteen|[Ss]eventeen|[Ee]ighteen|[Nn]ineteen|(?:[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Ss]ixty|[Ss]eventy|[Ee]ighty|[Nn]inety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)'
const NO_STREET =
  '(?!(?:minutes?|mins?|pupils|children|years?|hours?|weeks?|days?|months?|people|kids|boys|girls|teachers|miles?|metres?|times|seconds?|more|new|per|pm|am|to|out|of|in|at|and|or|by|the|on|with|for|until|before|after|is|are|was|were|different|quid|pounds|pence|percent)(?!\\p{L}))'

export const en: ContactRules = {
  streets: [
    String.raw`(?:(?:[Ff]lat|[Aa]partment|[Aa]pt|[Uu]nit) \d{1,4}[a-zA-Z]?,? )?\d{1,4} ?[a-dA-D]?,? ${NO_STREET}\p{L}[\p{L}'’]{1,30}(?: \p{L}[\p{L}'’.]{1,30}){0,2} ${TYPE}(?! (?:of|from|to|group|teachers?|student|pupils?|class|team|trip|times?|time|up|day|days))`,
    String.raw`\d{1,4} ?[a-dA-D]?,? [Tt]he \p{Lu}[\p{L}'’]{2,30}(?=[,.;!?\s]|$)(?! (?:year|pupil|best))`,
    String.raw`${NUMBER_WORD},? \p{Lu}[\p{L}'’]{1,30}(?: \p{Lu}[\p{L}'’]{1,30})? ${TYPE}`,
    String.raw`(?:live|lives|living|lived|address is|home is|house (?:is )?|moved to|found|resides?|next door to us)(?: \p{L}{2,10}){0,4} (?:on|in|at|to|is|down|up) \p{Lu}[\p{L}'’]{1,30}(?: \p{Lu}[\p{L}'’]{1,30})? ${TYPE}`,
    String.raw`(?:[Ff]lat|[Aa]partment|[Nn]umber|[Nn]o\.?) (?:\d{1,4}[a-z]?|${NUMBER_WORD}),? (?:on |in |at |of )?\p{Lu}[\p{L}'’]{1,30}(?: \p{Lu}[\p{L}'’]{1,30})? ${TYPE}`,
    String.raw`[Tt]he (?:[Oo]ld )?(?:\p{Lu}[\p{L}'’]{2,20} )?(?:[Ff]orge|[Cc]ottage|[Rr]ectory|[Vv]icarage|[Bb]arn|[Mm]ill|[Ff]arm|[Ll]odge|[Pp]arsonage|[Bb]akery|[Cc]oach [Hh]ouse|[Mm]anor)(?:,| in| on) \p{Lu}[\p{L}'’]{1,30}(?: \p{Lu}[\p{L}'’]{1,30})? ${TYPE}`,
    String.raw`\p{Lu}[\p{L}'’]{1,30}(?: \p{Lu}[\p{L}'’]{1,30})? ${TYPE},? (?:[Nn]umber|[Nn]o\.?|#) ?\d{1,4}`,
    String.raw`[Pp]\.?[Oo]\.? ?[Bb]ox \d{1,6}`,
  ],
  postcodes: [String.raw`(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}|[a-z]{1,2}\d[a-z\d]? \d[abd-hjlnp-uw-z]{2})`],
  dot: '(?:dot|d0t)',
  at: '(?:at)',
  phoneWords: list`tel, telephone, phone, phone number, mobile, mobile number, mob, number, cell, whatsapp, landline, (?:call|ring|text|phone|reach|contact|whatsapp) (?:me|us|her|him|them|\p{Lu}\p{L}+)?(?: ?on| ?at)?, (?:his|her|my|the|their) (?:number|mobile|phone|phone number|mobile number) is, number is, ext, extension`,
  digits: list`zero, oh, nought, one, two, three, four, five, six, seven, eight, nine, double \p{L}{2,6}(?!\p{L}), triple \p{L}{2,6}(?!\p{L}), ten, eleven, twelve, (?:thir|four|fif|six|seven|eigh|nine)teen, (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?, hundred`,
  ofSchool: [
    String.raw`(?:school|academy|college|campus|entrance|building|site|gate|nursery|hall|library|office|stop|museum|pool|annexe|annex|sixth form|block|centre|car park|field|pitch|meeting point|church)(?: \p{L}{2,12}){0,5} (?:is|sits|stands|lies|was|located|moved|moving|found|based|at|backs|opens|faces)`,
  ],
}
