import type { InsultRules } from '../../finding.ts'
import { list } from '../list.ts'

const PERSON =
  '(?:cow|cows|bitch|bitches|woman|man|men|women|teacher|teachers|head|headteacher|headmaster|headmistress|idiot|people|person|staff|bastard|bastards|hag|witch|bat|lot|boy|girl|kid|kids|brat|brats|parents|mother|father|mum|dad|pig|pigs|cunt|git|fool|lady|ladies|guy|bloke|oaf|sod|fart|liar|creep|excuse for a (?:teacher|human|head))'
const STUPID =
  '(?:stupid|thick|dumb|brainless|useless piece of|fat|ugly|braindead|brain-dead|dim-witted|dimwitted|moronic|idiotic|retarded|pathetic|evil|vile|nasty|disgusting|ghastly|horrid|lying|crazy|mental|mad|insane|deranged|psychotic|miserable|spiteful|vicious|hideous|bloody|sodding|bleeding|poisonous|worthless|clueless|gormless|filthy|dirty|pig-ignorant|ignorant)'

export const insults: InsultRules = {
  words: list`idiot, idiotic, moron, moronic, fuck, fucker, fucking, motherfucker, fuckwit, fuckface, bitch, bitchy, bastard, wanker, tosser, arsehole, asshole, twat, prick, dickhead, knobhead, knob, bellend, bell-end, cunt, cocksucker, scumbag, scum, imbecile, retard, retarded, cretin, spastic, spaz, spacker, mong, numpty,
    muppet, plonker, pillock, prat, berk, wally, twit, nitwit, dimwit, halfwit, half-wit, nincompoop, dunce, dummy, dumbass, dumb-ass, dumbo, dolt, dork, dullard, thicko, thickhead, blockhead, bonehead, airhead, knucklehead, meathead, pea-brain, peabrain, simpleton, ignoramus, buffoon, oaf, lout, loony, nutter, nutcase, nutjob, psycho, psychopath, sociopath, weirdo, creep, pervert, perv, paedo, pedo, nonce,
    slag, slut, whore, skank, tramp, minger, munter, old bag, old bat, cowbag, git, weasel, slimeball, sleazebag, sleaze, douche, douchebag, jackass, turd, shithead, shitface, shitbag, piece of shit, shite, bullshitter, bollocks, crackhead, junkie, dumbfuck, gobshite, chav, pikey, gypo, gyppo, paki, nigger, nigga, chink, faggot, fag, poof, dyke, tranny, queer bastard, cripple, midget, fatso, fatty, lardarse, lard-arse, pig-face, pigface, nazi, fascist, hitler, battleaxe, battle-axe, bully-boy, sadist, vermin, waster, waste of space, waste of oxygen, good-for-nothing, layabout, scrounger, ratbag, dipstick, divvy, wazzock, muppets, pleb, skiver, charlatan, imposter, hypocrite, joke of a (?:teacher|head|headteacher|school|human)`,
  endings: "(?:s|es|'s|y|ed|ish)?",
  phrases: [
    `${STUPID}(?: (?:old|little|fat|stupid|lazy|bloody))? ${PERSON}`,
    String.raw`(?:teachers?|head|headteacher|headmaster|headmistress|he|she|they|staff|secretary|receptionist|caretaker|(?:mr|mrs|ms|miss)\.? \p{L}{1,30}|you)(?:'s|'re| is| are| was| were) (?:\p{L}{2,12} ){0,3}(?:stupid|dumb|thick(?! with)|brainless|braindead|brain-dead|retarded|mental|insane|deranged|evil|vile|pathetic|scum|a joke|a disgrace|trash|garbage|pure filth|thick as|off (?:his|her|their) (?:head|rocker)|ugly|as thick as)`,
    'thick as (?:a brick|two short planks|mince|pig ?shit)|(?:not )?the sharpest tool|(?:a )?few sandwiches short|shit for brains|brain of a (?:pea|goldfish)|brain cells?',
    '(?:piss|sod|bugger|f[*]+|naff) off|go to hell|drop dead|shut (?:your|the) \\p{L}{1,8} ?(?:mouth|gob|up)|screw (?:you|them|her|him)|kiss my ass|up yours',
    String.raw`(?:f|c|w|b|a|s|d|t)\*{2,}\p{L}{0,8}|f\*ck\p{L}{0,4}|fck\p{L}{0,4}|fuk\p{L}{0,4}|phuck\p{L}{0,3}|biatch|b\*tch(?:es)?|sh\*t(?:head|bag|face|s)|a\*\*hole|azzhole`,
    'should be (?:shot|hanged|put down|locked up in an asylum)|rot in hell|waste of (?:space|oxygen|skin)',
  ],
}
