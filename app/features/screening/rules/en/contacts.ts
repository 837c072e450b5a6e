import type { ContactRules } from '../../finding.ts'
import { list } from '../list.ts'

const TYPE =
  '(?:[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Ll]ane|[Ll]n|[Aa]venue|[Aa]ve|[Dd]rive|[Dd]r|[Cc]lose|[Cc]rescent|[Cc]res|[Ww]ay|[Gg]ardens|[Gg]dns|[Tt]errace|[Pp]lace|[Ss]quare|[Cc]ourt|[Gg]rove|[Hh]ill|[Rr]ow|[Mm]ews|[Ww]alk|[Pp]ark|[Gg]reen|[Bb]oulevard|[Pp]arade|[Rr]ise|[Ww]harf|[Vv]iew|[Cc]ottages?|[Hh]ouse|[Yy]ard|[Vv]ale|[Mm]ount|[Ee]nd|[Cc]ircus|[Ww]harf)'

export const contacts: ContactRules = {
  streets: [
    String.raw`(?:(?:[Ff]lat|[Aa]partment|[Uu]nit) \d{1,4}[a-zA-Z]?,? )?\d{1,4} ?[a-dA-D]?,? (?!\p{L}{0,3}(?:minutes?|pupils|children|years?)\b)[\p{Lu}\p{Ll}][\p{L}'’]{1,30}(?: [\p{L}'’.]{2,30}){0,2} ${TYPE}(?! (?:of|from|to|group|teachers?|student))`,
    String.raw`(?:live|lives|living|lived|address is|home is|house (?:is )?|moved to|found)(?: \p{L}{2,10}){0,3} (?:on|in|at|to|is) \p{Lu}[\p{L}'’]{1,30}(?: \p{Lu}[\p{L}'’]{1,30})? ${TYPE}`,
    String.raw`(?:[Ff]lat|[Aa]partment|[Nn]umber|[Nn]o\.?) \d{1,4}[a-z]?,? (?:on |in |at |of )?\p{Lu}[\p{L}'’]{1,30}(?: \p{Lu}[\p{L}'’]{1,30})? ${TYPE}`,
  ],
  postcodes: [String.raw`(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}|[a-z]{1,2}\d[a-z\d]? \d[abd-hjlnp-uw-z]{2})`],
  dot: '(?:dot|d0t)',
  at: '(?:at)',
  phoneWords: list`tel, telephone, phone, phone number, mobile, mobile number, mob, number, cell, whatsapp, landline, (?:call|ring|text|phone|reach|contact|whatsapp) (?:me|us|her|him|them|\p{Lu}\p{L}+)?(?: ?on| ?at)?, (?:his|her|my|the|their) (?:number|mobile|phone|phone number|mobile number) is, number is, ext, extension`,
  digits: list`zero, oh, nought, one, two, three, four, five, six, seven, eight, nine, double \p{L}{2,6}, triple \p{L}{2,6}`,
}
